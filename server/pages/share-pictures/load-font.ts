import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

const { resolve } = createRequire(import.meta.url);

/** Every face is set by so many units to its em, so that paths have whole numbers. */
export const unitsPerEm = 1000;

/** What the site's fonts are cut into (variants/fonts), and the face of Arabic letters, which none of them has. */
const subsets = ['latin', 'latin-ext'] as const;
const arabic = 'cairo';

const loaded = new Map<string, Promise<Font>>();

/**
 * The faces that set a text of a family, in the order in which they are asked for a letter. Each is
 * unpacked once: browsers take WOFF2, the shaping library takes what is in it.
 */
export function loadFonts({ family, weight }: { family: string; weight: number }) {
  const folder = family.toLowerCase().replaceAll(' ', '-');
  const files = [
    ...subsets.map((subset) => fontFile(folder, subset)),
    fontFile(arabic, 'arabic'),
    fontFile(arabic, 'latin'),
  ];
  return Promise.all(files.map((file) => loadFont(file, weight)));
}

const fontFile = (folder: string, subset: string) =>
  `@fontsource-variable/${folder}/files/${folder}-${subset}-wght-normal.woff2`;

function loadFont(file: string, weight: number): Promise<Font> {
  const key = `${file} ${weight}`;
  const known = loaded.get(key);
  if (known) return known;
  const loading = unpack(file, weight);
  loaded.set(key, loading);
  loading.catch(() => loaded.delete(key));
  return loading;
}

async function unpack(file: string, weight: number): Promise<Font> {
  const bytes = await decompress(await readFile(resolve(file)));
  const font = new Font(new Face(new Blob(bytes)));
  font.setScale(unitsPerEm, unitsPerEm);
  font.setVariations([new Variation('wght', weight)]);
  return font;
}
