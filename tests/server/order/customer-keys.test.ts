import { expect, test } from 'vitest';
import { contactKeys, customerKeys } from '#server/domain/placing/customer-keys.ts';

const keysOf = (email: string) => customerKeys('id', { email, phone_no: '+61 400 000 000' });

test('R43 plus-aliases of an address count as one customer, in both directions', () => {
  const [plain, alias, other] = ['ada@example.com', 'Ada+pizza@example.com', 'ada+x@example.com'];
  for (const pair of [
    [plain, alias],
    [alias, other],
  ]) {
    const [first = [], second = []] = pair.map((email) =>
      keysOf(email).filter((key) => key.startsWith('email:')),
    );
    expect(first.some((key) => second.includes(key))).toBe(true);
  }
  expect(keysOf(plain)).toEqual(['shopper:id', 'email:ada@example.com', 'phone:400000000']);
});

test('R43 a plus sign behind the @ is none of an alias, and an address without one stays', () => {
  expect(customerKeys('id', { email: 'a@b+c.example', phone_no: '' })).toEqual([
    'shopper:id',
    'email:a@b+c.example',
  ]);
  expect(customerKeys('id')).toEqual(['shopper:id']);
});

test('whom the owner blocks is named by the address as it was written', () => {
  expect(contactKeys({ email: 'Ada+pizza@example.com', phone_no: '' })).toEqual([
    'email:ada+pizza@example.com',
  ]);
});
