import { previewQuery } from '#schemas/page.ts';
import type { Deps } from '../dependencies/deps.ts';
import { isSignature, sign } from '../security/sign.ts';

type SigningDeps = Pick<Deps, 'secretKey'>;

const pattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;
const purpose = 'preview links';

/** What a preview's link carries: which one, signed for one tenant alone. When it ends, its row says. */
export const previewToken = ({ secretKey }: SigningDeps, tenantId: number, id: string): string =>
  `${id}.${sign(secretKey, purpose, `${tenantId}:${id}`)}`;

/** The preview that a token names; null where it is none of this tenant's. */
export function readPreviewToken(
  { secretKey }: SigningDeps,
  tenantId: number,
  token: string,
): string | null {
  const [, id, sent] = pattern.exec(token) ?? [];
  if (id === undefined || sent === undefined) return null;
  return isSignature(secretKey, purpose, { text: `${tenantId}:${id}`, sent }) ? id : null;
}

/** The path of the storefront that shows a preview. */
export const previewLink = (deps: SigningDeps, tenantId: number, id: string): string =>
  `/?${previewQuery}=${previewToken(deps, tenantId, id)}`;
