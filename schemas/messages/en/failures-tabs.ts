/** What is refused at a table: of tables, tabs and their bills. */
export const tabFailures = {
  unknownTable: 'This table is not known here. Ask the staff for its code.',
  unknown: 'There is no such tab.',
  closed: 'This tab is closed. What you order now begins a new one.',
  open: 'A tab is open at this table already. Join it with the code that its guests see.',
  noneOpen: 'No tab is open at this table. Open a new one.',
  wrongCode: 'This is not the code of the tab at this table. Ask somebody who sits there.',
  unpaid: 'Something on this tab is not paid yet, or is being paid right now.',
  changed: 'The bill changed meanwhile. Look at it again, and choose what to pay.',
  taken: 'Somebody else pays for one of these dishes already.',
  unknownPayment: 'There is no such payment on this tab.',
  paymentDone: 'This payment is done already, or was given up.',
  paymentKeyReused: 'This was sent before for another payment.',
  unknownCard: 'There is no such card on this tab any more.',
  cardShort: 'The card left at the table holds less than this.',
  otherAmount:
    'Your bank sent another amount than was to be paid. The restaurant was told; please ask them.',
  tipUpTo: (most: string) => `A tip can be from nothing up to ${most} here.`,
};
