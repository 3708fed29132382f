/** Codes of failing calls that a link of a mail is for; failures.ts has all of them. */
export const linkFailures = {
  unknown_link: { status: [404], when: 'The link is not complete.' },
  link_ended: {
    status: [404],
    when: 'The key of the link was good, and has ended 90 days after the order or the reservation.',
  },
  link_expired: { status: [409], when: 'The link is over.' },
  link_used: { status: [409], when: 'The link was used already.' },
} as const;
