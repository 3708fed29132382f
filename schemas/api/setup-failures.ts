/** The codes of schemas/api/failures.ts that are about a site's set-up. */
export const setupFailures = {
  not_open_yet: { status: [409], when: 'The site is being set up, and takes no orders yet.' },
  setup_incomplete: {
    status: [409],
    when: 'Steps of the set-up are missing; `data` is the set-up as it is.',
  },
  too_many_test_orders: {
    status: [409],
    when: 'The tenant has as many test orders as it may have; some have to be removed first.',
  },
} as const;
