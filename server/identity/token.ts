import { hash, randomBytes } from 'node:crypto';

/**
 * A token names its tenant in front, so that it is looked up within that tenant alone; what
 * proves it is the random part behind the dot.
 */
const pattern = /^([1-9]\d{0,9})\.([\w-]{43})$/;

/** A new token of a tenant: 256 random bits. Only its hash is stored. */
export function newToken(tenantId: number): string {
  return `${tenantId}.${randomBytes(32).toString('base64url')}`;
}

/** What the database keeps of a token. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'hex');
}

/** The tenant that a token names; null where the text is no token of ours. */
export function tenantOfToken(token: string): number | null {
  const tenantId = pattern.exec(token)?.[1];
  return tenantId === undefined ? null : Number(tenantId);
}

/** The token of `Authorization: Bearer …`; null without one. */
export function bearerToken(authorization: string | undefined): string | null {
  return /^bearer +(\S+) *$/i.exec(authorization ?? '')?.[1] ?? null;
}
