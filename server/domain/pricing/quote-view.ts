import type { FailureTexts } from '#schemas/messages/en-failures.ts';
import { type Sentence, sentenceIn } from '#schemas/messages/sentence.ts';
import { toMajor } from '#schemas/money.ts';
import { feeTier, nextFeeTier } from '#schemas/rules/delivery/fee-tier.ts';
import type { DeliveryZone } from '#schemas/rules/delivery/zone.ts';

/** What is known about delivering to an address, before a subtotal (rules R45, R46). */
export type Quote = {
  /** null: the address cannot be delivered to, and `refusal` says why. */
  zone: DeliveryZone | null;
  /** On the road; 0 without a zone. */
  minutes: number;
  refusal: { code: 'not_delivered_there' | 'address_mismatch'; message: Sentence } | null;
};

/** The same for a subtotal, with amounts in the major unit: the contract's quote. */
export type QuoteView = {
  zone: { id: number; name: string } | null;
  charge: number;
  minimum: number;
  missing_to_minimum: number;
  next_tier: { from: number; charge: number } | null;
  minutes: number;
  error: string | null;
  error_code: NonNullable<Quote['refusal']>['code'] | null;
};

/**
 * A quote for a subtotal as the wire shows it, the same on card, in cart and at checkout.
 * @param subtotal minor units, items after line deals and before a coupon (rule R40).
 */
export function quoteView(
  { zone, minutes, refusal }: Quote,
  { subtotal, currency, texts }: { subtotal: number; currency: string; texts: FailureTexts },
): QuoteView {
  const major = (minor: number) => toMajor(minor, currency);
  const tiers = zone?.tiers ?? [];
  const minimum = zone?.minimum ?? 0;
  const next = nextFeeTier(tiers, subtotal);
  return {
    zone: zone && { id: zone.id, name: zone.name },
    charge: major(feeTier(tiers, subtotal)?.fee ?? 0),
    minimum: major(minimum),
    missing_to_minimum: major(Math.max(0, minimum - subtotal)),
    next_tier: next && { from: major(next.from), charge: major(next.fee) },
    minutes,
    error: refusal && sentenceIn(texts, refusal.message),
    error_code: refusal?.code ?? null,
  };
}
