import { type FormEvent, useState } from 'react';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { Field } from '@site/ui/field';
import { Stack } from '@site/ui/stack';
import { TextInput } from '@site/ui/text-input';
import { askAction } from '#client/ask.ts';
import { actionWords } from './action-words';
import type { Wish } from './use-actions';

interface Props {
  environment: string;
  wish: Wish;
  onClose: () => void;
  onDone: (lines: readonly string[]) => void;
  /** The server would not: what is on screen may be old. */
  onRefused: () => void;
}

/** Asks why, and for the share of the visitors where one is needed; shows what the server refuses. */
export function ActionDialog({ environment, wish, onClose, onDone, onRefused }: Props) {
  const { title, about, button, share: offered, mayGrow, mayLead } = actionWords[wish.action];
  const [why, setWhy] = useState('');
  const [share, setShare] = useState(() => String(offered?.(wish) ?? ''));
  const [grows, setGrows] = useState('');
  const [to, setTo] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      const { app, action, version } = wish;
      const { lines } = await askAction({
        environment,
        action,
        app: app.name,
        seen: app.revision,
        why,
        version,
        share: offered ? share : undefined,
        grows: grows || undefined,
        to: to || undefined,
      });
      onDone(lines);
    } catch (error) {
      setProblem((error as Error).message);
      setBusy(false);
      onRefused();
    }
  }

  return (
    <Dialog
      title={title(wish)}
      onClose={onClose}
      closable={!isBusy}
      actions={
        <>
          <Button kind="secondary" size="sm" onClick={onClose} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" form="action" size="sm" busy={isBusy}>
            {button}
          </Button>
        </>
      }
    >
      <form id="action" noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={4}>
          <p>{about(wish)}</p>
          {offered && (
            <Field label="Per cent of the visitors" required>
              <TextInput
                inputMode="numeric"
                autoComplete="off"
                value={share}
                onChange={({ target }) => setShare(target.value)}
              />
            </Field>
          )}
          <Field label="Why" required hint="A sentence; it is kept in the history.">
            <TextInput
              autoComplete="off"
              maxLength={500}
              value={why}
              onChange={({ target }) => setWhy(target.value)}
            />
          </Field>
          {mayGrow && (
            <Field
              label="Why it may weigh more"
              hint="Only where a page of it weighs over 3 % more than live."
            >
              <TextInput
                autoComplete="off"
                maxLength={500}
                value={grows}
                onChange={({ target }) => setGrows(target.value)}
              />
            </Field>
          )}
          {mayLead && (
            <Field
              label="Where its addresses lead"
              hint="A path or an https address; without it a page says that they are gone."
            >
              <TextInput
                inputMode="url"
                autoComplete="off"
                maxLength={500}
                value={to}
                onChange={({ target }) => setTo(target.value)}
              />
            </Field>
          )}
          {problem && (
            <Banner tone="error" announce="alert">
              {problem}
            </Banner>
          )}
        </Stack>
      </form>
    </Dialog>
  );
}
