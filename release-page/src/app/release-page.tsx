import { useState } from 'react';
import { Banner } from '@site/ui/banner';
import { BrandMark } from '@site/ui/brand-mark';
import { Field } from '@site/ui/field';
import { Grid } from '@site/ui/grid';
import { Loading } from '@site/ui/loading';
import { PageWidth } from '@site/ui/page-width';
import { SelectInput } from '@site/ui/select-input';
import { Stack } from '@site/ui/stack';
import { useActions } from '#actions/use-actions.tsx';
import { AppDetail } from '#apps/app-detail.tsx';
import { AppList } from '#apps/app-list.tsx';
import { useSite } from '#client/use-site.ts';
import { addressOf, hasMoved, usePlace } from './use-place';
import styles from './release-page.module.css';

/** What is live, how it fares, and what to do about it. */
export function ReleasePage() {
  const [place, go] = usePlace();
  const [whole, setWhole] = useState<string>();
  const site = useSite(place.environment, whole);
  const { state, problem, isHearing } = site;
  const app = state?.apps.find(({ name }) => name === place.app) ?? state?.apps[0];
  const environment = state?.environment ?? place.environment;
  const { ask, dialog, done } = useActions(environment, site.reload);

  return (
    <>
      <header className={styles.bar} data-surface="dark">
        <PageWidth>
          <div className={styles.row}>
            <BrandMark name="Releases" />
            <p role="status" className={styles.hearing} data-hearing={isHearing || undefined}>
              {isHearing ? 'Updates itself' : 'Connecting…'}
            </p>
          </div>
        </PageWidth>
      </header>
      <PageWidth>
        <main className={styles.main}>
          <div className={styles.head}>
            <h1>What is live</h1>
            {state && (
              <div className={styles.environment}>
                <Field label="Environment">
                  <SelectInput
                    value={state.environment}
                    onChange={({ target }) => go({ environment: target.value, app: '' })}
                  >
                    {state.environments.map((name) => (
                      <option key={name}>{name}</option>
                    ))}
                  </SelectInput>
                </Field>
              </div>
            )}
          </div>
          <Stack gap={4}>
            {problem && (
              <Banner tone="error" announce="alert">
                {problem}
              </Banner>
            )}
            {done && (
              <Banner tone="success" announce="status">
                {done}
              </Banner>
            )}
            {state?.problems.map((line) => (
              <Banner key={line} tone="error">
                {line}
              </Banner>
            ))}
            {!state && !problem && <Loading text="Reading the store…" />}
            {state && state.apps.length === 0 && (
              <Banner tone="info">{`Nothing is live in ${state.store} yet.`}</Banner>
            )}
            {state && app && (
              <Grid layout="panel">
                <AppList
                  apps={state.apps}
                  selected={app.name}
                  addressOf={(name) => addressOf({ environment, app: name })}
                />
                <AppDetail
                  key={`${environment} ${app.name}`}
                  environment={environment}
                  app={app}
                  isChosen={hasMoved}
                  onAsk={ask}
                  onWhole={() => setWhole(app.name)}
                />
              </Grid>
            )}
          </Stack>
        </main>
      </PageWidth>
      {dialog}
    </>
  );
}
