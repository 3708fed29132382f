/** The codes of schemas/api/failures.ts that are about loyalty points. */
export const loyaltyFailures = {
  points_need_account: {
    status: [422],
    when: 'A guest wants to redeem points; only users have some.',
  },
  not_enough_points: {
    status: [409],
    when: 'More points were chosen than there are, or than this order may be lowered by.',
  },
} as const;
