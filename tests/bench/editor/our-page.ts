import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { AppSettings } from '#schemas/api/settings.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import type { PageBoot, StorefrontEntry } from '#schemas/page.ts';
import { assembleDocument } from '#server/pages/document.ts';
import { partsOfEveryPage } from '../../parts-of-every-page.ts';
import { textsFor } from './texts.ts';

const features = siteConfigSchema.parse({}).features;

/** A site of so many sections; more than a hundred are more than a stored document may have. */
export function siteWith(count: number): SiteConfig {
  const texts = textsFor(count);
  return {
    ...siteConfigSchema.parse({}),
    layout: { home: texts.map(({ id }) => ({ id, hidden: false })) },
    sections: Object.fromEntries(
      texts.map(({ id, title, subtitle, items }) => [
        id,
        {
          ...features,
          type: 'features' as const,
          title,
          subtitle,
          items: items.map((item) => ({ ...item, icon: 'leaf' as const })),
        },
      ]),
    ),
  };
}

export const settingsWith = (count: number): AppSettings => ({
  web_config: siteWith(count),
  payment_gateway_config: {
    gateways: ['cash'],
    publishable_key: null,
    environment: 'test',
    wallets: false,
  },
  is_online_order_enabled: 1,
  config_version: 1,
  pages: [],
  tenant: { id: 139, name: 'Bench', currency: 'AUD', locale: 'en-AU' },
});

const bootWith = (count: number, origin: string): PageBoot => ({
  settings: settingsWith(count),
  restaurants: [
    {
      restaurant: {
        id: 1,
        name: 'Bench',
        status: 1,
        time_zone: 'Australia/Sydney',
        order_types: ['pickup'],
        takes_reservations: false,
      },
      attachment_paths: [],
      address: { street_name: '1 King Street', city: 'Newtown', postcode: '2042', phone: '' },
      location: null,
      hours: { week: [], exceptions: [], openings: [] },
      order_taking: [],
    },
  ],
  restaurantsFailed: false,
  selectedRestaurantId: 1,
  drawnRestaurantId: 1,
  menu: null,
  pictures: {},
  language: 'en',
  bannerDismissed: false,
  canonicalOrigin: origin,
  year: 2026,
  drawnAt: '2026-01-01T00:00:00.000Z',
});

const entryOf = async (dist: string): Promise<StorefrontEntry> =>
  import(pathToFileURL(join(dist, 'server/entry-server.js')).href);

/** Keys of what the home page loads, and of what follows its theme right after it came to life. */
export async function partsOfPage(dist: string): Promise<string[]> {
  const entry = await entryOf(dist);
  const { parts } = await entry.renderPage({ url: '/', boot: bootWith(10, 'http://localhost') });
  return partsOfEveryPage(parts);
}

/** The storefront's home page as its server draws it from the build, with so many sections. */
export async function ourPage(count: number, origin: string, dist: string): Promise<string> {
  const entry = await entryOf(dist);
  const template = await readFile(join(dist, 'client/index.html'), 'utf8');
  const boot = bootWith(count, origin);
  const drawn = await entry.renderPage({ url: '/', boot });
  return assembleDocument(template, drawn, boot, []).html;
}
