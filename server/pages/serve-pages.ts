import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { languagePath, splitLanguagePath } from '#schemas/languages/language-path.ts';
import type { PageBoot, StorefrontEntry } from '#schemas/page.ts';
import type { Deps } from '../dependencies/deps.ts';
import { countPageVisit } from '../visits/count-page-visit.ts';
import { isFetchedAhead } from '../visits/is-fetched-ahead.ts';
import { createPreviews } from '../previews/previews.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { allowWallets, setPageCsp } from '../security/security-headers.ts';
import { assembleDocument } from './document.ts';
import {
  bootOf,
  bootWithoutMenu,
  gatherMaterial,
  keyOf,
  menuOf,
  type PageMaterial,
} from './gather-boot.ts';
import { encodingFor, packPage, type Encoding, type PackedPage } from './pack-page.ts';
import { isBeforeOpening, isByStaff, sendOpeningSoon } from './opening-soon.ts';
import { movedTo } from './moved-to.ts';
import { knownQuery, nowhere, pageAddress } from './page-address.ts';
import { primaryAddress } from './primary-address.ts';
import { PageCache, type DrawnPage } from './page-cache.ts';
import { arePicturesKnown } from './pictures-of-config.ts';
import { readPageCookies } from './page-cookies.ts';
import { languageCookie, pageLanguage } from './page-language.ts';
import { previewOfPage } from './page-preview.ts';
import { pageRestaurants } from './restaurants-of-tenant.ts';
import { serveSitemap } from './serve-sitemap.ts';
import { findShared } from './find-shared.ts';
import { serveSharePictures } from './share-pictures/serve-share-pictures.ts';
import { sharePicturePath } from './share-pictures/share-picture-name.ts';
import { staleAt } from './stale-at.ts';
import type { Storefront } from './storefront.ts';

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
  serveSharePictures(app, deps, findShared(deps, storefront, restaurants));
  serveSitemap(app, deps, storefront, restaurants);

  app.get('/*', async (request, reply) => {
    const address = pageAddress(request.url);
    if (!address) return reply.callNotFound();
    const { named, path: pathname } = splitLanguagePath(address.pathname);
    // Which screens there are is the same in every language.
    const english = await (await storefront.inLanguage(storefront.onlyLanguage ?? 'en')).entry();
    const { describePage } = english;
    const asked = describePage(pathname);
    const tenant = await resolveTenant(deps, {
      host: request.headers.host,
      ...(asked.isForStaff && { accepts: 'suspended' }),
    });
    const shown = await previewOfPage(previews, tenant.id, address, { request, reply });
    if (shown.kind === 'answered') return shown.reply;
    const preview = shown.kind === 'preview' ? shown.preview : null;
    const cookies = readPageCookies(request.headers.cookie);
    const found = await pageLanguage(
      deps,
      {
        tenantId: tenant.id,
        address,
        path: pathname,
        named,
        cookie: cookies.language,
        needs: asked,
        isPreview: preview !== null,
        only: storefront.onlyLanguage,
      },
      request,
    );
    if (found.kind === 'elsewhere') {
      if (found.chosen) reply.header('set-cookie', languageCookie(found.chosen, request));
      // Asked again each time: another language may be chosen tomorrow.
      reply.headers({ 'cache-control': 'private, no-cache', vary: 'cookie' });
      return reply.redirect(found.href, 302);
    }
    const language = found.kind === 'drawn' ? found.language : 'en';
    const needs = found.kind === 'drawn' ? asked : describePage(nowhere);
    const path = needs.path ?? nowhere;
    const own = languagePath(language, path);
    if (needs.path !== null && own !== address.pathname) {
      return reply.redirect(own + address.search, 308);
    }
    const elsewhere = preview
      ? null
      : await primaryAddress(deps, { tenant, needs, path: address.pathname, address }, request);
    if (elsewhere !== null) {
      // Asked again each time: another one may be primary tomorrow.
      reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' });
      return reply.redirect(elsewhere, 308);
    }
    if (language !== 'en' && cookies.language !== language && !isFetchedAhead(request)) {
      reply.header('set-cookie', languageCookie(language, request));
    }
    const generation = cache.generationOf(tenant.id);
    const gathered = await gatherMaterial(deps, restaurants, {
      tenant,
      language,
      needs,
      path,
      query: knownQuery(address.searchParams, needs),
      cookies,
      preview,
    });
    const moved = await movedTo(deps, english, gathered, address);
    if (moved !== null) {
      reply.headers({ 'cache-control': 'no-cache', vary: 'cookie' });
      return reply.redirect(moved.path, moved.status);
    }
    const isMissing = needs.subject !== null && gathered.subject === null;
    const material = isMissing
      ? { ...gathered, needs: describePage(nowhere), path: nowhere, menu: null }
      : gathered;
    if (isBeforeOpening(material) && !isByStaff(deps, address, request)) {
      return sendOpeningSoon(reply, material);
    }
    const now = deps.clock();
    const boot = await bootWithoutMenu(deps, material, now);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const draw = async () => {
      const gathered = { ...boot, menu: await menuOf(deps, material) };
      return drawPage(deps, { storefront, english }, material, gathered, now);
    };
    const isShared = needs.isPublic && !preview;
    const isCacheable = isShared && isBuilt;
    const instant = { now: now.getTime(), generation };
    const page = isCacheable
      ? await cache.get(keyOf(material, boot), instant, { draw, encoding })
      : await packPage((await draw()).document, encoding);
    const { gateways, wallets } = boot.settings.payment_gateway_config;
    const allowsStripe = needs.takesCards && gateways.includes('stripe');
    if (allowsStripe && wallets) allowWallets(reply);
    if (isBuilt)
      setPageCsp(reply, { ...page, allowsStripe, picturesUrl: deps.options.picturesUrl });
    else reply.removeHeader('content-security-policy');
    const { drawnRestaurantId: restaurantId } = material;
    if (isShared && page.status === 200 && !needs.isForStaff && restaurantId !== null) {
      const isStaff = isByStaff(deps, address, request);
      countPageVisit(deps, request, { tenantId: tenant.id, restaurantId, isStaff });
    }
    return send(request, reply, { page, encoding, isShared });
  });
}

async function drawPage(
  deps: Deps,
  { storefront, english }: { storefront: Storefront; english: StorefrontEntry },
  material: PageMaterial,
  gathered: PageBoot,
  now: Date,
): Promise<DrawnPage> {
  const { entry, template, scriptsOf } = await storefront.inLanguage(material.language);
  const url = material.path + material.query;
  // Pictures are the same in every language, with the words that the restaurant wrote (find-shared.ts).
  const isShared = material.needs.isPublic && material.needs.path !== null && !material.preview;
  const original = storefront.onlyLanguage ?? 'en';
  const written =
    material.language === original
      ? gathered
      : await bootOf(deps, { ...material, language: original }, now);
  const shared = isShared ? english.sharePicture({ pathname: material.path, boot: written }) : null;
  const boot = shared ? { ...gathered, sharePicture: sharePicturePath(shared) } : gathered;
  const drawn = await (await entry()).renderPage({ url, boot });
  const hasFailed = drawn.failure !== null;
  if (hasFailed)
    deps.log.error(
      // Not the query: nothing that is sent is kept.
      { err: drawn.failure, tenant: boot.settings.tenant.id, path: material.path },
      'a page was not drawn in full',
    );
  const isWhole = !hasFailed && arePicturesKnown(boot.settings.web_config);
  const html = await template(material.path);
  const document = assembleDocument(html, drawn, boot, scriptsOf(drawn.parts));
  return {
    document,
    staleAt: isWhole ? staleAt(material, boot, now) : now.getTime() + retryAfterMs,
  };
}

type Sent = {
  page: PackedPage;
  encoding: Encoding;
  /** By all who have the same cookies; others belong to one customer, or to whoever has a link. */
  isShared: boolean;
};

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, encoding, isShared }: Sent,
): FastifyReply {
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
