import { useState } from 'react';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { askDiff } from '#client/ask.ts';
import type { VersionDiff } from '#state/state.ts';
import { Difference } from './difference';
import styles from './what-changed.module.css';

interface Props {
  environment: string;
  app: string;
  from: string;
  to: string;
}

/** A button, in a row with others, that shows how a version differs from another, and hides it again. */
export function WhatChanged({ environment, app, from, to }: Props) {
  const [diff, setDiff] = useState<VersionDiff>();
  const [problem, setProblem] = useState<string>();
  const isOpen = diff !== undefined;

  async function toggle() {
    setProblem(undefined);
    if (isOpen) return setDiff(undefined);
    await askDiff({ environment, app, from, to }).then(setDiff, (error: Error) => setProblem(error.message));
  }

  return (
    <>
      <Button kind="text" size="sm" aria-expanded={isOpen} onClick={() => void toggle()}>
        {`What changed from ${from}`}
      </Button>
      {problem && (
        <Banner tone="error" announce="alert">
          {problem}
        </Banner>
      )}
      {diff && (
        <div className={styles.difference}>
          <Difference diff={diff} />
        </div>
      )}
    </>
  );
}
