import * as v from 'valibot';
import { count, identifier, optionalText, reais, sentReais } from './wire';

/** Body of `POST /payments/checkout`. `amount` is in reais. */
export const checkoutRequest = v.object({ amount: sentReais, callbackUrl: v.string() });

/** Body of `POST /payments/checkout`. */
export type CheckoutRequest = v.InferOutput<typeof checkoutRequest>;

/** Response of `POST /payments/checkout`. */
export const checkoutCreated = v.object({ checkout_session: identifier, customer_id: identifier });

/** Response of `POST /payments/checkout`. */
export type CheckoutCreated = v.InferOutput<typeof checkoutCreated>;

/** One line of an order as it is sent. Values are in reais. */
export const orderItem = v.object({
  event: v.string(),
  productCode: v.string(),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  unitValue: sentReais,
  totalValue: sentReais,
  eventYear: v.pipe(v.number(), v.integer()),
});

/** One line of an order as it is sent. */
export type OrderItem = v.InferOutput<typeof orderItem>;

/** Body of `POST /payments/pay/credit-card` and `POST /payments/pay/pix`. */
export const payRequest = v.object({
  amount: sentReais,
  description: v.string(),
  orderItems: v.array(orderItem),
  card_token: v.string(),
  checkout_session: v.string(),
  yuno_customer_id: v.string(),
  ip: v.string(),
  os: v.string(),
  browser: v.string(),
  platform: v.string(),
});

/** Body of `POST /payments/pay/credit-card` and `POST /payments/pay/pix`. */
export type PayRequest = v.InferOutput<typeof payRequest>;

/**
 * Response of both pay calls. `status` is an open set: `READY_TO_PAY` for a PIX charge, otherwise a status of the
 * provider.
 */
export const payAnswer = v.object({ merchant_order_id: identifier, status: v.string() });

/** Response of both pay calls. */
export type PayAnswer = v.InferOutput<typeof payAnswer>;

/** One order. Unknown statuses and types pass: the page decides what they mean. */
export const payment = v.object({
  orderId: identifier,
  number: identifier,
  paymentType: v.string(),
  paymentMethod: optionalText,
  totalAmount: reais,
  quantity: v.nullish(count, 0),
  status: v.string(),
  created_at: optionalText,
  history: v.nullish(v.array(v.object({ status: v.string(), date: optionalText })), []),
});

/** One order with its history (D21). `number` starts with the event code before a dash. */
export type Payment = v.InferOutput<typeof payment>;

/** Response of `GET /payments/list`. */
export const payments = v.array(payment);

/** Body of `POST /payments/repurchase` (D17). */
export const repurchaseRequest = v.object({ event_code: v.string() });

/** Body of `POST /payments/repurchase`. */
export type RepurchaseRequest = v.InferOutput<typeof repurchaseRequest>;

/** Response of `GET /payments/registration-form/show`. */
export const registrationFormText = v.pipe(v.string(), v.trim(), v.nonEmpty('a form may not be empty'));
