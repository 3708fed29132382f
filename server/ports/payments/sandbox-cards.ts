import type { DeclineCode } from './decline-code.ts';

/** What the sandbox's bank says of a card. */
type Answer =
  | { kind: 'succeeds' }
  | { kind: 'asks' }
  /** The answer comes late, and twice, by webhook alone. */
  | { kind: 'is_late' }
  | { kind: 'declines'; code: DeclineCode }
  /** It succeeds, and once it is charged its holder disputes it. */
  | { kind: 'is_disputed'; reason: string; status: 'needs_response' | 'warning_needs_response' };

/** Numbers that behave like the well-known test cards of real gateways. */
const answers = new Map<string, Answer>([
  ['4242424242424242', { kind: 'succeeds' }],
  ['4000002760003184', { kind: 'asks' }],
  ['4000000000000077', { kind: 'is_late' }],
  ['4000000000000002', { kind: 'declines', code: 'card_declined' }],
  ['4000000000009995', { kind: 'declines', code: 'insufficient_funds' }],
  ['4000000000000069', { kind: 'declines', code: 'expired_card' }],
  ['4000000000000259', { kind: 'is_disputed', reason: 'fraudulent', status: 'needs_response' }],
  [
    '4000000000002685',
    { kind: 'is_disputed', reason: 'product_not_received', status: 'needs_response' },
  ],
  [
    '4000000000001976',
    { kind: 'is_disputed', reason: 'general', status: 'warning_needs_response' },
  ],
]);

/** The number decides, so the same card always gets the same answer. */
export const answerTo = (number: string): Answer =>
  answers.get(number.replaceAll(' ', '')) ?? { kind: 'declines', code: 'not_a_test_card' };
