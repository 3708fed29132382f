import { expect, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { isCommonPassword } from '#server/identity/common-password.ts';
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

test('two hundred characters are looked at no longer than their beginning', () => {
  expect(isCommonPassword('password'.repeat(25), [])).toBe(true);
});

test('staff cannot change theirs to one', async () => {
  const { app, db } = await buildSmallApp();
  await insertStaff(db);
  const reply = await app.inject({
    method: 'PUT',
    url: '/api/v2/staff/password',
    headers: { ...(await signStaffIn(app)) },
    payload: { current: password, password: 'password1234' },
  });
  expect([reply.statusCode, errorReply.parse(reply.json()).code]).toEqual([422, 'common_password']);
  expect((await signStaffIn(app)).cookie).toContain('staff_session');
});
