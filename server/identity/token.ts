import { hash, randomBytes } from 'node:crypto';

/**
 * A token names its tenant in front, so that it is looked up within that tenant alone, and a
 * user's the kind of its owner; what proves it is the random part at the end.
 */
const pattern = /^(?:srv_)?([1-9]\d{0,9})\.(u\.)?([\w-]{43})$/;

/** A new token of a tenant: 256 random bits. Only its hash is stored. */
export function newToken(tenantId: number): string {
  return `${tenantId}.${randomBytes(32).toString('base64url')}`;
}

/** A new token of a user's session. */
export function newUserToken(tenantId: number): string {
  return `${tenantId}.u.${randomBytes(32).toString('base64url')}`;
}

/** Whether a token says that it is a user's; whether it is, the database knows. */
export const isUserToken = (token: string): boolean => pattern.exec(token)?.[2] !== undefined;

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** The tenant that a token or a key (api-key.ts) names; null where the text is no token of ours. */
export function tenantOfToken(token: string): number | null {
  const tenantId = pattern.exec(token)?.[1];
  return tenantId === undefined ? null : Number(tenantId);
}

/** The token of `Authorization: Bearer …`; null without one. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}
