/** Codes of failing calls about dining tables; failures.ts has all of them. */
export const tableFailures = {
  unknown_table: {
    status: [404, 422],
    when: 'No table of the restaurant has this id or code: it was taken off the plan, or its code was renewed (rule R80).',
  },
  table_in_use: {
    status: [409],
    when: 'A table that is to be taken off the plan has reservations to come, or an open tab.',
  },
} as const;
