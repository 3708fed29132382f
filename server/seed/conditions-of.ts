import { offerConditions, type OfferConditions } from '#schemas/api/offer-conditions.ts';
import type { SampleConditions } from '#schemas/samples/sample-offer.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';

/** Writes a sample's conditions as the tables keep them; its days are counted from `now`. */
export function conditionsOf(sample: SampleConditions | undefined, now: Date): OfferConditions {
  const { orderTypes, paymentMethods, windows = [], minimum } = sample ?? {};
  const after = (days: number | undefined) =>
    days === undefined ? null : new Date(now.getTime() + days * dayMs).toISOString();
  return offerConditions.parse({
    order_types: orderTypes,
    payment_methods: paymentMethods,
    windows: windows.flatMap(({ weekdays, from, to }) =>
      weekdays.map((weekday) => ({ weekday, from, to })),
    ),
    valid_from: after(sample?.validFromInDays),
    valid_until: after(sample?.validUntilInDays),
    minimum,
  });
}
