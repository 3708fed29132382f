import type { ColorsConfig } from '#schemas/config/colors.ts';
import { aaMark, contrastRatio } from '#schemas/rules/contrast.ts';
import { hexOfShade, shadeOf, type Shade } from '#schemas/rules/oklab.ts';
import { isColourful, type PictureColour } from './colours-of.ts';

/** A palette that a picture suggests, with a name to choose it by. */
export type CandidatePalette = { name: string; colors: ColorsConfig };

/**
 * Three palettes from the colours of a picture: bright, on tinted paper, and in the dark. Text
 * reads on every background, and the main colour stands out from it; all else is computed from these
 * five so that it reads (schemas/rules/color-shares.ts).
 */
export function palettesFrom(found: readonly PictureColour[]): CandidatePalette[] {
  const [first, second] = leading(found);
  const ink = inkOf(found, first);
  const [one, two] = [shadeOf(first), shadeOf(second)];
  const paper = tinted(0.975, 0.014, two);
  const night = tinted(0.2, 0.018, one);
  return [
    {
      name: 'Bright',
      colors: {
        primary: standingOut(first, '#ffffff'),
        secondary: tinted(0.955, 0.018, one),
        accent: second,
        background: '#ffffff',
        text: ink,
      },
    },
    {
      name: 'On paper',
      colors: {
        primary: standingOut(second, paper),
        secondary: tinted(0.93, 0.034, two),
        accent: first,
        background: paper,
        text: ink,
      },
    },
    {
      name: 'By night',
      colors: {
        primary: standingOut(first, night),
        secondary: tinted(0.265, 0.03, one),
        accent: standingOut(second, night),
        background: night,
        text: tinted(0.94, 0.012, one),
      },
    },
  ];
}

const tinted = (lightness: number, chroma: number, { hue }: Shade) =>
  hexOfShade({ lightness, chroma, hue });

/** How much a colour is what a picture is known by. */
const weight = ({ hex, share }: PictureColour) => share ** 0.6 * shadeOf(hex).chroma;

/** The two colours that a picture is known by; a picture in greys gets a warm one beside its ink. */
function leading(found: readonly PictureColour[]): [first: string, second: string] {
  const colourful = found
    .filter(({ hex }) => isColourful(hex))
    .toSorted((a, b) => weight(b) - weight(a));
  const first = colourful[0]?.hex ?? inkOf(found, '#8a5a2b');
  const other = colourful.find(({ hex }) => isOtherHue(hex, first))?.hex;
  return [first, other ?? companionOf(first)];
}

function isOtherHue(hex: string, first: string): boolean {
  const [a, b] = [shadeOf(hex).hue, shadeOf(first).hue];
  // The cosine of the angle between them: less than about 30 degrees is the same colour.
  return a[0] * b[0] + a[1] * b[1] < 0.87;
}

/** A neighbour on the colour circle, a third of a right angle away; of a grey, a warm brown. */
function companionOf(hex: string): string {
  const { hue, chroma, lightness } = shadeOf(hex);
  if (chroma <= 0.02) return '#b4763a';
  const [cos, sin] = [Math.cos(Math.PI / 5), Math.sin(Math.PI / 5)];
  return hexOfShade({
    lightness: Math.min(0.78, Math.max(0.55, lightness + 0.08)),
    chroma: Math.min(0.13, chroma),
    hue: [hue[0] * cos - hue[1] * sin, hue[0] * sin + hue[1] * cos],
  });
}

/** The darkest of the picture's colours, dark enough for long texts on white; else one of its hue. */
function inkOf(found: readonly PictureColour[], brand: string): string {
  const dark = found.find(({ hex, share }) => share > 0.03 && shadeOf(hex).lightness < 0.3)?.hex;
  const { hue, chroma } = shadeOf(dark ?? brand);
  return hexOfShade({ lightness: 0.24, chroma: Math.min(chroma, 0.03), hue });
}

/** The nearest shade of a colour that stands out from a background (WCAG 1.4.11). */
function standingOut(hex: string, background: string): string {
  const shade = shadeOf(hex);
  const away = shadeOf(background).lightness > 0.5 ? -0.01 : 0.01;
  for (let step = 0; step < 100; step++) {
    const lightness = shade.lightness + away * step;
    if (lightness < 0 || lightness > 1) break;
    // The nearer to black or white, the less colour a screen can show.
    const chroma = shade.chroma * (1 - Math.min(0.8, step / 80));
    const candidate = hexOfShade({ ...shade, lightness, chroma });
    if (contrastRatio(candidate, background) >= aaMark) return candidate;
  }
  return away < 0 ? '#1f1f1f' : '#ffffff';
}
