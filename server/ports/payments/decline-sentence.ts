const sentences = {
  card_declined: 'Your bank declined this card. Try another one.',
  insufficient_funds: 'There is not enough money on this card. Try another one.',
  expired_card: 'This card has expired. Try another one.',
  authentication_failed: 'Your bank did not approve this payment. Try again, or try another card.',
  not_a_test_card: 'This is a test shop: use 4242 4242 4242 4242.',
} as const;

export type DeclineCode = keyof typeof sentences;

const isDeclineCode = (code: string): code is DeclineCode => Object.hasOwn(sentences, code);

/** Our code for a gateway's: an unknown one counts as a plain decline. */
export const declineCode = (code: string): DeclineCode =>
  isDeclineCode(code) ? code : 'card_declined';

/** What the customer reads after a refusal. */
export const declineSentence = (code: string): string => sentences[declineCode(code)];
