import type { FastifyInstance } from 'fastify';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Deps } from '../dependencies/deps.ts';
import { replyNotFound } from '../http/error-replies.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';

const path = '/.well-known/security.txt';
/** RFC 9116 §2.5.5 recommends less than a year; it is made anew with every request. */
const validMs = 180 * dayMs;

/**
 * Whom to write to about a hole in the site (RFC 9116): the operator where the environment names a
 * contact, else the restaurant's own address; without either there is no such file.
 */
export function serveSecurityTxt(app: FastifyInstance, deps: Deps): void {
  const { clock, options, settings } = deps;
  app.get(path, async (request, reply) => {
    const tenant = await resolveTenant(deps, { host: request.headers.host, accepts: 'suspended' });
    const { contactEmail } = (await settings.get(tenant.id)).config.general;
    const own = contactEmail === '' ? null : `mailto:${encodeURI(contactEmail)}`;
    const contact = options.securityContact ?? own;
    if (contact === null) return replyNotFound(deps)(request, reply);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${new Date(clock().getTime() + validMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${tenant.primaryOrigin}${path}`,
    ];
    return reply
      .header('cache-control', 'no-cache')
      .type('text/plain; charset=utf-8')
      .send(`${lines.join('\n')}\n`);
  });
}
