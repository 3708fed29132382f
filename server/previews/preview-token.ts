import { createHmac, timingSafeEqual } from 'node:crypto';
import { previewQuery } from '#schemas/page.ts';
import type { Deps } from '../dependencies/deps.ts';
import { deriveKey } from '../security/derive-key.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43}$/;

/** What a preview's link carries: which one, signed for one tenant alone. When it ends, its row says. */
export function previewToken({ secretKey }: SigningDeps, tenantId: number, id: string): string {
  const signature = createHmac('sha256', deriveKey(secretKey, 'preview links'))
    .update(`${tenantId}:${id}`)
    .digest('base64url');
  return `${id}.${signature}`;
}

/** The preview that a token names; null where it is none of this tenant's. */
export function readPreviewToken(
  deps: SigningDeps,
  tenantId: number,
  token: string,
): string | null {
  const id = pattern.exec(token)?.[1];
  if (id === undefined) return null;
  const [sent, own] = [Buffer.from(token), Buffer.from(previewToken(deps, tenantId, id))];
  return sent.length === own.length && timingSafeEqual(sent, own) ? id : null;
}

/** The path of the storefront that shows a preview. */
export const previewLink = (deps: SigningDeps, tenantId: number, id: string): string =>
  `/?${previewQuery}=${previewToken(deps, tenantId, id)}`;
