import { expect, test } from 'vitest';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { partsOf } from '#src/app/page-parts.ts';
import { notFound, routeOf, routes } from '#src/app/routes.tsx';
import { paths } from '#ui/paths.ts';

/** The table of specification §2, to the letter. */
const table = `/ /menu /instore-menu /dine-in-menu /dine-in-menu/checkout
/dine-in-menu/checkout/payment /dine-in/order/confirmation/:orderId /dine-in-menu/deals /contact
/deals /login /signup /forgot-password /otp-verification /profile /checkout /checkout/payment
/checkout/success /order-confirmation/:orderId /terms /privacy /refund-policy /order-history
/favorites /gift-cards /loyalty-points /reservations /table-reservation
/table-reservation/confirm /table-reservation/success /error`.split(/\s+/);

/** Dishes and categories, after the menu that they are of (decision 104). */
const ofMenu = ['/menu/:dish', '/menu/category/:category'];

/** The bill of a table, where mails lead to, and what is for staff. */
const further = [
  '/dine-in-menu/tab',
  '/gift-cards/:code',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/desk',
  '/desk/:page',
  '/desk/:page/:part',
  '/desk/:page/:part/:entry',
];

test("every route of the specification's table, of the menu, of tabs, of the mails and of staff has a screen, and there is no other", () => {
  const [home, menu, ...others] = table;
  const all = [home, menu, ...ofMenu, ...others, ...further];
  expect(routes.map(({ path }) => path)).toEqual(all);
});

test('every screen loads on demand', async () => {
  for (const { part } of [...routes, notFound]) {
    // The desk's begins above the screens: its set-up has a part of the editor.
    expect(part.id).toMatch(/^src\/(?:screens\/[\w-]+|app\/desk)\.tsx$/);
    await part.preload();
  }
});

test('a path with a parameter is escaped and found again', () => {
  expect(paths.orderConfirmation('a/b')).toBe('/order-confirmation/a%2Fb');
  expect(routeOf('/order-confirmation/42').path).toBe('/order-confirmation/:orderId');
  expect(routeOf('/menu/').path).toBe('/menu');
  expect(routeOf('/nowhere')).toBe(notFound);
});

test('a page names the parts it draws: its screen, the designs in use, and no hidden one', () => {
  const config = siteConfigSchema.parse({
    hero: { variant: 'split' },
    topOfferBanner: { showTopOfferBanner: false },
    layout: { home: [{ id: 'hero' }, { id: 'features', hidden: true }, { id: 'menu' }] },
  });
  const { eager, banner, deferred } = partsOf(routeOf('/'), config);
  expect(eager.map(({ id }) => id)).toEqual(['src/screens/home.tsx']);
  expect(banner).toEqual([]);
  expect(deferred.map(({ id }) => id)).toEqual([
    'src/features/order-status/order-status.tsx',
    'src/sections/hero-section.tsx',
    'variants/sections/hero/split.tsx',
    'src/sections/menu-container.tsx',
    'variants/sections/menu/cards.tsx',
    'src/sections/footer-section.tsx',
    'variants/sections/footer/columns.tsx',
  ]);
});
