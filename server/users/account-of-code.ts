import { randomUUID } from 'node:crypto';
import type { Language } from '#schemas/languages/languages.ts';
import type { Database } from '../db/client.ts';
import type { OneTimeCode } from '../db/queries/one-time-codes.ts';
import { changeUser, findUserByPhone } from '../db/queries/user-accounts.ts';
import { findUserByEmail, insertUser, type User } from '../db/queries/users.ts';
import { queueUserMail } from '../mails/queue-mail.ts';

/** The language that a new account reads: English stands for the tenant's own. */
export const chosenLanguage = (read: Language): string | null => (read === 'en' ? null : read);

/**
 * The account of the mailbox whose code came back, made where it has none: with what a sign-up gave,
 * else without a name, which is asked for then (decision 127). A number gets no account: its code is
 * sent only where one has it.
 * @returns null where a number is of nobody any more
 */
export async function accountOfCode(
  tx: Database,
  { tenantId, channel, address, details, language }: OneTimeCode,
  { now }: { now: Date },
): Promise<{ user: User; isNew: boolean } | null> {
  if (channel === 'sms') {
    const holder = await findUserByPhone(tx, tenantId, address);
    return holder && { user: holder, isNew: false };
  }
  const given = details ?? { name: '', language: chosenLanguage(language) };
  const made = { ...given, email: address, emailVerifiedAt: now, createdAt: now };
  const known = await findUserByEmail(tx, tenantId, address);
  const user = known ?? (await insertUser(tx, tenantId, made));
  if (user && !known) {
    const mail = { tenantId, userId: user.id, cause: 'welcome', to: null } as const;
    await queueUserMail(tx, { ...mail, mailId: randomUUID() });
    return { user, isNew: true };
  }
  // Another code of the mailbox has made it meanwhile.
  const present = user ?? (await findUserByEmail(tx, tenantId, address));
  if (present?.emailVerifiedAt === null) {
    await changeUser(tx, tenantId, present.id, { emailVerifiedAt: now });
  }
  return present && { user: present, isNew: false };
}
