import type { SamplePicture } from '#schemas/samples/sample-picture.ts';
import { pictureFile, pictureUrl } from '#schemas/samples/sample-picture.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import type { ImageStore } from '#server/ports/images/image-store.ts';

/** What a visitor of the demo sees first. */
export const demoHeroes = sampleTenants.map(({ config }) => config.hero.backgroundImage);

/** Everything a sample tenant shows, equal pictures once, by file name. */
export function picturesOf(tenant: SampleTenant): ReadonlyMap<string, SamplePicture> {
  const dishes = tenant.categories.flatMap((category) => [
    category.picture,
    ...category.products.flatMap(({ picture }) => (picture ? [picture] : [])),
  ]);
  const offers = [...tenant.combos, ...tenant.halfSets, ...tenant.deals].flatMap(({ picture }) =>
    picture ? [picture] : [],
  );
  const all: SamplePicture[] = [
    ...tenant.pictures,
    ...tenant.restaurants.flatMap(({ picture }) => (picture ? [picture] : [])),
    ...[...dishes, ...offers].map((glyphs): SamplePicture => ({ kind: 'dish', glyphs })),
  ];
  return new Map(all.map((picture) => [pictureFile(picture), picture]));
}

/**
 * Makes the pictures that the store does not have yet. One that cannot be made, because its npm
 * package is missing, is left out: the demo then shows its stand-ins.
 * @returns the addresses of the pictures that are there.
 */
export async function storeDemoPictures(
  tenant: SampleTenant,
  images: ImageStore,
  packages: string,
): Promise<ReadonlySet<string>> {
  const stored = new Set(await images.list(tenant.id));
  const requested = picturesOf(tenant);
  const missing = [...requested].filter(([name]) => !stored.has(name));
  if (missing.length > 0) {
    // Only here: later starts find everything in place and need no picture library.
    const { drawPicture } = await import('./draw-picture.ts');
    await Promise.all(
      missing.map(async ([name, picture]) => {
        const bytes = await drawPicture(picture, packages).catch(() => null);
        if (!bytes) return;
        await images.put(tenant.id, name, bytes);
        stored.add(name);
      }),
    );
  }
  const there = [...requested].filter(([name]) => stored.has(name));
  return new Set(there.map(([, picture]) => pictureUrl(tenant.id, picture)));
}
