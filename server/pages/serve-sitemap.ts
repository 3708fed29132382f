import type { FastifyInstance, FastifyReply } from 'fastify';
import { languagePath } from '#schemas/languages/language-path.ts';
import { offeredLanguages } from '#schemas/offered-languages.ts';
import { lastMenuChange, lastPublished } from '../db/queries/last-changes.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import type { PageRestaurants } from './restaurants-of-tenant.ts';
import { sitemapXml } from './sitemap-xml.ts';
import type { Storefront } from './storefront.ts';

const sitemapPath = '/sitemap.xml';
/** Both ask the database; a search engine reads them a few times a day. */
const config = { readCost: 5 };

/**
 * Serves what search engines read of a host: which of its pages there are, by the addresses of the
 * tenant's primary host and in each language that it offers, and which of its screens are nobody
 * else's. A site that is not open yet lists nothing.
 */
export function serveSitemap(
  app: FastifyInstance,
  deps: Deps,
  storefront: Storefront,
  restaurants: PageRestaurants,
): void {
  // Which pages there are is the same in every language.
  const english = async () =>
    (await storefront.inLanguage(storefront.onlyLanguage ?? 'en')).entry();

  app.get('/robots.txt', { config }, async (request, reply) => {
    const tenant = await resolveTenant(deps, { host: request.headers.host });
    const lines = (await isListed(tenant, restaurants))
      ? [
          ...(await privatePaths(tenant)).map((path) => `Disallow: ${path}`),
          '',
          sitemapLine(tenant),
        ]
      : ['Disallow: /'];
    return send(reply, 'text/plain', ['User-agent: *', ...lines, ''].join('\n'));
  });

  async function privatePaths(tenant: Tenant): Promise<string[]> {
    const [entry, settings] = await Promise.all([english(), deps.settings.get(tenant.id)]);
    const paths = entry.privatePaths();
    return offeredLanguages(settings.config).flatMap((language) =>
      paths.map((path) => languagePath(language, path)),
    );
  }

  app.get(sitemapPath, { config }, async (request, reply) => {
    const tenant = await resolveTenant(deps, { host: request.headers.host });
    if (!(await isListed(tenant, restaurants))) return reply.callNotFound();
    const { list } = await restaurants.get(tenant.id);
    const [entry, settings, published, changed, ...snapshots] = await Promise.all([
      english(),
      deps.settings.get(tenant.id),
      lastPublished(deps.db, tenant.id),
      lastMenuChange(deps.db, tenant.id),
      ...list.map(({ restaurant }) => deps.menus.get(tenant.id, restaurant.id)),
    ]);
    const paths = entry.listedPaths({
      restaurants: list,
      menus: snapshots.map(({ menu }) => menu),
    });
    const ofMenu = latest(published, changed);
    const pages = paths.map((path) => ({
      path,
      changedAt: entry.describePage(path).showsMenu ? ofMenu : published,
    }));
    const site = {
      origin: tenant.primaryOrigin,
      languages: offeredLanguages(settings.config),
    };
    return send(reply, 'application/xml', sitemapXml(pages, site));
  });
}

const sitemapLine = ({ primaryOrigin }: Tenant) => `Sitemap: ${primaryOrigin}${sitemapPath}`;

/** Whether strangers can order from a site, so that it may be found. */
async function isListed(tenant: Tenant, restaurants: PageRestaurants): Promise<boolean> {
  return tenant.openedAt !== null && (await restaurants.get(tenant.id)).list.length > 0;
}

const latest = (one: Date | null, other: Date | null): Date | null =>
  one && other ? (one > other ? one : other) : (one ?? other);

const send = (reply: FastifyReply, type: string, body: string) =>
  reply.header('cache-control', 'no-cache').type(`${type}; charset=utf-8`).send(body);
