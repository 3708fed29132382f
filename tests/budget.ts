import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import type { PageBoot, StorefrontEntry } from '#schemas/page.ts';
import { applyPreset } from '#schemas/presets/apply-preset.ts';
import { presets } from '#schemas/presets/presets.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { chunksOf, gzipped, kB, modulesOf, sizeOf } from './built-chunks.ts';
import { editorFailures } from './editor-budget.ts';
import { partsOfEveryPage } from './parts-of-every-page.ts';

/**
 * Script of the first load of `/`, gzip -9: all that is needed before the page can be used. What a
 * visit loads by itself afterwards is counted in the browser.
 */
const limitBytes = 110 * 1024;
/** What a customer's first load must not hold (docs/decisions/003; architecture of the house). */
const barred =
  /node_modules\/(?:zod|@chakra-ui|@emotion|@ark-ui|@zag-js|immer|react-hook-form|react-colorful|@dnd-kit)\/|\/editor\//;

const entryFile = new URL('../dist/server/entry-server.js', import.meta.url);
const storefront: StorefrontEntry = await import(entryFile.href);

/** A tenant's boot without restaurants: which designs a page draws is in its configuration alone. */
const bootFor = (config: SiteConfig): PageBoot => ({
  settings: {
    web_config: config,
    payment_gateway_config: {
      gateways: [],
      publishable_key: null,
      environment: 'test',
      wallets: false,
    },
    is_online_order_enabled: 1,
    config_version: 1,
    pages: [],
    tenant: { id: 139, name: 'Budget', currency: 'AUD', locale: 'en-AU' },
  },
  restaurants: [],
  restaurantsFailed: false,
  selectedRestaurantId: null,
  drawnRestaurantId: null,
  menu: null,
  pictures: {},
  language: 'en',
  bannerDismissed: false,
  canonicalOrigin: 'http://localhost',
  year: 2026,
  drawnAt: '2026-01-01T00:00:00.000Z',
});

/** Counts what the home page of a site loads at once; the sentences are what is wrong with it. */
async function failuresOf(name: string, config: SiteConfig): Promise<string[]> {
  const { parts } = await storefront.renderPage({ url: '/', boot: bootFor(config) });
  const firstLoad = chunksOf(['index.html', ...parts]);
  const total = sizeOf(firstLoad);
  const lines = [...firstLoad]
    .map((file) => ({ file, size: gzipped(file) }))
    .toSorted((a, b) => b.size - a.size)
    .map(({ file, size }) => `${kB(size)}  ${file}`);
  process.stdout.write(`First load of / as ${name}, gzip:\n`);
  process.stdout.write(`${lines.join('\n')}\n${kB(total)}  in all\n\n`);
  const intruders = [...firstLoad].flatMap((file) =>
    modulesOf(file).filter((id) => barred.test(id)),
  );
  return [
    ...(total > limitBytes
      ? [`The first load of ${name} is ${kB(total).trim()}, over its budget of ${kB(limitBytes)}.`]
      : []),
    ...(intruders.length > 0 ? [`The first load of ${name} holds ${intruders.join(', ')}`] : []),
  ];
}

const defaults = siteConfigSchema.parse({});
const looks: [string, SiteConfig][] = [
  ['the default', defaults],
  ...Object.values(presets).map((preset): [string, SiteConfig] => [
    preset.id,
    applyPreset(defaults, preset),
  ]),
  ...sampleTenants.map((tenant): [string, SiteConfig] => [tenant.name, tenant.config]),
];
const { parts } = await storefront.renderPage({ url: '/', boot: bootFor(defaults) });
const page = chunksOf(partsOfEveryPage(parts));
const failures = editorFailures(page);
for (const [name, config] of looks) failures.push(...(await failuresOf(name, config)));
for (const failure of failures) {
  process.stderr.write(`${failure}\n`);
  process.exitCode = 1;
}
