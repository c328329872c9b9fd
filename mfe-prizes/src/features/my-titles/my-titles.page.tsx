import { pathTo } from '@site/contracts/routes';
import { Page } from '@site/platform/page';
import { QueryView } from '@site/platform/query-view';
import { ButtonLink } from '@site/ui/button-link';
import { EmptyState } from '@site/ui/empty-state';
import { Lead } from '#parts/lead/lead.tsx';
import { useListTitlesQuery } from '#parts/titles/titles.api.ts';
import { CampaignGrid } from './campaign-grid';
import { CampaignSkeletons } from './campaign-skeletons';
import { campaignsOf } from './campaigns';
import styles from './my-titles.module.css';
import { text } from './my-titles.text';
import { useYearChoice } from './use-year-choice';
import { YearSelect } from './year-select';

export function MyTitlesPage() {
  // Titles come by a purchase, an exchange or a registration, also in another tab.
  const titles = useListTitlesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { year, years, hasAll, currentYear, chooseYear } = useYearChoice(titles.data);
  const yearNamed = year === 'all' ? currentYear : year;

  return (
    <Page title={text.heading}>
      <div className={styles.top}>
        <Lead>{text.lead}</Lead>
        <YearSelect years={years} hasAll={hasAll} value={year} onChoose={chooseYear} />
      </div>
      <QueryView query={titles} loading={text.loading} skeleton={<CampaignSkeletons />}>
        {(list) => (
          <CampaignGrid
            campaigns={campaignsOf(list, year)}
            empty={
              <EmptyState action={<ButtonLink to={pathTo('campaign')}>{text.toCampaign}</ButtonLink>}>
                {text.noTitles(yearNamed)}
              </EmptyState>
            }
          />
        )}
      </QueryView>
    </Page>
  );
}
