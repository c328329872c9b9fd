import { useGetEventQuery } from '@site/api/resources/static-data';
import { parseTitleNumber } from '@site/domain/title-number';

/** A campaign's name, once it is known, and its series, which stands for it until then; a title's number tells it, too. */
export function useCampaign(code: string, titleNumber = '') {
  const { data, isLoading } = useGetEventQuery(code);
  const series = data?.Serie || seriesOf(titleNumber) || code;
  return { isLoading, name: data?.NomeEvento, series };
}

function seriesOf(titleNumber: string): string {
  const series = parseTitleNumber(titleNumber)?.series.replace(/^0+/, '');
  return series ?? '';
}
