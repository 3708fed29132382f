import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { restaurants } from '#server/db/schema.ts';
import { isCommonPassword } from '#server/identity/common-password.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, password, signStaffIn } from '../setup/sign-staff-in.ts';

test.each([
  'password1234',
  '1234567890',
  'qwertyuiop',
  'aaaaaaaaaaaa',
  'iloveyou12345',
  'Ada Lovelace',
  'ada.lovelace',
])('“%s” is guessed soon', (word) => {
  expect(isCommonPassword(word, ['Ada Lovelace', 'ada.lovelace@example.com'])).toBe(true);
});

test.each(['salt and pepper', 'tomato soup on sunday', 'kN8#vq2Lr!'])('“%s” is not', (word) => {
  expect(isCommonPassword(word, ['Ada Lovelace', 'ada.lovelace@example.com'])).toBe(false);
});

const siteNames = ['Corner Kitchen', 'Corner Kitchen Newtown', 'corner-kitchen.example'];

test.each([
  'Corner Kitchen',
  'cornerkitchen',
  'CornerKitchen1',
  'cornerkitchennewtown',
  'corner-kitchen.example',
  'cornerkitchenexample',
])('“%s” is guessed soon of who works there', (word) => {
  expect(isCommonPassword(word, siteNames)).toBe(true);
});

test('a password that a name of the site is only a part of is not', () => {
  expect(isCommonPassword('seven teapots in a corner', siteNames)).toBe(false);
});

test('two hundred characters are looked at no longer than their beginning', () => {
  expect(isCommonPassword('password'.repeat(25), [])).toBe(true);
});

test.each([
  ['a common one', 'password1234'],
  ['the name of the site', 'Corner Kitchen'],
  ['its host', 'corner.test'],
  ['its host as people type it', 'www.corner.test'],
  ['the name of a restaurant', 'cornerkitchennewtown'],
  ['their own address', 'owner@corner.test'],
])('staff cannot change theirs to %s', async (_what, chosen) => {
  const { app, db } = await buildSmallApp();
  await insertStaff(db);
  await db
    .update(restaurants)
    .set({ name: 'Corner Kitchen Newtown' })
    .where(eq(restaurants.id, small.restaurant));
  const reply = await app.inject({
    method: 'PUT',
    url: '/api/v2/staff/password',
    headers: { ...(await signStaffIn(app)) },
    payload: { current: password, password: chosen },
  });
  expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([422, 'common_password']);
  expect((await signStaffIn(app)).cookie).toContain('staff_session');
});
