import { describe, expect, it } from 'vitest';
import {
  caretAfter,
  formatCardNumber,
  formatCvc,
  formatExpiry,
} from '#src/features/checkout/payment/format-card.ts';

describe('a card is formatted while typing', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['42424', '4242 4'],
    ['378282246310005', '3782 822463 10005'],
    ['4242-4242 4242x4242', '4242 4242 4242 4242'],
  ])('number %s as %s', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown));

  it.each([
    ['8', '08'],
    ['1', '1'],
    ['082', '08 / 2'],
    ['0829', '08 / 29'],
    ['08/2029', '08 / 29'],
    ['08 / 29', '08 / 29'],
  ])('expiry %s as %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown));

  it('security code to four digits', () => expect(formatCvc('12345')).toBe('1234'));

  it('the caret stays behind its digit', () => {
    expect(caretAfter('42942 4242', 3, '4294 2424 2')).toBe(3);
    expect(caretAfter('42424', 5, '4242 4')).toBe(6);
  });
});
