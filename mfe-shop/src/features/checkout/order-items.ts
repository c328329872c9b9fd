import type { CartItem } from '@site/cart/cart-items';
import type { OrderItem } from '@site/contracts/api/payments';
import { toWireMoney } from '@site/domain/money';

/** The lines of an order as they are sent: what has a quantity. */
export const orderItemsOf = (items: readonly CartItem[]): OrderItem[] =>
  items
    .filter(({ quantity }) => quantity > 0)
    .map(({ event, productCode, quantity, unitValue, eventYear }) => ({
      event,
      productCode,
      quantity,
      unitValue: toWireMoney(unitValue),
      totalValue: toWireMoney(unitValue * quantity),
      eventYear,
    }));
