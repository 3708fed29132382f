import type { ThemeConfig } from '#schemas/config/theme.ts';

/** Radii in CSS pixels: small (chips, fields), medium (cards), large (panels), full (pills). */
export const radii: Record<ThemeConfig['radius'], readonly [number, number, number, number]> = {
  none: [0, 0, 0, 0],
  small: [3, 5, 8, 999],
  medium: [6, 12, 20, 999],
  large: [10, 20, 36, 999],
};

/** One factor scales every `--space-*` (design, Space). */
export const densities: Record<ThemeConfig['density'], string> = {
  compact: '0.86',
  regular: '1',
  airy: '1.16',
};

/** Factors of headings and of running text, which never falls under 16 px (design, Type). */
export const scales: Record<ThemeConfig['scale'], readonly [headings: string, text: string]> = {
  small: ['0.88', '1'],
  regular: ['1', '1'],
  large: ['1.16', '1.0625'],
};

const soft = (share: number) => `color-mix(in oklab, var(--color-shade) ${share}%, transparent)`;

/** Under what is raised a little (cards, buttons) and much (drawers, dialogs). */
export const shadows: Record<ThemeConfig['shadow'], readonly [small: string, large: string]> = {
  none: ['0 0 transparent', '0 0 0 1px var(--color-edge)'],
  soft: [
    `0 1px 2px ${soft(30)}, 0 2px 8px ${soft(15)}`,
    `0 0 0 1px var(--color-edge), 0 2px 6px ${soft(30)}, 0 16px 40px ${soft(48)}`,
  ],
  crisp: [
    '0 0 0 1px var(--color-shade), 3px 3px 0 1px var(--color-shade)',
    '0 0 0 1px var(--color-shade), 6px 6px 0 1px var(--color-shade)',
  ],
};
