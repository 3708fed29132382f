import type { Catalogue } from './catalogue.ts';
import type { enFailures } from './en-failures.ts';
import { orderReasons } from './es/order-reasons.ts';
import { dealsLeftOut } from './es/deals-left-out.ts';
import { accountFailures } from './es/failures-account.ts';
import { cartFailures } from './es/failures-cart.ts';
import { fieldFailures } from './es/failures-fields.ts';
import { giftCardFailures } from './es/failures-gift-cards.ts';
import { lineFailures } from './es/failures-lines.ts';
import { offerFailures } from './es/failures-offers.ts';
import { orderFailures } from './es/failures-orders.ts';
import { placingFailures } from './es/failures-placing.ts';
import { requestFailures } from './es/failures-requests.ts';
import { reservationFailures } from './es/failures-reservations.ts';
import { tabFailures } from './es/failures-tabs.ts';

export const esFailures = {
  account: accountFailures,
  cart: cartFailures,
  fields: fieldFailures,
  giftCards: giftCardFailures,
  lines: lineFailures,
  offers: offerFailures,
  orders: orderFailures,
  reasons: orderReasons,
  placing: placingFailures,
  requests: requestFailures,
  reservations: reservationFailures,
  tabs: tabFailures,
  dealsLeftOut,
} satisfies Catalogue<typeof enFailures>;
