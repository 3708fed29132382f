/**
 * Pages that a business has or has not, as it is set up: header and footer lead to those that it has.
 * In the order of their links.
 */
export const sitePages = [
  'deals',
  'reservations',
  'giftCards',
  'loyaltyPoints',
  'contact',
] as const;
export type SitePage = (typeof sitePages)[number];
