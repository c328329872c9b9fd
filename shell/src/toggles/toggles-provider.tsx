import { type ReactNode, useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { isApiError } from '@site/api/error';
import { failureOf } from '@site/api/failure-policy';
import { type Toggles, toggleNames } from '@site/contracts/toggles';
import { useToldFailure } from '@site/platform/tell-failure';
import { TogglesContext } from '@site/platform/toggles';
import { useGetFeaturesQuery } from './toggles.api';
import { keptToggles, toggleCache } from './toggles.storage';
import { text } from './toggles.text';

/** Says what is on and what is off: from a cache that holds, else from the server, and all off without either (D15). */
export function TogglesProvider({ children }: { children: ReactNode }) {
  // The response reaches the page through storage, so that emptying the API's cache switches nothing off.
  const namesOn = useSyncExternalStore(toggleCache.subscribe, keptNamesOn);
  const { error } = useGetFeaturesQuery(undefined, { skip: namesOn !== undefined });
  // The whole site may change with them, right after it has come: React gives way to the visitor meanwhile.
  const shown = useDeferredValue(namesOn ?? '');
  const toggles = useMemo(() => togglesOf(shown), [shown]);

  const words = text.failed(reasonOf(error));
  useToldFailure(error, { failureText: words, noAnswer: words });

  return <TogglesContext value={toggles}>{children}</TogglesContext>;
}

// As one text: the same features are the same snapshot.
function keptNamesOn(): string | undefined {
  const kept = keptToggles();
  const isOn = (name: string) => kept?.some((feature) => feature.name === name && feature.status);
  return kept && toggleNames.filter(isOn).join(' ');
}

function togglesOf(namesOn: string): Toggles {
  const on = new Set(namesOn.split(' '));
  return Object.fromEntries(toggleNames.map((name) => [name, on.has(name)])) as Toggles;
}

function reasonOf(error: unknown): string {
  if (isApiError(error) && error.serverMessage) return error.serverMessage;
  const failure = failureOf(error);
  if (failure === 'offline') return text.noNetwork;
  return failure === 'contract' || failure === 'mediaType' ? text.badAnswer : text.noReason;
}
