import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Manifest } from 'vite';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import type { PageBoot, StorefrontEntry } from '#schemas/page.ts';
import { applyPreset } from '#schemas/presets/apply-preset.ts';
import { presets } from '#schemas/presets/presets.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';

/** Script of the first load of `/`, gzip -9: all that is needed before the page can be used. */
const limitBytes = 150 * 1024;
/** What a customer's first load must not hold (docs/decisions/003; architecture of the house). */
const barred =
  /node_modules\/(?:zod|@chakra-ui|@emotion|@ark-ui|@zag-js|immer|react-hook-form|react-colorful|@dnd-kit)\/|(?<!features)\/editor\//;

const client = fileURLToPath(new URL('../dist/client', import.meta.url));
const read = (path: string) => readFileSync(join(client, path));
const manifest: Manifest = JSON.parse(read('.vite/manifest.json').toString());
const modules: Record<string, string[]> = JSON.parse(read('.vite/modules.json').toString());

/** The chunks that these modules need at once: static imports are followed, dynamic ones not. */
function chunksOf(keys: readonly string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const entry = manifest[key];
    if (!entry) throw new Error(`The build knows no ${key}: has it been moved?`);
    if (seen.has(entry.file)) continue;
    seen.add(entry.file);
    chunksOf(entry.imports ?? [], seen);
  }
  return seen;
}

const gzipped = (file: string) => gzipSync(read(file), { level: 9 }).byteLength;
const sizeOf = (files: Iterable<string>) =>
  [...files].reduce((sum, file) => sum + gzipped(file), 0);

const entryFile = new URL('../dist/server/entry-server.js', import.meta.url);
const storefront: StorefrontEntry = await import(entryFile.href);

/** A tenant's boot without restaurants: which designs a page draws is in its configuration alone. */
const bootFor = (config: SiteConfig): PageBoot => ({
  settings: {
    web_config: config,
    payment_gateway_config: { gateways: [], publishable_key: null, environment: 'test' },
    is_online_order_enabled: 1,
    config_version: 1,
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

const kB = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`.padStart(9);

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
    (modules[file] ?? []).filter((id) => barred.test(id)),
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
for (const [name, config] of looks) {
  for (const failure of await failuresOf(name, config)) {
    process.stderr.write(`${failure}\n`);
    process.exitCode = 1;
  }
}
