import { nameDerived, readPictureAddress } from '#schemas/rules/picture-sources.ts';
import type { DerivedPictures } from './derived-pictures.ts';

/** What phones of every density and desks ask for where a picture fills the window. */
const usualWidths = [1080, 800, 1920, 1440] as const;

/**
 * Makes the usual widths of pictures that are seen first, one after the other, so that whoever
 * comes meanwhile has a place beside them. Ends early when it is aborted.
 */
export async function makeAhead(
  pictures: DerivedPictures,
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  for (const width of usualWidths) {
    for (const address of addresses) {
      if (signal.aborted) return;
      const picture = readPictureAddress(address);
      if (!picture) continue;
      const name = nameDerived({ original: picture.name, width, format: 'avif' });
      await pictures.get(picture.tenantId, name).catch(() => null);
    }
  }
}
