import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';

export type SigningDeps = Pick<Deps, 'secretKey'>;

/** A link opens what it is for so long after that; nobody needs it later, and mailboxes are kept. */
const linkDays = 90;

/** When the key of a link ends. @param of when the order or the reservation was */
export const linkEnd = (of: Date): Date => new Date(of.getTime() + linkDays * dayMs);

/** The signature of a link, made of a name by a purpose; nothing is stored for it. */
export const signLink = ({ secretKey }: SigningDeps, purpose: string, name: string): string =>
  createHmac('sha256', deriveKey(secretKey, purpose)).update(name).digest('base64url');

/** Whether a sent key is the one; takes equally long for every wrong one. */
export function isSameKey(own: string, sent: string): boolean {
  const [one, other] = [Buffer.from(own), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}
