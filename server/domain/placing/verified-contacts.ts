import type { VerifiedContacts } from '../../db/queries/verified-contacts.ts';
import { contactKeys, withoutAlias } from './customer-keys.ts';

/**
 * Whether somebody has shown that the address of their order is theirs (rule R43): an alias of it is
 * read in the same mailbox. A telephone number that was verified does it as well.
 * @param email null: of a cart, for which any address will do
 */
export function isContactVerified(
  { emails, phones }: VerifiedContacts,
  email: string | null,
): boolean {
  if (phones.length > 0) return true;
  if (email === null) return emails.length > 0;
  const plain = withoutAlias(email.toLowerCase());
  return emails.some((verified) => withoutAlias(verified) === plain);
}

/** The names that uses of coupons are counted by, of what was shown. */
export const verifiedKeys = ({ emails, phones }: VerifiedContacts): string[] => [
  ...emails.flatMap((email) => contactKeys({ email, phone_no: '' })),
  ...emails.flatMap((email) => contactKeys({ email: withoutAlias(email), phone_no: '' })),
  ...phones.flatMap((phone) => contactKeys({ email: '', phone_no: phone })),
];
