import type { Catalogue } from './catalogue.ts';
import type { enFailures } from './en-failures.ts';
import { orderReasons } from './ar/order-reasons.ts';
import { dealsLeftOut } from './ar/deals-left-out.ts';
import { accountFailures } from './ar/failures-account.ts';
import { cartFailures } from './ar/failures-cart.ts';
import { fieldFailures } from './ar/failures-fields.ts';
import { giftCardFailures } from './ar/failures-gift-cards.ts';
import { lineFailures } from './ar/failures-lines.ts';
import { offerFailures } from './ar/failures-offers.ts';
import { orderFailures } from './ar/failures-orders.ts';
import { placingFailures } from './ar/failures-placing.ts';
import { requestFailures } from './ar/failures-requests.ts';
import { reservationFailures } from './ar/failures-reservations.ts';
import { tabFailures } from './ar/failures-tabs.ts';

export const arFailures = {
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
