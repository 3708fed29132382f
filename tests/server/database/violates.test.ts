import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { violates } from '#server/db/violates.ts';

const refused = (constraint: string) =>
  new DrizzleQueryError('insert', [], Object.assign(new Error('duplicate'), { constraint }));

test.each([
  ['users_email', 'users_email', true],
  ['the part of a table', 'users_email_102345', true],
  ['another constraint', 'users_email_code', false],
  ['a part of another one', 'users_email_code_102345', false],
])('a refusal by %s is known', (_, found, is) => {
  expect(violates(refused(found), 'users_email')).toBe(is);
});

test('where the field is missing, the sentence says it', () => {
  const said = new Error('duplicate key value violates unique constraint "users_email_102345"');
  expect(violates(new DrizzleQueryError('insert', [], said), 'users_email')).toBe(true);
  expect(violates(new DrizzleQueryError('insert', [], said), 'users')).toBe(false);
});

test('a name that is too long for the number of its part is cut off there', () => {
  const constraint = 'orders_tenant_id_restaurant_id_business_day_number_is_unique';
  const found = 'orders_tenant_id_restaurant_id_business_day_nu_0f3a9c1d_102345';
  expect(violates(refused(found), constraint)).toBe(true);
  expect(violates(refused(found), 'orders_tenant_id_key')).toBe(false);
});

test('what is no refusal violates nothing', () => {
  expect(violates(new Error('users_email'), 'users_email')).toBe(false);
});
