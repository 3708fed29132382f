import { join } from 'node:path';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { glyphs, type Glyph } from '#schemas/samples/glyphs.ts';
import type { SamplePicture, TablePiece } from '#schemas/samples/sample-picture.ts';

// Many small pictures at once: one thread each is quicker than several threads for every one, and
// nothing is drawn twice, so nothing needs to stay in memory.
sharp.concurrency(1);
sharp.cache(false);

const longestSide = 1600;
const dishSide = 512;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * Where the renders of a dish stand, as shares of its square: all of it lies in the part that a
 * 4:3 card, a square row and a circle show alike, so that no frame cuts it.
 */
const dishPlaces: readonly (readonly Omit<TablePiece, 'glyph'>[])[] = [
  [{ x: 0.5, y: 0.49, size: 0.62 }],
  [
    { x: 0.46, y: 0.46, size: 0.6 },
    { x: 0.71, y: 0.66, size: 0.3 },
  ],
  [
    { x: 0.5, y: 0.44, size: 0.58 },
    { x: 0.73, y: 0.65, size: 0.28 },
    { x: 0.28, y: 0.68, size: 0.26 },
  ],
];

/** Makes a demo picture. `packages` is the node_modules folder. Fails when a source is missing. */
export async function drawPicture(picture: SamplePicture, packages: string): Promise<Buffer> {
  switch (picture.kind) {
    case 'photograph': {
      const photograph = sharp(join(packages, picture.source));
      const cropped = picture.crop ? photograph.extract(picture.crop) : photograph;
      return cropped
        .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 76, effort: 3 })
        .toBuffer();
    }
    case 'dish': {
      const places = dishPlaces[Math.min(picture.glyphs.length, dishPlaces.length) - 1] ?? [];
      const pieces = places.flatMap((place, index) => {
        const glyph = picture.glyphs[index];
        return glyph ? [{ ...place, glyph }] : [];
      });
      const canvas = blank(dishSide, dishSide, clear);
      return (await lay(canvas, dishSide, pieces, groundShadow, packages))
        .webp({ quality: 80, alphaQuality: 85, effort: 3 })
        .toBuffer();
    }
    case 'table': {
      const canvas = blank(picture.width, picture.height, picture.background);
      return (await lay(canvas, picture.height, picture.pieces, castShadow, packages))
        .webp({ quality: 84, effort: 3 })
        .toBuffer();
    }
    case 'sign': {
      const { size } = picture;
      const plate = `<svg width="${size}" height="${size}"><circle cx="50%" cy="50%" r="50%" fill="${picture.plate}"/></svg>`;
      const render = await drawGlyph(picture.glyph, Math.round(size * 0.72), 0, packages);
      return sharp(Buffer.from(plate))
        .composite([{ input: render }])
        .png()
        .toBuffer();
    }
  }
}

const blank = (width: number, height: number, background: string | typeof clear): Sharp =>
  sharp({ create: { width, height, channels: 4, background } });

type Layer = { input: Buffer; width: number; height: number; dx: number; dy: number };
/** A shadow of a render of this side; `dx` and `dy` are pixels from the render's middle. */
type DrawShadow = (render: Buffer, side: number) => Promise<Layer>;

/** Lays renders on a canvas, each on its shadow; places and sizes are shares of `unit` pixels. */
async function lay(
  canvas: Sharp,
  unit: number,
  pieces: readonly TablePiece[],
  drawShadow: DrawShadow,
  packages: string,
): Promise<Sharp> {
  const layers = await Promise.all(
    pieces.map(async ({ glyph, x, y, size, turn = 0 }): Promise<OverlayOptions[]> => {
      const side = Math.round(size * unit);
      const input = await drawGlyph(glyph, side, turn, packages);
      const shadow = await drawShadow(input, side);
      const { width = side, height = side } = await sharp(input).metadata();
      return [shadow, { input, width, height, dx: 0, dy: 0 }].map((layer) => ({
        input: layer.input,
        left: Math.round(x * unit + layer.dx - layer.width / 2),
        top: Math.round(y * unit + layer.dy - layer.height / 2),
      }));
    }),
  );
  // All shadows first: a dish never darkens its neighbour.
  const ordered = [...layers.map(([shadow]) => shadow), ...layers.map(([, render]) => render)];
  return canvas.composite(ordered.filter((layer) => layer !== undefined));
}

/** For a dish that stands: a flat ellipse below it, the same light everywhere. */
const groundShadow: DrawShadow = async (_render, side) => {
  const width = Math.round(side * 0.92);
  const height = Math.round(side * 0.2);
  const input = Buffer.from(
    `<svg width="${width}" height="${height}"><defs><radialGradient id="s"><stop offset="0" stop-opacity=".34"/><stop offset=".55" stop-opacity=".14"/><stop offset="1" stop-opacity="0"/></radialGradient></defs><ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="url(#s)"/></svg>`,
  );
  return { input, width, height, dx: 0, dy: side * 0.44 };
};

/** For things seen from above: their own outline, blurred, a little to the lower right. */
const castShadow: DrawShadow = async (render, side) => {
  const blur = Math.max(1, side * 0.035);
  const margin = Math.ceil(blur * 2.5);
  const sides = { top: margin, bottom: margin, left: margin, right: margin };
  const { data, info } = await sharp(render)
    .extend({ ...sides, background: clear })
    .extractChannel('alpha')
    .blur(blur)
    .linear(0.36, 0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const input = await sharp({ create: { width, height, channels: 3, background: '#4a1d05' } })
    .joinChannel(data, { raw: { width, height, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return { input, width, height, dx: side * 0.03, dy: side * 0.055 };
};

function drawGlyph(glyph: Glyph, side: number, turn: number, packages: string): Promise<Buffer> {
  const file = join(packages, '@lobehub/fluent-emoji-3d/assets', `${glyphs[glyph]}.webp`);
  return sharp(file)
    .resize(side, side, { kernel: 'lanczos3' })
    .rotate(turn, { background: clear })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
