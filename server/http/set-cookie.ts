import type { FastifyReply } from 'fastify';

export type Cookie = {
  name: string;
  value: string;
  /** Scripts of our pages may read it. */
  isReadable?: boolean;
  /** Seconds that it is kept; left out: until the browser is closed. */
  maxAge?: number;
};

/**
 * Sets a Secure, SameSite=Strict cookie; an empty value drops it. Host-only: without a domain it
 * goes back to this very host alone.
 */
export function setCookie(reply: FastifyReply, cookie: Cookie): void {
  const { name, value, isReadable = false, maxAge } = cookie;
  const scope = { path: '/', secure: true, sameSite: 'strict', httpOnly: !isReadable } as const;
  if (value === '') reply.clearCookie(name, scope);
  else reply.setCookie(name, value, { ...scope, ...(maxAge !== undefined && { maxAge }) });
}
