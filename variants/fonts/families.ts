import type { FontPair } from '#schemas/config/theme.ts';

const serifs = ['Fraunces', 'Aleo', 'EB Garamond'] as const;
const sans = [
  'Inter',
  'Bricolage Grotesque',
  'DM Sans',
  'Big Shoulders',
  'Hanken Grotesk',
  'Nunito Sans',
  'Source Sans 3',
] as const;
export type FaceName = (typeof serifs)[number] | (typeof sans)[number];

const serifNames: ReadonlySet<string> = new Set(serifs);
export const isSerif = (face: FaceName): boolean => serifNames.has(face);

/** The faces of a pair, and how its display face wants to be set. */
export const families: Record<
  FontPair,
  {
    display: FaceName;
    text: FaceName;
    weight: number;
    tracking: string;
    leading: number;
    /** Of headings of the first two levels. */
    letters: 'none' | 'uppercase';
  }
> = {
  'fraunces-inter': {
    display: 'Fraunces',
    text: 'Inter',
    weight: 600,
    tracking: '-0.012em',
    leading: 1.12,
    letters: 'none',
  },
  'bricolage-dm-sans': {
    display: 'Bricolage Grotesque',
    text: 'DM Sans',
    weight: 600,
    tracking: '-0.012em',
    leading: 1.12,
    letters: 'none',
  },
  'big-shoulders-hanken': {
    display: 'Big Shoulders',
    text: 'Hanken Grotesk',
    weight: 800,
    tracking: '0.004em',
    leading: 1.02,
    letters: 'uppercase',
  },
  'aleo-nunito-sans': {
    display: 'Aleo',
    text: 'Nunito Sans',
    weight: 600,
    tracking: '-0.016em',
    leading: 1.16,
    letters: 'none',
  },
  'garamond-source-sans': {
    display: 'EB Garamond',
    text: 'Source Sans 3',
    weight: 500,
    tracking: '-0.01em',
    leading: 1.08,
    letters: 'none',
  },
};

/** A family with what stands in for it until it is there, as `font-family` takes it. */
export const familyStack = (face: FaceName): string =>
  `'${face}', '${face} Fallback', '${face} Fallback Android', ${isSerif(face) ? 'serif' : 'sans-serif'}`;
