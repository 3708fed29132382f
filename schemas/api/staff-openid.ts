import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { integrationRoutes as routes } from './integration-routes.ts';
import { outboundProblem } from './outbound-problem.ts';
import { count, dataOf, instant, plainLine } from './wire.ts';

const wellKnown = /\/\.well-known\/openid-configuration\/?$/;

/** What an issuer is called by; the address of its configuration, which many copy, is as good. */
const issuer = z
  .string()
  .trim()
  .min(1)
  .max(500)
  .transform((text) => text.replace(wellKnown, ''));

/** Printable ASCII, as OAuth writes both (RFC 6749, appendix A). */
const credential = z
  .string()
  .trim()
  .regex(/^[\x21-\x7e]*$/, 'Copy it as the provider shows it');

const settings = z.object({
  /** What the button says after ‘Continue with’. */
  name: plainLine.min(1).max(40),
  client_id: credential.min(1).max(500),
});

const newOpenIdProvider = settings.extend({
  issuer,
  client_secret: credential.min(1).max(500),
});

const provider = settings.extend({
  id: z.uuid(),
  issuer: z.string(),
  /** Customers are offered it; switched off, those whom it signed in sign in another way. */
  is_active: z.boolean(),
  created_at: instant,
  /** Customers whom it signs in. */
  customers: count,
});
export type OpenIdProviderSettings = z.output<typeof provider>;

/** Why a provider does not work: as of any address that a tenant gives, or of OpenID Connect. */
export const openIdProblem = z.enum([
  ...outboundProblem.options,
  'not_openid',
  'other_issuer',
  'client_refused',
]);
export type OpenIdProblem = z.output<typeof openIdProblem>;

const providerId = z.object({ providerId: z.uuid() });
const forOwners = { security: ['staff'], roles: ['owner'] } as const;

/** The providers of sign-ins of a tenant, for the contract (decision 079). */
export const openIdSettingsEndpoints = {
  getOpenIdSettings: endpoint(routes.getOpenIdSettings, {
    summary: 'The providers by which customers sign in, without their secrets.',
    ...forOwners,
    reply: dataOf(
      z.object({
        providers: z.array(provider),
        /** To be registered at every provider, one of each address of the site, the primary first. */
        redirect_addresses: z.array(z.string()),
      }),
    ),
  }),
  addOpenIdProvider: endpoint(routes.addOpenIdProvider, {
    summary:
      'Adds a provider; the same id again writes it anew, and of another issuer nobody is connected.',
    ...forOwners,
    confirmation: 'always',
    params: providerId,
    body: newOpenIdProvider,
    reply: dataOf(provider),
  }),
  changeOpenIdProvider: endpoint(routes.changeOpenIdProvider, {
    summary:
      'Changes a provider; without a secret the one that it has stays. Its issuer never changes.',
    ...forOwners,
    confirmation: 'always',
    params: providerId,
    body: settings.extend({
      client_secret: credential.min(1).max(500).optional(),
      is_active: z.boolean(),
    }),
    reply: dataOf(provider),
  }),
  removeOpenIdProvider: endpoint(routes.removeOpenIdProvider, {
    summary: 'Removes a provider; customers whom it signed in sign in by a code from then on.',
    ...forOwners,
    confirmation: 'always',
    params: providerId,
    reply: dataOf(z.object({})),
  }),
  testOpenIdProvider: endpoint(routes.testOpenIdProvider, {
    summary:
      'Asks a provider whether it is one and takes the id and the secret; nothing of its reply is shown.',
    ...forOwners,
    params: providerId,
    body: z.object({}),
    reply: dataOf(z.object({ problem: openIdProblem.nullable() })),
  }),
};
