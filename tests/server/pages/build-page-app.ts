import { readFile } from 'node:fs/promises';
import type { MenuSubject, RenderedPage, StorefrontEntry } from '#schemas/page.ts';
import { idOfSlug, menuSlug } from '#schemas/rules/menu/menu-slug.ts';
import { servePages } from '#server/pages/serve-pages.ts';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';
import { createSmallDatabase, type TestDatabase } from '#tests/database/create-test-database.ts';
import { buildUnreadyApp, type Changes, type TestApp } from '../setup/build-test-app.ts';

export type PageApp = TestApp & TestDatabase;

/** The pages of the two small restaurants, drawn by the given entry into the real template. */
export async function buildPageApp(
  entry: StorefrontEntry,
  changes: Changes = {},
  /** Adds what else is served beside the pages. */
  addFiles: (app: TestApp['app']) => Promise<void> = async () => undefined,
): Promise<PageApp> {
  const database = await createSmallDatabase();
  const { app, deps } = await buildUnreadyApp(database, changes);
  await addFiles(app);
  await addPages({ app, deps }, entry);
  await app.ready();
  return { ...database, app, deps };
}

/** Adds pages, drawn by the given entry, to a server that is not ready yet. */
export async function addPages({ app, deps }: TestApp, entry: StorefrontEntry): Promise<void> {
  const template = await readFile(`${findProjectRoot()}/index.html`, 'utf8');
  servePages(
    app,
    deps,
    {
      inLanguage: async () => ({
        template: async () => template,
        entry: async () => entry,
        scriptsOf: (parts) => parts.map((part) => `/assets/${part}.js`),
      }),
      onlyLanguage: null,
      close: async () => undefined,
    },
    { isBuilt: true },
  );
}

/** A clock that tests set. */
export function settableClock(): { clock: () => Date; set: (text: string) => void } {
  let now = fridayNoon;
  return { clock: () => now, set: (text) => void (now = new Date(text)) };
}

export type CountingEntry = StorefrontEntry & {
  /** Addresses drawn so far. */
  drawn: string[];
};

/** Of `/menu/pizza-3` and `/menu/category/pizzas-4`. */
function subjectIn(path: string): MenuSubject | null {
  const [, category, slug = ''] = /^\/menu\/(category\/)?([^/]+)$/.exec(path) ?? [];
  const id = idOfSlug(slug);
  return id === null ? null : { kind: category ? 'category' : 'dish', id };
}

/**
 * An entry that writes down what it was asked to draw, and in the page what it was given. `/`,
 * `/menu` and `/terms` are public, `/orders/…` belongs to one customer, `/desk` to staff.
 */
export function countingEntry(change: Partial<RenderedPage> = {}): CountingEntry {
  const drawn: string[] = [];
  return {
    drawn,
    describePage: (path) => {
      const isForStaff = path === '/desk';
      const isPrivate = path.startsWith('/orders/') || isForStaff;
      const isKnown = ['/', '/menu', '/terms'].includes(path.toLowerCase());
      const subject = subjectIn(path);
      return {
        path: isPrivate || subject ? path : isKnown ? path.toLowerCase() : null,
        isPublic: !isPrivate,
        subject,
        opensDishes: path === '/menu',
        showsMenu: path === '/' || path === '/menu' || subject !== null,
        legalPage: path === '/terms' ? 'terms' : null,
        isForStaff,
        isForOrdering: !isPrivate && path !== '/terms',
        takesCards: path === '/checkout/payment',
        queryKeys: ['table'],
      };
    },
    subjectPath: ({ kind, id }, name) =>
      (kind === 'dish' ? '/menu/' : '/menu/category/') + menuSlug(name, id),
    sharePicture: () => null,
    listedPaths: ({ menus }) => [
      '/',
      ...menus.flatMap(({ restaurant_products }) =>
        restaurant_products.map(
          ({ product_id, products }) => `/menu/${menuSlug(products.name ?? '', product_id)}`,
        ),
      ),
    ],
    privatePaths: () => ['/orders/', '/desk'],
    renderPage: async ({ url, boot }) => {
      drawn.push(url);
      const { tenant, web_config } = boot.settings;
      const dishes = boot.menu?.restaurant_products.map(
        ({ products, online_price }) => `${products.name} ${online_price}`,
      );
      const options = [
        tenant.name,
        boot.selectedRestaurantId,
        boot.bannerDismissed,
        boot.language,
        boot.canonicalOrigin,
      ];
      return {
        status: url === '/not-found' ? 404 : 200,
        body: `<main>${[...options, web_config.colors.primary, ...(dishes ?? [])].join('|')}</main>`,
        noScript: '',
        failure: null,
        head: `<title>${tenant.name}</title>`,
        inlineStyle: ':root{}',
        inlineScript: 'void 0',
        structuredData: null,
        fonts: [],
        parts: [],
        ...change,
      };
    },
  };
}
