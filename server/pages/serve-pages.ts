import type { FastifyInstance, FastifyReply } from 'fastify';
import type { PageNeeds } from '#schemas/page.ts';
import type { Deps } from '../deps.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { setPageCsp } from '../security/security-headers.ts';
import { assembleDocument, type PageDocument } from './document.ts';
import { bootOf, gatherMaterial, keyOf, staleAt } from './gather-boot.ts';
import { PageCache } from './page-cache.ts';
import { readPageCookies } from './page-cookies.ts';
import { pageRestaurants } from './restaurants-of-tenant.ts';
import type { Storefront } from './storefront.ts';

/**
 * Every address that is no call and no file is a page of the tenant that the host means. Public
 * ones are cached whole; pages of one customer are never kept by anybody.
 */
export function servePages(
  app: FastifyInstance,
  deps: Deps,
  storefront: Storefront,
  /** Vite's own inline scripts are in the page while developing. */
  options: { hasPolicy: boolean },
): void {
  const restaurants = pageRestaurants(deps);
  const cache = new PageCache();
  deps.notices.subscribe(() => cache.clear());
  app.addHook('onClose', () => storefront.close());

  app.get('/*', async (request, reply) => {
    const tenant = await resolveTenant(deps, { host: request.headers.host });
    const url = new URL(request.url, 'http://page');
    const entry = await storefront.entry();
    const needs = entry.describePage(url.pathname);
    const material = await gatherMaterial(deps, restaurants, {
      tenant,
      needs,
      path: url.pathname,
      query: knownQuery(url.searchParams, needs),
      cookies: readPageCookies(request.headers.cookie),
    });
    const now = deps.clock();
    const boot = await bootOf(deps, material, now);
    const draw = async () => {
      const page = await entry.renderPage({ url: material.path + material.query, boot });
      const template = await storefront.template(material.path);
      return assembleDocument(template, page, boot, storefront.assetsOf(page.parts));
    };
    const page = needs.isPublic
      ? await cache.get(keyOf(material, boot), now.getTime(), async () => ({
          page: await draw(),
          staleAt: staleAt(material, now),
        }))
      : await draw();
    return send(reply, page, needs, options.hasPolicy);
  });
}

function send(
  reply: FastifyReply,
  page: PageDocument,
  needs: PageNeeds,
  hasPolicy: boolean,
): FastifyReply {
  if (hasPolicy) setPageCsp(reply, page);
  else reply.removeHeader('content-security-policy');
  if (!needs.isPublic) reply.header('x-robots-tag', 'noindex');
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .headers({
      // Pages are drawn by cookies; browsers ask again each time and shared caches keep none.
      'cache-control': needs.isPublic ? 'private, no-cache' : 'no-store',
      vary: 'cookie',
    })
    .send(page.html);
}

/** '?a=1&b=2' of the keys that matter, sorted; what nobody knows never reaches the cache's key. */
function knownQuery(sent: URLSearchParams, { queryKeys }: PageNeeds): string {
  const known = new URLSearchParams();
  for (const key of queryKeys.toSorted()) {
    const value = sent.get(key);
    if (value !== null) known.set(key, value.slice(0, 200));
  }
  const text = known.toString();
  return text === '' ? '' : `?${text}`;
}
