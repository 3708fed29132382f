import type { OfferStatus } from '#schemas/api/staff-offers.ts';
import type { OfferConditions } from '#schemas/api/offer-conditions.ts';

type Offer = {
  isActive: boolean;
  conditions: Pick<OfferConditions, 'valid_from' | 'valid_until'>;
  /** Uses in all that it may have; null: any number. */
  totalLimit?: number | null;
};

/** Whether an offer counts at a moment, by its dates and its uses; days and hours are not looked at. */
export function offerStatus(
  { isActive, conditions, totalLimit = null }: Offer,
  { now, used = 0 }: { now: Date; used?: number },
): OfferStatus {
  if (!isActive) return 'off';
  const { valid_from, valid_until } = conditions;
  if (valid_until !== null && now.getTime() >= Date.parse(valid_until)) return 'over';
  if (totalLimit !== null && used >= totalLimit) return 'used_up';
  return valid_from !== null && now.getTime() < Date.parse(valid_from) ? 'planned' : 'running';
}
