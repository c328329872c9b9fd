import { useId } from 'react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetYearsQuery, useListEventsQuery } from '@site/api/resources/static-data';
import type { Event } from '@site/contracts/api/static-data';
import { Button } from '@site/ui/button';
import { Field } from '@site/ui/field';
import { SelectInput } from '@site/ui/select-input';
import { useYears } from '#parts/year-choice/use-years.ts';
import { text } from './results.text';
import styles from './results-filter.module.css';
import { type ResultsChoice, useResultsChoice } from './use-results-choice';

interface Props {
  /** The campaign on screen, which the fields show until the visitor chooses another. */
  shown: Event | undefined;
  /** Whether that is still to come: until then nobody is asked to choose one. */
  isComing: boolean;
  /** The campaign that the address asks for. */
  asked: ResultsChoice;
  onSearch: (choice: ResultsChoice) => void;
}

/** First the year, then one of its campaigns; 'Pesquisar' when both are set. */
export function ResultsFilter({ shown, isComing, asked, onSearch }: Props) {
  const { year, campaign, chooseYear, chooseCampaign, settle } = useResultsChoice(shown, asked);
  const years = useGetYearsQuery();
  const events = useListEventsQuery(year ? Number(year) : skipToken);
  const campaigns = events.currentData ?? (shown && year === String(shown.AnoEvento) ? [shown] : []);
  const isMissing = !year || !campaign;
  const isAsked = isMissing && !isComing;
  const reasonId = useId();
  const isEmpty = events.currentData?.length === 0;

  return (
    <div role="search" className={styles.filter}>
      <Field label={text.year} hint={years.isError ? text.yearsFailed : undefined}>
        <SelectInput name="year" value={year} onChange={({ target }) => chooseYear(target.value)}>
          <option value="" />
          {useYears([...(years.data ?? []), ...(year ? [Number(year)] : [])]).map((each) => (
            <option key={each}>{each}</option>
          ))}
        </SelectInput>
      </Field>
      <Field
        label={text.campaign}
        hint={isEmpty ? text.noCampaigns : undefined}
        error={events.isError ? text.campaignsFailed : undefined}
      >
        <SelectInput
          name="campaign"
          value={campaign}
          disabled={!year}
          onChange={({ target }) => chooseCampaign(target.value)}
        >
          <option value="" />
          {campaigns.map(({ CodEvento, NomeEvento, Serie }) => (
            <option key={CodEvento} value={CodEvento}>
              {text.campaignOf(NomeEvento, Serie)}
            </option>
          ))}
        </SelectInput>
      </Field>
      <div className={styles.action}>
        <Button
          fill="mobile"
          disabled={isMissing}
          aria-describedby={isAsked ? reasonId : undefined}
          onClick={() => onSearch(settle())}
        >
          {text.search}
        </Button>
        {isAsked && (
          <p id={reasonId} className={styles.reason}>
            {text.chooseBoth}
          </p>
        )}
      </div>
    </div>
  );
}
