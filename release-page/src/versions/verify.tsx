import { useState } from 'react';
import { Banner } from '@site/ui/banner';
import { Button } from '@site/ui/button';
import { askVerify } from '#client/ask.ts';

interface Props {
  environment: string;
  app: string;
  version: string;
}

/** Asks `delivery verify` whether a version would break the site that runs now, and shows what it says. */
export function Verify({ environment, app, version }: Props) {
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<readonly string[]>();

  async function verify() {
    setBusy(true);
    const answer = await askVerify({ environment, app, version }).catch((error: Error) => ({
      problems: [error.message],
    }));
    setProblems(answer.problems);
    setBusy(false);
  }

  return (
    <>
      <Button kind="text" size="sm" busy={isBusy} onClick={() => void verify()}>
        Verify
      </Button>
      {problems && (
        <Banner tone={problems.length === 0 ? 'success' : 'error'} announce="status">
          {problems.length === 0
            ? `${version} fits the site that runs now.`
            : problems.map((problem) => <p key={problem}>{problem}</p>)}
        </Banner>
      )}
    </>
  );
}
