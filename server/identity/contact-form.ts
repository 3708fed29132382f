import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { hourMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';

type SigningDeps = Pick<Deps, 'secretKey' | 'clock'>;

/** Seconds that a person needs at least: who sends earlier is a program. */
export const contactFormReadyIn = 3;
const countsFor = 24 * hourMs;

const shape = /^([0-9a-z]{1,11})\.([\w-]{16})\.[\w-]{43}$/;

/** When a form was fetched, signed for one tenant: nothing of it is stored. */
function signed({ secretKey }: SigningDeps, tenantId: number, text: string): string {
  const key = deriveKey(secretKey, 'contact form');
  return `${text}.${createHmac('sha256', key).update(`${tenantId}:${text}`).digest('base64url')}`;
}

/** What a message that is sent from now on comes with. */
export const newContactForm = (deps: SigningDeps, tenantId: number): string => {
  const nonce = randomBytes(12).toString('base64url');
  return signed(deps, tenantId, `${deps.clock().getTime().toString(36)}.${nonce}`);
};

/** Whether a form is this tenant's and was fetched neither a moment nor more than a day ago. */
export function isReadyContactForm(deps: SigningDeps, tenantId: number, form: string): boolean {
  const [, issued, nonce] = shape.exec(form) ?? [];
  if (issued === undefined || nonce === undefined) return false;
  const [sent, own] = [form, signed(deps, tenantId, `${issued}.${nonce}`)].map((text) =>
    Buffer.from(text),
  );
  if (!sent || !own || sent.length !== own.length || !timingSafeEqual(sent, own)) return false;
  const age = deps.clock().getTime() - Number.parseInt(issued, 36);
  return age >= contactFormReadyIn * 1000 && age <= countsFor;
}
