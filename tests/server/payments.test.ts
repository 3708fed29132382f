import { describe, expect, it } from 'vitest';
import { cash } from '#server/ports/payments/cash.ts';
import { chooseGateways } from '#server/ports/payments/choose-gateways.ts';
import { declineSentence } from '#server/ports/payments/gateway.ts';
import { sandbox } from '#server/ports/payments/sandbox.ts';

const attempt = { id: '0b9f5a0e-5b0e-8000-8000-000000000001', amount: 1250, currency: 'AUD' };
const card = (number: string) => ({ number, expiry: '08/29', cvc: '123' });

describe('payment gateways', () => {
  it('the sandbox takes 4242 4242 4242 4242, with or without spaces', async () => {
    const spaced = await sandbox.confirm(attempt, card('4242 4242 4242 4242'));
    expect(spaced).toEqual({ outcome: 'succeeded', reference: `sandbox_${attempt.id}` });
    expect(await sandbox.confirm(attempt, card('4242424242424242'))).toEqual(spaced);
  });

  it.each([
    ['4000000000000002', 'card_declined', 'declined'],
    ['4000000000009995', 'insufficient_funds', 'not enough money'],
    ['4000000000000069', 'expired_card', 'expired'],
    ['4111111111111111', 'not_a_test_card', 'use 4242 4242 4242 4242'],
  ])('the sandbox refuses %s as %s', async (number, code, words) => {
    expect(await sandbox.confirm(attempt, card(number))).toEqual({ outcome: 'declined', code });
    expect(declineSentence(code)).toContain(words);
  });

  it('an unknown refusal still reads as a sentence', () => {
    expect(declineSentence('constructor')).toBe(declineSentence('card_declined'));
  });

  it('R61 cash moves nothing now', async () => {
    expect(await cash.confirm(attempt, null)).toEqual({ outcome: 'deferred' });
  });

  it.each([
    { demo: true, paymentEnvironment: 'test', offered: true },
    { demo: false, paymentEnvironment: 'test', offered: false },
    { demo: true, paymentEnvironment: 'live', offered: false },
  ] as const)('the sandbox is refused outside the demo: %j', ({ offered, ...facts }) => {
    expect(chooseGateways(facts).sandbox !== null).toBe(offered);
  });
});
