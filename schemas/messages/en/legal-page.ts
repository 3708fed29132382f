/** Sentences of and around the legal pages. */
export const legalPage = {
  contact: (ways: string) => `Contact us: ${ways}`,
  changed: (date: string) => `Last changed on ${date}`,
  /** Above a version that applies no more. */
  earlier: (from: string) => `This is an earlier version, in force from ${from}.`,
  toPresent: 'Read the present version',
  unavailable: 'This page cannot be read at the moment.',
  noVersion: 'There is no such version of this page.',
  tryAgain: 'Try again',
  loading: 'Loading',
  /** Above the button that orders; its marks stand for the two links. */
  orderUnder: 'By our {terms} and our {refunds}.',
  terms: 'terms',
  refunds: 'refund policy',
  newTab: 'opens in a new tab',
  ofOrder: 'Terms of this order',
  refundsOfOrder: 'Refund policy of this order',
};
