import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PageBoot } from '#schemas/page.ts';
import type { Deps } from '../dependencies/deps.ts';
import { createPreviews } from '../previews/previews.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { allowWallets, setPageCsp } from '../security/security-headers.ts';
import { assembleDocument } from './document.ts';
import { bootOf, gatherMaterial, keyOf, staleAt, type PageMaterial } from './gather-boot.ts';
import { encodingFor, packPage, type PackedPage } from './pack-page.ts';
import { isBeforeOpening, isByStaff, sendOpeningSoon } from './opening-soon.ts';
import { knownQuery, pageAddress } from './page-address.ts';
import { primaryAddress } from './primary-address.ts';
import { PageCache, type DrawnPage } from './page-cache.ts';
import { readPageCookies } from './page-cookies.ts';
import { previewOfPage } from './page-preview.ts';
import { pageRestaurants } from './restaurants-of-tenant.ts';
import type { Storefront } from './storefront.ts';

/** Addresses that do not exist are without number, so all of them are drawn as one. */
const nowhere = '/not-found';
/** A page that could not be drawn in full is tried again soon. */
const retryAfterMs = 30_000;

/**
 * Every address that is no call and no file is a page of the tenant that the host means. Public
 * ones are cached whole; pages of one customer are never kept by anybody.
 */
export function servePages(
  app: FastifyInstance,
  deps: Deps,
  storefront: Storefront,
  /** While developing, the next request may be drawn by other code, and Vite adds scripts. */
  { isBuilt }: { isBuilt: boolean },
): void {
  const restaurants = pageRestaurants(deps);
  const previews = createPreviews(deps);
  const cache = new PageCache(deps.cacheCounts.pages);
  deps.changeEvents.subscribe((event) => {
    // A menu's version is in the key, so its older pages are no longer found.
    if (event.kind === 'config_changed') cache.forget(event.tenantId);
    else if (event.kind === 'reconnected') cache.forget();
  });
  app.addHook('onClose', () => storefront.close());

  app.get('/*', async (request, reply) => {
    const address = pageAddress(request.url);
    if (!address) return reply.callNotFound();
    const entry = await storefront.entry();
    const needs = entry.describePage(address.pathname);
    const tenant = await resolveTenant(deps, {
      host: request.headers.host,
      ...(needs.isForStaff && { accepts: 'suspended' }),
    });
    const path = needs.path ?? nowhere;
    if (needs.path !== null && path !== address.pathname) {
      return reply.redirect(path + address.search, 308);
    }
    const asked = await previewOfPage(previews, tenant.id, address, { request, reply });
    if (asked.kind === 'answered') return asked.reply;
    const preview = asked.kind === 'preview' ? asked.preview : null;
    const elsewhere = preview
      ? null
      : await primaryAddress(deps, { tenant, needs, path: address.pathname, address }, request);
    if (elsewhere !== null) {
      // Asked again each time: another one may be primary tomorrow.
      reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' });
      return reply.redirect(elsewhere, 308);
    }
    const { generation } = cache;
    const material = await gatherMaterial(deps, restaurants, {
      tenant,
      needs,
      path,
      query: knownQuery(address.searchParams, needs),
      cookies: readPageCookies(request.headers.cookie),
      preview,
    });
    if (isBeforeOpening(material) && !isByStaff(deps, address, request)) {
      return sendOpeningSoon(reply, material);
    }
    const now = deps.clock();
    const boot = await bootOf(deps, material, now);
    const draw = () => drawPage(deps, storefront, material, boot, now);
    const isShared = needs.isPublic && !preview;
    const isCacheable = isShared && isBuilt;
    const page = isCacheable
      ? await cache.get(keyOf(material, boot), { now: now.getTime(), generation }, draw)
      : (await draw()).page;
    const { gateways, wallets } = boot.settings.payment_gateway_config;
    const allowsStripe = needs.takesCards && gateways.includes('stripe');
    if (allowsStripe && wallets) allowWallets(reply);
    if (isBuilt) setPageCsp(reply, { ...page, allowsStripe });
    else reply.removeHeader('content-security-policy');
    return send(request, reply, page, isShared);
  });
}

async function drawPage(
  { log }: Pick<Deps, 'log'>,
  storefront: Storefront,
  material: PageMaterial,
  boot: PageBoot,
  now: Date,
): Promise<DrawnPage> {
  const entry = await storefront.entry();
  const url = material.path + material.query;
  const drawn = await entry.renderPage({ url, boot });
  const hasFailed = drawn.failure !== null;
  if (hasFailed)
    log.error(
      // Not the query: nothing that is sent is kept.
      { err: drawn.failure, tenant: boot.settings.tenant.id, path: material.path },
      'a page was not drawn in full',
    );
  const template = await storefront.template(material.path);
  const document = assembleDocument(template, drawn, boot, storefront.scriptsOf(drawn.parts));
  return {
    page: await packPage(document),
    staleAt: hasFailed ? now.getTime() + retryAfterMs : staleAt(material, boot, now),
  };
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
  /** By all who have the same cookies; others belong to one customer, or to whoever has a link. */
  isShared: boolean,
): FastifyReply {
  const encoding = encodingFor(request.headers['accept-encoding']);
  const tag = `"${page.hash}-${encoding}"`;
  reply.headers({
    // Pages are drawn by cookies; browsers ask again each time and shared caches keep none.
    'cache-control': isShared ? 'private, no-cache' : 'no-store',
    vary: 'cookie, accept-encoding',
    ...(isShared ? { etag: tag } : { 'x-robots-tag': 'noindex' }),
  });
  if (isShared && page.status === 200 && request.headers['if-none-match'] === tag) {
    return reply.code(304).send();
  }
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).type('text/html; charset=utf-8').send(page.bodies[encoding]);
}
