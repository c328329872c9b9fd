import { useRef, useState } from 'react';
import { useTellFailure } from '@site/platform/tell-failure';
import { useToasts } from '@site/platform/toasts';
import { type TitleKey, useGetTitleQuery } from '#parts/titles/titles.api.ts';
import { type Card, cardOf, isComplete } from './card';
import { useReloadTitleMutation, useScratchTitleMutation } from './scratch-card.api';
import { text } from './scratch-card.text';

/** A cell's report: on its way with the cover in place or scratched away, then successful or failed. */
export type Report = 'waiting' | 'revealed' | 'opened' | 'failed';

const everyCell = 0;
const failedAll = text.automaticFailed;
/** Until the owner has seen what the last covers hid. */
const seen = (item: number) => new Promise((resolve) => setTimeout(resolve, item === everyCell ? 1100 : 600));
/** On a slow device a cover is there for longer: the dialog would open over it. */
const uncovered = (list: Element | null) =>
  Promise.allSettled(
    [...(list?.querySelectorAll('[data-gone]') ?? [])]
      .flatMap((cover) => cover.getAnimations())
      .map(({ finished }) => finished),
  );
const ofAll = { failureText: failedAll, noAnswer: failedAll };

/** A title's scratch card, and what its owner does with it. */
export function useScratchCard(key: TitleKey) {
  const toasts = useToasts();
  const tellFailure = useTellFailure();
  const card = cardOf(useGetTitleQuery(key).data);
  const [scratch] = useScratchTitleMutation();
  const [reload] = useReloadTitleMutation();
  const list = useRef<HTMLUListElement>(null);
  const [reports, setReports] = useState<Readonly<Record<number, Report>>>({});
  const [wonCard, setWonCard] = useState<Card>();

  const mark = (item: number, report: Report) => setReports((known) => ({ ...known, [item]: report }));

  async function report(item: number, how: 'waiting' | 'revealed') {
    if (!key.number.trim()) return toasts.error(text.noNumber);
    mark(item, how);
    const { data, error } = await scratch({ ...key, item });
    if (error) {
      mark(item, 'failed');
      return tellFailure(error, { texts: item === everyCell ? ofAll : {} });
    }
    mark(item, 'opened');
    toasts.success(text.scratched);
    const scratched = cardOf(data);
    return scratched && isComplete(scratched) ? reloadTitle(item) : undefined;
  }

  async function reloadTitle(lastOpened: number) {
    const [{ data, error }] = await Promise.all([reload(key), seen(lastOpened)]);
    await uncovered(list.current);
    if (error) return tellFailure(error);
    const complete = cardOf(data);
    if (complete?.winner) setWonCard(complete);
  }

  const isBusy = (item: number) => reports[item] === 'waiting' || reports[item] === 'revealed';
  const isAutomatic = isBusy(everyCell);

  return {
    card,
    /** For the list of the cells. */
    list,
    /** The card that was won just now: its owner is to be congratulated. */
    wonCard,
    acknowledge: () => setWonCard(undefined),
    reportOf: (item: number): Report | undefined => (isAutomatic ? 'waiting' : reports[item]),
    isAutomatic,
    wasAutomatic: reports[everyCell] === 'opened',
    /** Reports a cell: 'revealed' when its cover is scratched away, 'waiting' while it is still there. */
    open: (item: number, how: 'waiting' | 'revealed') => {
      if (!isAutomatic && !isBusy(item)) void report(item, how);
    },
    openAll: () => {
      if (!isAutomatic) void report(everyCell, 'waiting');
    },
  };
}
