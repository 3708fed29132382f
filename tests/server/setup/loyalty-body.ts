import type { LoyaltyBody } from '#schemas/api/staff-loyalty.ts';

/** Body that the page of points sends: a point for each dollar, worth 5 cents. */
export const loyaltyBody: LoyaltyBody = {
  is_on: true,
  unit: '1',
  points_per_unit: 1,
  counts_tax: true,
  point_value: '0.05',
  step: 10,
  minimum: 50,
  max_share: 100,
  expiry_months: 12,
};
