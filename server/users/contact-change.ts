import type { Sentence } from '#schemas/messages/sentence.ts';
import { languageOfTag } from '#schemas/languages/language-of-tag.ts';
import type { Database } from '../db/client.ts';
import { randomUUID } from 'node:crypto';
import { changeUser, isEmailTaken, lockUser, releasePhone } from '../db/queries/user-accounts.ts';
import type { OneTimeCode } from '../db/queries/one-time-codes.ts';
import type { User } from '../db/queries/users.ts';
import { emailTaken } from '../accounts/invite-staff.ts';
import { ApiError } from '../errors/api-error.ts';
import { queueUserMail } from '../mails/queue-mail.ts';
import type { Sms } from '../ports/sms/sms.ts';
import { countryOfLocale, readPhone } from '../domain/phone/read-phone.ts';

/**
 * Writes the address or the number that a code was sent to, in the transaction that takes the code.
 * The old address is told of a new one; a number that somebody else verified before is theirs no more.
 * @returns null where the account was deleted meanwhile
 * @throws ApiError 409 `email_taken`: its holder has proved that it is theirs, so they may know.
 */
export async function takeContact(
  tx: Database,
  {
    tenantId,
    userId,
    channel,
    address,
  }: Pick<OneTimeCode, 'tenantId' | 'channel' | 'address'> & {
    userId: string;
  },
  now: Date,
): Promise<User | null> {
  const user = await lockUser(tx, tenantId, userId);
  if (!user) return null;
  if (channel === 'sms') {
    await releasePhone(tx, tenantId, { phoneNo: address, exceptUserId: userId });
    return changeUser(tx, tenantId, userId, { phoneNo: address, phoneVerifiedAt: now });
  }
  if (address !== user.email) {
    const { name, email: address } = user;
    const to = { name, address, language: languageOfTag(user.language) };
    await queueUserMail(tx, { tenantId, userId, cause: 'email_changed', to, mailId: randomUUID() });
  }
  try {
    return await changeUser(tx, tenantId, userId, { email: address, emailVerifiedAt: now });
  } catch (error) {
    if (isEmailTaken(error)) throw emailTaken();
    throw error;
  }
}

/**
 * The number that a code is sent to, in E.164 (rule R93).
 * @throws ApiError 422 `invalid_phone`, `phone_country`.
 */
export function requirePhone(
  text: string,
  { sms, locale }: { sms: Sms | null | undefined; locale: string },
): string {
  const home = countryOfLocale(locale);
  const phone = readPhone(text, home);
  if (!sms) throw refusal('phone_country', ({ account }) => account.noCodesToPhones);
  if (!phone?.isMobile) throw refusal('invalid_phone', ({ account }) => account.notAMobile);
  if (phone.country !== home && !sms.countries.includes(phone.country)) {
    throw refusal('phone_country', ({ account }) => account.foreignPhone);
  }
  return phone.e164;
}

const refusal = (code: 'invalid_phone' | 'phone_country', message: Sentence) =>
  new ApiError(422, code, message, { problems: [{ path: 'body.phone_no', code, message }] });
