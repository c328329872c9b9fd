import type { TitleList, TitleListItem } from '@site/contracts/api/titles';

/** The two kinds of title, as their address has them (D52). */
export type TitleKind = 'digital' | 'fisico';

/** A campaign's titles by kind, in the server's order. */
export function titlesOfCampaign(list: TitleList, code: string): Record<TitleKind, TitleListItem[]> {
  const isOfCampaign = (title: TitleListItem) => title.event_code === code;
  return { digital: list.virtual.filter(isOfCampaign), fisico: list.fisico.filter(isOfCampaign) };
}

/** The kind that is shown at first: digital, unless there are printed titles only. */
export const kindAtFirst = ({ digital, fisico }: Record<TitleKind, readonly unknown[]>): TitleKind =>
  digital.length === 0 && fisico.length > 0 ? 'fisico' : 'digital';

/** Whether a part of the address can be an event code at all (D56). */
export const isEventCode = (code: string): boolean => /^[\w-]{1,40}$/.test(code);
