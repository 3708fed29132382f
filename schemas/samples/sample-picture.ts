import type { Glyph } from './glyphs.ts';

/** Where a render lies on a table; centre and size as a share of the picture's height. */
export type TablePiece = { glyph: Glyph; x: number; y: number; size: number; turn?: number };

/**
 * How a demo picture is made from the npm packages that hold its parts (requirements, Ordering).
 */
export type SamplePicture =
  /** The first render as the dish, up to two more in front of it; square, see-through. */
  | { kind: 'dish'; glyphs: readonly [Glyph, ...Glyph[]] }
  /** A photograph; `source` is a path inside node_modules, `crop` in its pixels. */
  | {
      kind: 'photograph';
      name: string;
      source: string;
      crop?: { left: number; top: number; width: number; height: number };
    }
  /** Many renders laid out on one colour. */
  | {
      kind: 'table';
      name: string;
      width: number;
      height: number;
      background: string;
      pieces: readonly TablePiece[];
    }
  /** A small square sign: one render on a round plate. */
  | { kind: 'sign'; name: string; glyph: Glyph; plate: string; size: number };

/** Part of every name: raised when a recipe changes, because pictures are cached for a year. */
const pictureVersion = 1;

/** File name of a picture; equal recipes share a file. */
export function pictureFile(picture: SamplePicture): string {
  const name = picture.kind === 'dish' ? ['dish', ...picture.glyphs].join('-') : picture.name;
  const format = picture.kind === 'sign' ? 'png' : 'webp';
  return `${name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.v${pictureVersion}.${format}`;
}

/** Where the storefront finds it. */
export const pictureUrl = (tenantId: number, picture: SamplePicture): string =>
  `/media/${tenantId}/${pictureFile(picture)}`;
