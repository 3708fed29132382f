import type { User as UserView } from '#schemas/api/user-accounts.ts';
import { shownPhone } from '../domain/phone/read-phone.ts';
import type { User } from '../db/queries/users.ts';

/** A user as the wire shows who is signed in. */
export const userView = (
  { userNumber: id, name, email, phoneNo }: User,
  { locale }: { locale: string },
): UserView => ({
  id,
  name,
  email,
  phone_no: shownPhone(phoneNo, locale),
});
