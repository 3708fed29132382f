import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { balanceOf, giftEntryKinds, nextEntry } from '#schemas/rules/gift-cards/card-balance.ts';
import type { GiftEntry } from '#schemas/rules/gift-cards/card-balance.ts';
import { cardMonths, leastCardMonths } from '#schemas/rules/gift-cards/card-expiry.ts';
import {
  giftCodeAlphabet,
  giftCodeLength,
  normaliseGiftCode,
  showGiftCode,
} from '#schemas/rules/gift-cards/gift-code.ts';

const wanted = fc.array(
  fc.record({
    kind: fc.constantFrom(...giftEntryKinds),
    amount: fc.integer({ min: -10, max: 10_000 }),
  }),
  { maxLength: 60 },
);

test('R68 the balance is the sum of the ledger and never below 0, whatever is asked for', () => {
  fc.assert(
    fc.property(wanted, (asked) => {
      const ledger: GiftEntry[] = [];
      for (const one of asked) {
        const before = balanceOf(ledger);
        const entry = nextEntry(before, one);
        if (entry) ledger.push(entry);
        expect(balanceOf(ledger)).toBe(before + (entry?.amount ?? 0));
        expect(balanceOf(ledger)).toBeGreaterThanOrEqual(0);
        // Only what takes more than there is, or nothing at all, is left out.
        const takes = one.kind === 'hold' || one.kind === 'debit' || one.kind === 'void';
        expect(entry === null).toBe(one.amount <= 0 || (takes && one.amount > before));
      }
    }),
  );
});

describe('R69 a code', () => {
  const code = fc
    .array(fc.constantFrom(...giftCodeAlphabet), {
      minLength: giftCodeLength,
      maxLength: giftCodeLength,
    })
    .map((letters) => letters.join(''));

  test('is read as it is shown, however it is typed', () => {
    fc.assert(
      fc.property(code, (drawn) => {
        expect(normaliseGiftCode(showGiftCode(drawn))).toBe(drawn);
        expect(normaliseGiftCode(` ${showGiftCode(drawn).toLowerCase()} `)).toBe(drawn);
      }),
    );
  });

  test('has at least 16 letters and digits, of which none look alike', () => {
    expect(giftCodeLength).toBeGreaterThanOrEqual(16);
    expect(Math.log2(giftCodeAlphabet.length) * giftCodeLength).toBeGreaterThan(70);
    expect(giftCodeAlphabet).not.toMatch(/[01258BILOSUVZ]/);
    expect(new Set(giftCodeAlphabet).size).toBe(giftCodeAlphabet.length);
  });

  test.each(['', 'ACDE-FGHJ-KMNP', 'ACDE-FGHJ-KMNP-QRT0', 'ACDE-FGHJ-KMNP-QRTW-X'])(
    'is not %j',
    (text) => {
      expect(normaliseGiftCode(text)).toBeNull();
    },
  );
});

describe('R70 a card counts as long as its country asks for', () => {
  test('three years in Australia at least, whatever was chosen', () => {
    expect(leastCardMonths('en-AU')).toBe(36);
    expect(cardMonths(12, 'en-AU')).toBe(36);
    expect(cardMonths(60, 'en-AU')).toBe(60);
  });

  test('and for ever where it may not expire, or the owner says so', () => {
    expect(cardMonths(12, 'en-CA')).toBeNull();
    expect(cardMonths(null, 'en-AU')).toBeNull();
  });
});
