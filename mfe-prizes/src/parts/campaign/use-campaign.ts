import { useGetEventQuery } from '@site/api/resources/static-data';
import { parseTitleNumber } from '@site/domain/title-number';

/** A campaign's name, once it is known, and its series, which a number of one of its titles tells, too. */
export function useCampaign(code: string, titleNumber = '') {
  const { data, isLoading } = useGetEventQuery(code);
  const series = data?.Serie || seriesOf(titleNumber) || code;
  return { isLoading, name: data?.NomeEvento, series };
}

function seriesOf(titleNumber: string): string {
  const series = parseTitleNumber(titleNumber)?.series.replace(/^0+/, '');
  return series ?? '';
}
