import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerOptions } from '../environment/server-options.ts';
import { contentSecurityPolicy, type PageSources } from './content-security-policy.ts';

const policy = 'content-security-policy';

type HeaderOptions = Pick<ServerOptions, 'hstsSubdomainsOf'>;

/** Two years, once a page was reached by https. */
const transportSecurity = 'max-age=63072000';

/**
 * RFC 6797 §6.1. Below a domain of a tenant's own lie machines that we know nothing of, so
 * subdomains are covered on the operator's hosts alone.
 */
function transportSecurityOf(
  { hstsSubdomainsOf: own }: HeaderOptions,
  { hostname }: FastifyRequest,
): string {
  const host = hostname.toLowerCase();
  const isOwn = own !== null && (host === own || host.endsWith(`.${own}`));
  return isOwn ? `${transportSecurity}; includeSubDomains` : transportSecurity;
}

/** Of every reply but pages: made once, for it is always the same. */
const plainPolicy = contentSecurityPolicy();

const permissions = (payment: string) => `camera=(), microphone=(), geolocation=(self), ${payment}`;

/** Called for every reply; by hand only where fastify answers before any hook, as to a broken URL. */
export function setSecurityHeaders(
  options: HeaderOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers({
    [policy]: plainPolicy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': permissions('payment=(self)'),
    ...(request.protocol === 'https' && {
      'strict-transport-security': transportSecurityOf(options, request),
    }),
  });
}

/** Puts the security headers on every reply of the app: pages, pictures and errors included. */
export function addSecurityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  app.addHook('onRequest', async (request, reply) => setSecurityHeaders(options, request, reply));
}

/** What browsers obey in documents and workers alone: some 600 bytes with each of two dozen files. */
const ofDocuments = [policy, 'referrer-policy', 'cross-origin-opener-policy', 'permissions-policy'];

/**
 * Takes from a file what means nothing to it. An SVG keeps everything: opened by its own address, it
 * is a document.
 * @param path the file's, packed or not
 */
export function dropDocumentHeaders(reply: FastifyReply, path: string): void {
  if (/\.svg(?:\.|$)/.test(path)) return;
  for (const name of ofDocuments) reply.removeHeader(name);
}

/** Lets one page run its own inline scripts and styles, named by their hashes. */
export function setPageCsp(reply: FastifyReply, sources: PageSources): void {
  reply.header(policy, contentSecurityPolicy(sources));
}

/**
 * Lets Stripe's frames open a wallet on one page: Google Pay asks by the browser's Payment Request
 * from within them, or in a window of its own that has to find its way back.
 */
export function allowWallets(reply: FastifyReply): void {
  reply.headers({
    'permissions-policy': permissions('payment=(self "https://js.stripe.com")'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  });
}
