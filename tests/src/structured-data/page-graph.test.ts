import { describe, expect, it } from 'vitest';
import { isRecord } from '#schemas/is-record.ts';
import type { PageBoot } from '#schemas/page.ts';
import { pageGraph } from '#src/structured-data/page-graph.ts';
import { menuOf, product, size } from '../sample-menu.ts';
import { bootWith, glebe, newtown, settingsWith } from '../site-boot.ts';
import { propertiesOf } from './schema-org.ts';

const menu = menuOf([
  product({
    id: 1,
    product_id: 101,
    diets: ['vegan', 'halal', 'spicy'],
    products: {
      name: 'Margherita',
      description: 'Tomato, basil',
      image: { image_url: '/media/139/pizza.webp' },
    },
  }),
  product({ id: 2, product_id: 102, name: 'Sized', configurations: [size] }),
  product({ id: 3, product_id: 103, name: '</script><b>', is_available: false }),
]);
const week = [
  { weekday: 1, opens: '11:00', closes: '22:00' },
  { weekday: 2, opens: '11:00', closes: '22:00' },
  { weekday: 6, opens: '00:00', closes: '00:00' },
];
const exceptions = [
  { date: '2026-12-25', ranges: [], note: 'Christmas' },
  { date: '2026-12-31', ranges: [{ opens: '17:00', closes: '02:00' }], note: '' },
];
const open = {
  ...newtown,
  restaurant: { ...newtown.restaurant, takes_reservations: true },
  location: { latitude: -33.9, longitude: 151.2 },
  attachment_paths: [{ upload_path: '/media/139/newtown.webp' }],
  hours: { week, exceptions, openings: [] },
  order_taking: (['pickup', 'delivery', 'dine_in'] as const).map((order_type) => ({
    order_type,
    kitchen_minutes: 20,
    road_minutes: 0,
    last_order_minutes: 0,
    paused: null,
  })),
};
const boot = (change: Partial<PageBoot> = {}) =>
  bootWith({ menu, restaurants: [open, glebe], ...change });

/** What a page says, as whoever reads it gets it. */
function thingsOn(pathname: string, change: Partial<PageBoot> = {}): Record<string, unknown>[] {
  const graph: unknown = JSON.parse(JSON.stringify(pageGraph(pathname, boot(change))));
  if (graph === null) return [];
  if (!isRecord(graph) || !Array.isArray(graph['@graph'])) throw new Error('no graph');
  return graph['@graph'].filter(isRecord);
}

const pages = ['/', '/contact', '/menu', '/menu/margherita-101', '/menu/category/pizza-12'];

/** Everything in a thing that is a thing itself, with where it is. */
function thingsIn(value: unknown, path = ''): [string, Record<string, unknown>][] {
  if (Array.isArray(value)) return value.flatMap((one, place) => thingsIn(one, `${path}/${place}`));
  if (!isRecord(value)) return [];
  const inner = Object.entries(value).flatMap(([key, one]) => thingsIn(one, `${path}/${key}`));
  return '@type' in value ? [[path, value], ...inner] : inner;
}

describe('what search engines read', () => {
  it.each(pages)('of %s has no type and no property that schema.org lacks', (pathname) => {
    const things = thingsIn(thingsOn(pathname));
    expect(things.length).toBeGreaterThan(0);
    for (const [path, thing] of things) {
      const known = propertiesOf(String(thing['@type']));
      expect(known, `${path}: ${String(thing['@type'])}`).not.toBeNull();
      for (const key of Object.keys(thing).filter((one) => !one.startsWith('@')))
        expect(known, `${path}: ${String(thing['@type'])}`).toContain(key);
    }
  });

  it('tells of each restaurant where it is, when it is open and what can be done there', () => {
    const [first, second] = thingsOn('/');
    expect(first).toMatchObject({
      '@type': 'Restaurant',
      name: 'Newtown',
      url: 'https://corner.example/',
      image: 'https://corner.example/media/139/newtown.webp',
      telephone: newtown.address.phone,
      address: { streetAddress: '1 King Street', addressLocality: 'Newtown', postalCode: '2042' },
      geo: { latitude: -33.9, longitude: 151.2 },
      hasMenu: 'https://corner.example/menu',
      acceptsReservations: 'https://corner.example/table-reservation',
      openingHoursSpecification: [
        { dayOfWeek: ['Monday', 'Tuesday'], opens: '11:00', closes: '22:00' },
        { dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' },
      ],
      specialOpeningHoursSpecification: [
        { validFrom: '2026-12-25', validThrough: '2026-12-25', opens: '00:00', closes: '00:00' },
        { validFrom: '2026-12-31', opens: '17:00', closes: '02:00' },
      ],
    });
    expect(first?.['potentialAction']).toMatchObject([
      { '@type': 'OrderAction', deliveryMethod: { length: 2 } },
      { '@type': 'ReserveAction' },
    ]);
    expect(second).toMatchObject({ name: 'Glebe', acceptsReservations: false });
    for (const absent of ['geo', 'image', 'potentialAction', 'priceRange', 'servesCuisine'])
      expect(second).not.toHaveProperty(absent);
  });

  it('offers no orders where none are taken online', () => {
    const settings = { ...settingsWith(), is_online_order_enabled: 0 as const };
    const [first] = thingsOn('/', { settings });
    expect(first?.['potentialAction']).toMatchObject([{ '@type': 'ReserveAction' }]);
  });

  it('R97 has the price, the diets and the availability of each dish of the menu', () => {
    const [found] = thingsOn('/menu');
    const origin = 'https://corner.example/menu';
    expect(found).toMatchObject({
      '@type': 'Menu',
      hasMenuSection: [
        {
          name: 'Pizza',
          url: `${origin}/category/pizza-12`,
          hasMenuItem: [
            {
              name: 'Margherita',
              url: `${origin}/margherita-101`,
              suitableForDiet: ['https://schema.org/VeganDiet', 'https://schema.org/HalalDiet'],
              offers: {
                '@type': 'Offer',
                price: '12.50',
                priceCurrency: 'AUD',
                availability: 'https://schema.org/InStock',
              },
            },
            { name: 'Sized', offers: { '@type': 'AggregateOffer', lowPrice: '12.50' } },
            { offers: { availability: 'https://schema.org/OutOfStock' } },
          ],
        },
      ],
    });
  });

  it('offers a dish without a price for no amount', () => {
    const unpriced = product({ online_price: 0, is_available: false });
    const [found] = thingsOn('/menu', { menu: menuOf([unpriced]) });
    expect(found).toMatchObject({ hasMenuSection: [{ hasMenuItem: [{ '@type': 'MenuItem' }] }] });
    expect(JSON.stringify(found)).not.toContain('Offer');
  });

  it('leaves the dishes of a long menu to the pages of its categories', () => {
    const many = menuOf(
      Array.from({ length: 61 }, (_, at) => product({ id: at + 1, product_id: at + 1 })),
    );
    const [found] = thingsOn('/menu', { menu: many });
    expect(found).toMatchObject({ hasMenuSection: [{ name: 'Pizza' }] });
    expect(JSON.stringify(found)).not.toContain('MenuItem');
    const [section] = thingsOn('/menu/category/pizza-12', { menu: many });
    expect(section).toMatchObject({ '@type': 'MenuSection', hasMenuItem: { length: 61 } });
  });

  it('R97 says of a dish what its page says, and the way to it', () => {
    const [dish, crumbs] = thingsOn('/menu/margherita-101');
    expect(dish).toMatchObject({
      '@type': 'MenuItem',
      name: 'Margherita',
      description: 'Tomato, basil',
      image: 'https://corner.example/media/139/pizza.webp',
    });
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Corner Table', item: 'https://corner.example/' },
        { position: 2, name: 'Menu', item: 'https://corner.example/menu' },
        { position: 3, name: 'Pizza', item: 'https://corner.example/menu/category/pizza-12' },
        { position: 4, item: 'https://corner.example/menu/margherita-101' },
      ],
    });
  });

  it('finds a dish that is sold out where the menu leaves it out', () => {
    const config = settingsWith();
    config.web_config.menu = { ...config.web_config.menu, showOutOfStockProducts: false };
    const [found] = thingsOn('/menu', { settings: config });
    expect(JSON.stringify(found)).not.toContain('OutOfStock');
    const [dish] = thingsOn('/menu/b-103', { settings: config });
    expect(dish).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } });
  });

  it.each(['/deals', '/terms', '/dine-in-menu', '/instore-menu', '/menu/gone-999'])(
    'has nothing of %s',
    (pathname) => {
      expect(thingsOn(pathname)).toEqual([]);
    },
  );

  it('has nothing of a draft', () => {
    const preview = { restaurantId: null, expiresAt: '2026-12-01T00:00:00Z' };
    for (const pathname of pages) expect(thingsOn(pathname, { preview })).toEqual([]);
  });
});
