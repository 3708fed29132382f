const plural = new Intl.PluralRules('en');
const hours = (count: number) => (plural.select(count) === 'one' ? '1 hour' : `${count} hours`);

/** Sentences of a card that a guest leaves at the table: they come with the tab's page. */
export const tabCard = {
  heading: 'A card for the tab',
  offer: (amount: string, after: number) =>
    `Leave a card and nobody has to wait for the bill: your bank holds ${amount}, and nothing is charged now. If something is still unpaid ${hours(after)} after the last order, your card pays exactly that, without a tip, and the tab closes.`,
  whole: 'It pays for the whole table, not only for your dishes. Pay before, as you like.',
  leave: 'Leave a card',
  hold: (amount: string) => `Hold ${amount}`,
  holding: 'Asking your bank…',
  notNow: 'Not now',
  slow: 'Your bank takes its time. Leave this page open: it goes on by itself.',
  notHeld: 'Your bank did not approve it. Try again, or try another card.',
  failed: {
    expired:
      'Your bank does not hold the amount any more, so your card pays nothing. Leave one again, or pay now.',
    refused: 'Your bank refused to pay with the card that you left. Leave another one, or pay now.',
  },
  held: (lastFour: string, amount: string) =>
    `Your card ending in ${lastFour} is held for up to ${amount}.`,
  heldUnnamed: (amount: string) => `Your card is held for up to ${amount}.`,
  /** @param after null: the restaurant takes no more cards, and this one stays */
  pays: (after: number | null) =>
    after === null
      ? 'It pays what is left unpaid on the tab. Once everything is paid otherwise, it is let go of.'
      : `It pays what is unpaid ${hours(after)} after the last order. Once everything is paid otherwise, it is let go of.`,
  short: (open: string) =>
    `${open} is open, more than is held: your card does not pay it by itself, and the tab stays open until somebody pays.`,
  charging: 'Your card is being charged with what is open.',
  release: 'Release my card',
  releasing: 'Releasing…',
  others: (who: string) => `A card of ${who} is held for this tab.`,
  payBy: (lastFour: string) => `Pay with your held card ending in ${lastFour}`,
  payByUnnamed: 'Pay with your held card',
  unreached: 'We could not reach the restaurant. Press the button again: nothing is done twice.',
} as const;
