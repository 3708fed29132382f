import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { tenant53 } from '#schemas/samples/tenant-53.ts';
import { findRestaurant, inDollars, readMenu } from '../menu-api.ts';
import { bakery, pizzeria, type Shop } from '../demo-shops.ts';
import { expect, test } from '../storefront-test.ts';

const tenants: [Shop, SampleTenant][] = [
  [pizzeria, tenant139],
  [bakery, tenant53],
];

/** '#dc2626' as browsers compute it. */
const rgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

for (const [shop, { config, restaurants }] of tenants) {
  test.describe(`with scripts off, ${shop.name}`, () => {
    test.use({ javaScriptEnabled: false });
    // How Chromium reports scripts that it may not run.
    test.beforeEach(({ pageErrors }) => pageErrors.allow(/^failed csp: .*\.js$/));

    test('shows its home with all sections, and every field of seo in its head', async ({
      page,
    }) => {
      await page.goto(shop.address);
      await test.step('hero, features, categories, menu and footer', async () => {
        const { hero, features, categories, menu, general } = config;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(hero.title);
        for (const title of [features.title, categories.title, menu.title]) {
          await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
        }
        for (const { title } of features.items) {
          // A heading or a plain line, as the design has it.
          await expect(page.getByRole('main').getByText(title, { exact: true })).toBeVisible();
        }
        await expect(page.getByRole('contentinfo')).toContainText(general.contactEmail);
      });
      await test.step('every field of seo', async () => {
        const { seo, colors } = config;
        await expect(page).toHaveTitle(seo.title);
        const absolute = (path: string) => shop.address + path;
        const metas = {
          'name="description"': seo.description,
          'name="keywords"': seo.keywords,
          'name="theme-color"': seo.themeColor,
          'property="og:title"': seo.title,
          'property="og:description"': seo.description,
          'property="og:type"': seo.ogType,
          'property="og:site_name"': seo.ogSiteName,
          'property="og:image"': absolute(seo.ogImage),
          'name="twitter:card"': seo.twitterCard,
          'name="twitter:site"': seo.twitterHandle,
        };
        for (const [attribute, content] of Object.entries(metas)) {
          expect(content).not.toBe('');
          await expect(page.locator(`meta[${attribute}]:not([media])`)).toHaveAttribute(
            'content',
            content,
          );
        }
        const links = { icon: seo.favicon, 'apple-touch-icon': seo.appleTouchIcon };
        for (const [rel, href] of Object.entries(links)) {
          await expect(page.locator(`link[rel="${rel}"]`)).toHaveAttribute('href', href);
        }
        const style = await page.locator('style#theme').textContent();
        for (const [name, color] of Object.entries(colors)) {
          expect(style).toContain(`--color-${name}:${color}`);
        }
      });
    });

    test('shows every dish with its price on /menu, in its own colours', async ({
      page,
      request,
    }) => {
      const reply = await page.goto(`${shop.address}/menu`);
      await test.step('every dish with its price', async () => {
        const name = restaurants[0]?.name ?? '';
        const menu = await readMenu(request, shop, await findRestaurant(request, shop, name));
        expect(menu.restaurant_products.length).toBeGreaterThanOrEqual(40);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(config.menu.title);
        for (const category of menu.categories) {
          const region = page.getByRole('region', { name: category.name, exact: true });
          // Not what is laid out: a category further down is so as it comes near.
          const dishes = await region.getByRole('article').allTextContents();
          for (const id of category.restaurant_product_ids) {
            const dish = menu.restaurant_products.find((one) => one.id === id);
            const cheapest = Math.min(
              0,
              ...(dish?.configurations.flatMap(({ values }) =>
                values.map(({ price_adjustment }) => price_adjustment),
              ) ?? []),
            );
            const price = inDollars(Math.round(((dish?.online_price ?? 0) + cheapest) * 100));
            const shown = dishes.find((text) => text.includes(dish?.products.name ?? ''));
            expect(shown, dish?.products.name ?? '').toContain(price);
          }
        }
      });
      await test.step('its own colours and settings', async () => {
        await expect(page.locator('body')).toHaveCSS(
          'background-color',
          rgb(config.colors.background),
        );
        await expect(page.locator('body')).toHaveCSS('color', rgb(config.colors.text));
        const source = (await reply?.text()) ?? '';
        const boot: unknown = JSON.parse(/id="boot">([^<]+)</.exec(source)?.[1] ?? 'null');
        expect(boot).toMatchObject({
          settings: { web_config: { colors: config.colors }, tenant: { id: shop.tenantId } },
        });
      });
    });
  });
}
