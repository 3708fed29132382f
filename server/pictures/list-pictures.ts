import type { LibraryPicture, PictureUse } from '#schemas/api/staff-pictures.ts';
import { readDerivedName } from '#schemas/rules/picture-sources.ts';
import { groupBy } from '../caches/group-by.ts';
import { listPictureRows } from '../db/queries/pictures.ts';
import type { Deps } from '../dependencies/deps.ts';
import { listPictureUses } from './picture-uses.ts';

type LibraryDeps = Pick<Deps, 'db' | 'images' | 'readPictureMetadata'>;

/** Notes and widths of older pictures that are read at the same time. */
const atOnce = 16;

/**
 * Every picture that the store has for a tenant, with what is known of it and where it is used; the
 * newest first, and last those whose day nobody wrote down.
 */
export async function listPictures(
  { db, images, readPictureMetadata }: LibraryDeps,
  tenantId: number,
): Promise<LibraryPicture[]> {
  const names = (await images.list(tenantId)).filter(isOriginal).toSorted();
  const rows = new Map((await listPictureRows(db, tenantId)).map((row) => [row.name, row]));
  const uses = groupBy(await listPictureUses(db, tenantId), ({ address }) => address);
  const read = async (name: string): Promise<LibraryPicture[]> => {
    const url = `/media/${tenantId}/${name}`;
    const used: PictureUse[] = (uses.get(url) ?? []).map(({ use }) => use);
    const row = rows.get(name);
    if (row) {
      const { fileName, width, height, bytes, uploadedAt, uploadedBy } = row;
      return [
        {
          url,
          name: fileName || name,
          width,
          height,
          bytes,
          uploaded_at: uploadedAt.toISOString(),
          uploaded_by: uploadedBy,
          uses: used,
        },
      ];
    }
    const bytes = await images.sizeOf(tenantId, name);
    if (bytes === null) return [];
    const metadata = await readPictureMetadata(url).catch(() => null);
    const { width = null, height = null } = metadata ?? {};
    const unknown = { uploaded_at: null, uploaded_by: null };
    return [{ url, name, width, height, bytes, ...unknown, uses: used }];
  };
  const pictures: LibraryPicture[] = [];
  for (let from = 0; from < names.length; from += atOnce) {
    pictures.push(...(await Promise.all(names.slice(from, from + atOnce).map(read))).flat());
  }
  return pictures.toSorted((a, b) => (b.uploaded_at ?? '').localeCompare(a.uploaded_at ?? ''));
}

/** Neither a width made of one nor a note beside it. */
const isOriginal = (name: string) => readDerivedName(name) === null && !name.endsWith('.json');
