import type { BrowserContext } from '@playwright/test';
import { insertUser } from '#server/db/queries/users.ts';
import { insertUserSession } from '#server/db/queries/user-sessions.ts';
import { hashToken, newUserToken } from '#server/identity/token.ts';
import { storedVersion } from '#ui/stores/persisted.ts';
import { withDatabase } from './database.ts';
import * as clock from './e2e-clock.ts';
import type { Shop } from './demo-shops.ts';

/** A user of a shop, signed in in this browser from its next page on, as the sign-in leaves it. */
export async function signUserIn(context: BrowserContext, { tenantId }: Shop): Promise<void> {
  const now = new Date(clock.now());
  const token = newUserToken(tenantId);
  const user = await withDatabase(async (db) => {
    const made = await insertUser(db, tenantId, {
      name: 'Mia Rossi',
      email: `mia.${now.getTime()}@example.com`,
      emailVerifiedAt: now,
      phoneNo: '0412 345 678',
      createdAt: now,
    });
    if (!made) throw new Error('The address has an account already.');
    const session = { userId: made.id, tokenHash: hashToken(token), browser: 'Chromium', now };
    await insertUserSession(db, tenantId, session);
    return made;
  });
  const { userNumber: id, name, email, phoneNo: phone_no } = user;
  const state = { tenantId, user: { id, name, email, phone_no }, guestUser: null };
  const account = JSON.stringify({ state, version: storedVersion });
  await context.addInitScript(
    ([mark, kept, proof]) => {
      // Once: whoever signs out, or is signed out, stays so.
      if (mark === undefined || localStorage.getItem(mark) !== null) return;
      localStorage.setItem(mark, 'yes');
      localStorage.setItem('account', kept ?? '');
      localStorage.setItem('token', proof ?? '');
    },
    ['signedIn', account, token],
  );
}
