import { disputeReasons } from './dispute-reasons.ts';

/** Sentences of the desk about payments that a bank disputes (decision 046). */
export const deskDisputes = {
  heading: 'Disputed by the bank',
  notice: (number: string, day: string, amount: string) =>
    `Order ${number} of ${day}: the customer’s bank disputes ${amount}.`,
  asks: (number: string, day: string, amount: string) =>
    `Order ${number} of ${day}: the customer’s bank asks about ${amount}.`,
  at: (restaurant: string, sentence: string) => `${restaurant}: ${sentence}`,
  more: (count: number) => `And ${count} more: the figures of the day list them.`,
  until: (when: string, left: string) => `Answer it by ${when}, ${left}.`,
  days: (days: number) => `${days} days left`,
  hours: (hours: number) => (hours === 1 ? '1 hour left' : `${hours} hours left`),
  soon: 'less than an hour left',
  past: (when: string) => `It was to be answered by ${when}.`,
  noAnswer: 'The bank takes no answer.',
  review: 'The bank looks at the answer.',
  order: 'Open the order',
  answer: 'Answer at Stripe',
  reasons: disputeReasons,
  state: {
    needs_response: (amount: string) => `${amount} is disputed.`,
    under_review: (amount: string) => `${amount} is disputed. The bank looks at the answer.`,
    won: (amount: string) => `The dispute of ${amount} is won: the money is back.`,
    lost: (amount: string) => `The dispute of ${amount} is lost: the bank keeps the money.`,
    closed: (amount: string) => `The bank’s question about ${amount} came to nothing.`,
  },
  taken: 'The bank has the money, so it cannot be refunded here as well.',
  asked: 'The bank has taken nothing yet. A refund usually settles it.',
} as const;
