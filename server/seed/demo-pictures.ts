import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureFile, pictureUrl, type SamplePicture } from '#schemas/samples/sample-picture.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { sampleTenants } from '#schemas/samples/sample-tenants.ts';
import { findProjectRoot } from '../environment/project-root.ts';
import { ApiError } from '../errors/api-error.ts';
import type { ImageStore } from '#server/ports/images/image-store.ts';

/** A folder for each tenant, and what is licensed how beside them. */
export const demoPicturesFolder = () => join(findProjectRoot(), 'server/seed/pictures');

/** What a visitor of the demo sees first. */
export const demoHeroes = sampleTenants.map(({ config }) => config.hero.backgroundImage);

/** Everything a sample tenant shows, equal pictures once, by file name. */
export function picturesOf(tenant: SampleTenant): ReadonlyMap<string, SamplePicture> {
  const { categories, restaurants, combos, halfSets, deals } = tenant;
  const dishes = categories.flatMap(({ products }) => products);
  const pictured = [...restaurants, ...categories, ...dishes, ...combos, ...halfSets, ...deals];
  const all: SamplePicture[] = [
    ...tenant.pictures,
    ...pictured.flatMap(({ picture }) => (picture ? [picture] : [])),
  ];
  return new Map(all.map((picture) => [pictureFile(picture), picture]));
}

/**
 * Puts the pictures that the store does not have yet into it. One whose file is missing is left
 * out: the demo then shows its stand-in. A bucket that cannot be asked gets them with a later start.
 * @returns the addresses of the pictures that are there, or will be.
 */
export async function storeDemoPictures(
  tenant: SampleTenant,
  images: ImageStore,
  folder = demoPicturesFolder(),
): Promise<ReadonlySet<string>> {
  const pictures = [...picturesOf(tenant)];
  const addressesOf = (some: typeof pictures) =>
    new Set(some.map(([, picture]) => pictureUrl(tenant.id, picture)));
  try {
    const stored = new Set(await images.list(tenant.id));
    await Promise.all(
      pictures.map(async ([name]) => {
        if (stored.has(name)) return;
        const bytes = await readFile(join(folder, String(tenant.id), name)).catch(() => null);
        if (!bytes) return;
        await images.put(tenant.id, name, bytes);
        stored.add(name);
      }),
    );
    return addressesOf(pictures.filter(([name]) => stored.has(name)));
  } catch (error) {
    if (error instanceof ApiError && error.status === 503) return addressesOf(pictures);
    throw error;
  }
}
