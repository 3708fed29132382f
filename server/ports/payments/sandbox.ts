import type { SandboxCard } from '#schemas/api/orders.ts';
import type { DeclineCode, PaymentGateway } from './gateway.ts';

/** Numbers that behave like the well-known test cards of real gateways. */
const refusals = new Map<string, DeclineCode>([
  ['4000000000000002', 'card_declined'],
  ['4000000000009995', 'insufficient_funds'],
  ['4000000000000069', 'expired_card'],
]);
const accepted = '4242424242424242';

/**
 * Moves no money: the card's number decides the answer, so the same attempt always gets the same
 * one. A card is looked at and forgotten, never stored or logged.
 */
export const sandbox: PaymentGateway<SandboxCard> = {
  confirm: async (attempt, card) => {
    const number = card.number.replaceAll(' ', '');
    if (number === accepted) return { outcome: 'succeeded', reference: `sandbox_${attempt.id}` };
    return { outcome: 'declined', code: refusals.get(number) ?? 'not_a_test_card' };
  },
  abandon: async () => ({ outcome: 'cancelled' }),
};
