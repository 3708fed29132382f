/** Sentences of the mail about a payment that a bank disputes; loaded by the server alone. */
export const disputeMail = {
  subject: (number: string, place: string) => `Payment of order ${number} is disputed · ${place}`,
  heading: 'A customer’s bank wants money back',
  headingAsked: 'A customer’s bank asks about a payment',
  lead: (amount: string, number: string, day: string) =>
    `The bank disputes ${amount} of order ${number}, placed on ${day}.`,
  taken: 'The bank has taken the money for now. It comes back only if you win the dispute.',
  asked:
    'Nothing is taken yet. Answer the bank, or refund the order at the desk: that usually settles it.',
  until: (when: string) =>
    `Answer it at your payment service by ${when}, with what shows that the order was handed over. Without an answer the money is lost.`,
  noAnswer: 'The bank takes no answer to it.',
  button: 'Open the order at the desk',
  small: (place: string) =>
    `${place} and its owner get this mail once for each payment that is disputed.`,
} as const;
