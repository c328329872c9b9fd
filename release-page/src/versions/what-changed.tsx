import { useState } from 'react';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { askDiff } from '#client/ask.ts';
import type { VersionDiff } from '#state/state.ts';
import { Difference } from './difference';

interface Props {
  environment: string;
  app: string;
  from: string;
  to: string;
}

/** A button that shows how a version differs from another, and hides it again. */
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
      <div>
        <Button kind="text" size="sm" aria-expanded={isOpen} onClick={() => void toggle()}>
          {`What changed from ${from}`}
        </Button>
      </div>
      {problem && (
        <Banner tone="error" announce="alert">
          {problem}
        </Banner>
      )}
      {diff && <Difference diff={diff} />}
    </>
  );
}
