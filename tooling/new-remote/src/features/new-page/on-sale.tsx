import { text } from './new-page.text';

/** Which campaign is on sale. */
export function OnSale({ campaign }: { campaign: string }) {
  return <p>{text.onSale(campaign)}</p>;
}
