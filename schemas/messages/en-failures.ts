import type { Catalogue } from './catalogue.ts';
import { orderReasons } from './en/order-reasons.ts';
import { dealsLeftOut } from './en/deals-left-out.ts';
import { accountFailures } from './en/failures-account.ts';
import { cartFailures } from './en/failures-cart.ts';
import { fieldFailures } from './en/failures-fields.ts';
import { giftCardFailures } from './en/failures-gift-cards.ts';
import { lineFailures } from './en/failures-lines.ts';
import { offerFailures } from './en/failures-offers.ts';
import { orderFailures } from './en/failures-orders.ts';
import { placingFailures } from './en/failures-placing.ts';
import { requestFailures } from './en/failures-requests.ts';
import { reservationFailures } from './en/failures-reservations.ts';
import { tabFailures } from './en/failures-tabs.ts';
import type { Language } from '../languages/languages.ts';

/**
 * What the server answers customers with where it refuses something, by area. Sentences for staff
 * stand where they are thrown, in English.
 */
export const enFailures = {
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
};

/** A complete catalogue of them, and the language that it is in. */
export type FailureTexts = Catalogue<typeof enFailures> & { language: Language };
