import { enFailures } from '#schemas/messages/en-failures.ts';

const { declined } = enFailures.orders;

/** Why a card was not charged, as far as its owner is told; the catalogue has a sentence of each. */
export type DeclineCode = keyof typeof declined;

const isDeclineCode = (code: string): code is DeclineCode => Object.hasOwn(declined, code);

/** Our code for a gateway's: an unknown one counts as a plain decline. */
export const declineCode = (code: string): DeclineCode =>
  isDeclineCode(code) ? code : 'card_declined';
