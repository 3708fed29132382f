import { describe, expect, test } from 'vitest';
import { ownDomain } from '#schemas/api/own-domain.ts';

describe('an own domain', () => {
  test.each([
    ['orders.example.com', 'orders.example.com'],
    ['  Orders.Example.COM. ', 'orders.example.com'],
    ['münchen.example', 'xn--mnchen-3ya.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['1.example', '1.example'],
  ])('‘%s’ is stored as %s', (typed, host) => {
    expect(ownDomain.parse(typed)).toBe(host);
  });

  test.each([
    ['', 'Write your domain'],
    ['https://orders.example.com', 'without https:// or a path'],
    ['orders.example.com/menu', 'without https:// or a path'],
    ['orders.example.com:3000', 'without a port'],
    ['ana@example.com', 'what follows the @'],
    ['localhost', 'only inside a network'],
    ['shop.localhost', 'only inside a network'],
    ['printer.local', 'only inside a network'],
    ['shop', 'Write the whole domain'],
    ['192.168.1.1', 'address of numbers'],
    ['0x7f.1', 'address of numbers'],
    ['2130706433', 'address of numbers'],
    ['::1', 'address of numbers'],
    ['[2001:db8::1]', 'address of numbers'],
    ['*.example.com', 'a star is not taken'],
    ['orders example.com', 'without spaces'],
    ['my_shop.example.com', 'no underscore'],
    ['-shop.example.com', 'This is no domain'],
    ['shop..example.com', 'This is no domain'],
    [`${'a'.repeat(64)}.example.com`, 'This is no domain'],
    [`${'a.'.repeat(121)}example`, 'too long'],
  ])('‘%s’ is refused with a sentence of its own', (typed, sentence) => {
    const { error } = ownDomain.safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining(sentence),
    ]);
  });
});
