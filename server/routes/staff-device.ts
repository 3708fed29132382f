import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../dependencies/deps.ts';
import { setCookie } from '../http/set-cookie.ts';
import { cookieName } from '../identity/cookie-name.ts';
import {
  deviceCookie,
  deviceLinkMaxAge,
  deviceLinkPath,
  isKnownDevice,
} from '../identity/known-device.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';

const query = z.object({
  email: z.string().max(254).catch(''),
  token: z.string().max(200).catch(''),
});

/**
 * Where the mail about wrong passwords leads to: the browser in which it is opened is known to the
 * account from then on, so that strangers cannot keep its holder out. It stands beside the contract,
 * for nobody of ours calls it. A link that is over leads to the sign-in all the same.
 */
export function serveDeviceLink(api: FastifyInstance, deps: Deps): void {
  api.get(deviceLinkPath, async (request, reply) => {
    const { email, token } = query.parse(request.query);
    const tenant = await resolveTenant(deps, { host: request.headers.host, accepts: 'suspended' });
    if (isKnownDevice(deps, { tenantId: tenant.id, email }, token)) {
      const name = cookieName(deps.options, deviceCookie);
      setCookie(reply, { name, value: token, maxAge: deviceLinkMaxAge });
    }
    return reply.header('cache-control', 'no-store').redirect('/?edit', 303);
  });
}
