import { Banner } from '@site/ui/banner';
import { formatMoney, parseMoney } from '@site/domain/money';
import type { Card } from './card';
import { text } from './scratch-card.text';

/** What a card that is all open has brought, in words. */
export function CardResult({ winner, prizeValue }: Card) {
  if (!winner) return <Banner tone="info">{text.noPrize}</Banner>;
  const cents = parseMoney(prizeValue ?? '');
  return (
    <Banner tone="success">{cents === undefined ? text.prizeUnknown : text.prize(formatMoney(cents))}</Banner>
  );
}
