import { randomBytes } from 'node:crypto';
import { hourMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isSignature, sign } from '../security/sign.ts';

type SigningDeps = Pick<Deps, 'secretKey' | 'clock'>;

/** Seconds that a person needs at least: who sends earlier is a program. */
export const contactFormReadyIn = 3;
const countsFor = 24 * hourMs;

const shape = /^([0-9a-z]{1,11})\.([\w-]{16})\.([\w-]{43})$/;

const purpose = 'contact form';
/** Text that is signed: when a form was fetched, for one tenant. Nothing of it is stored. */
const textOf = (tenantId: number, text: string) => `${tenantId}:${text}`;

/** What a message that is sent from now on comes with. */
export const newContactForm = (deps: SigningDeps, tenantId: number): string => {
  const nonce = randomBytes(12).toString('base64url');
  const text = `${deps.clock().getTime().toString(36)}.${nonce}`;
  return `${text}.${sign(deps.secretKey, purpose, textOf(tenantId, text))}`;
};

/** Whether a form is this tenant's and was fetched neither a moment nor more than a day ago. */
export function isReadyContactForm(deps: SigningDeps, tenantId: number, form: string): boolean {
  const [, issued, nonce, sent] = shape.exec(form) ?? [];
  if (issued === undefined || nonce === undefined || sent === undefined) return false;
  const text = textOf(tenantId, `${issued}.${nonce}`);
  if (!isSignature(deps.secretKey, purpose, { text, sent })) return false;
  const age = deps.clock().getTime() - Number.parseInt(issued, 36);
  return age >= contactFormReadyIn * 1000 && age <= countsFor;
}
