import { orderStatus as words } from '#schemas/messages/en/order-status.ts';
import { toMinor } from '#schemas/money.ts';
import type { DeliveryTerms } from './use-delivery-terms.ts';
import type { Wording } from './order-status-of.ts';

export type TermsText = {
  /** What delivery costs, or why there is none. */
  fee: Wording;
  /** What an order has to come to; null: nothing, or it does so already. */
  minimum: Wording | null;
  /** The address cannot be delivered to. */
  isRefused: boolean;
  /** The cart holds less than the minimum. */
  isShort: boolean;
};

type Setting = {
  currency: string;
  money(minor: number): string;
  /** Without the decimals of a whole amount. */
  shortMoney(minor: number): string;
};

/** Fee and minimum of a delivery in words (rules R45, R46). */
export function termsText(
  { quote, postcode }: DeliveryTerms,
  { currency, money, shortMoney }: Setting,
): TermsText {
  const amount = (major: number) => money(toMinor(major, currency));
  const shortAmount = (major: number) => shortMoney(toMinor(major, currency));
  if (quote.error !== null) {
    const text =
      quote.error_code === 'address_mismatch' ? words.mismatch : words.outOfReach(postcode);
    return { fee: { long: text, short: text }, minimum: null, isRefused: true, isShort: false };
  }
  const { charge, minimum, missing_to_minimum: missing } = quote;
  const fee =
    charge === 0
      ? { long: words.freeTo(postcode), short: words.free }
      : { long: words.fee(amount(charge), postcode), short: shortAmount(charge) };
  // Of an empty cart all of it is missing, which the minimum itself says.
  const isShort = missing > 0 && missing < minimum;
  return { fee, minimum: minimumText(), isRefused: false, isShort };

  function minimumText(): Wording | null {
    if (missing === 0) return null;
    return isShort
      ? { long: words.missing(amount(missing)), short: words.shortMissing(shortAmount(missing)) }
      : { long: words.minimum(amount(minimum)), short: words.shortMinimum(shortAmount(minimum)) };
  }
}
