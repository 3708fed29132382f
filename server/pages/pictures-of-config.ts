import { sectionPath } from '#schemas/config/home-kinds.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { isRecord } from '#schemas/is-record.ts';
import { readPictureAddress, type PictureMetadata } from '#schemas/rules/picture-sources.ts';
import type { ReadPictureMetadata } from '../ports/images/picture-metadata.ts';

export type KnownPictures = Record<string, PictureMetadata>;

/** As many as two full galleries; what comes after stands far below the fold. */
const mostPictures = 48;

/** What is in force for a version of a document is one object: metadata is read once for it. */
const gathered = new WeakMap<SiteConfig, Promise<KnownPictures>>();

/**
 * Details of the tenant's own pictures in the sections that its home page shows. What cannot be
 * read now is left out and tried again with the next page.
 */
export function picturesOfConfig(
  config: SiteConfig,
  tenantId: number,
  readMetadata: ReadPictureMetadata,
): Promise<KnownPictures> {
  const known = gathered.get(config);
  if (known) return known;
  const gathering = gather(config, tenantId, readMetadata).then(({ pictures, failed }) => {
    if (failed) gathered.delete(config);
    return pictures;
  });
  gathered.set(config, gathering);
  return gathering;
}

/** Whether nothing of them was left out because it could not be read. */
export const arePicturesKnown = (config: SiteConfig): boolean => gathered.has(config);

async function gather(config: SiteConfig, tenantId: number, readMetadata: ReadPictureMetadata) {
  const addresses = [...new Set(homeTexts(config))]
    .filter((text) => readPictureAddress(text)?.tenantId === tenantId)
    .slice(0, mostPictures);
  let failed = false;
  const found = await Promise.all(
    addresses.map(async (address) => {
      const metadata = await readMetadata(address).catch(() => {
        failed = true;
        return null;
      });
      return metadata ? [[address, metadata] as const] : [];
    }),
  );
  return { pictures: Object.fromEntries(found.flat()), failed };
}

/** Every text of the sections that are shown, whatever their kinds: some are addresses. */
const homeTexts = (config: SiteConfig): string[] =>
  config.layout.home.flatMap(({ id, hidden }) => (hidden ? [] : textsIn(at(config, id))));

function at(config: SiteConfig, id: string): unknown {
  return sectionPath(id)
    .split('.')
    .reduce<unknown>((value, key) => (isRecord(value) ? value[key] : undefined), config);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
