import { useState } from 'react';
import type { Event } from '@site/contracts/api/static-data';

/** What the two fields hold; nothing chosen is ''. */
export interface ResultsChoice {
  year: string;
  campaign: string;
}

/**
 * The choice in the fields: what the visitor is choosing, else the campaign on screen, else the one on its way.
 * Another year asks for another campaign.
 */
export function useResultsChoice(shown: Event | undefined, asked: ResultsChoice) {
  const [draft, setDraft] = useState<ResultsChoice>();
  const onScreen = shown && { year: String(shown.AnoEvento), campaign: shown.CodEvento };
  const choice = draft ?? onScreen ?? asked;

  return {
    ...choice,
    chooseYear: (year: string) => setDraft({ year, campaign: '' }),
    chooseCampaign: (campaign: string) => setDraft({ year: choice.year, campaign }),
    /** Ends the choosing and gives what was chosen. */
    settle: () => {
      setDraft(undefined);
      return choice;
    },
  };
}
