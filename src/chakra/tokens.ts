import { defineSemanticTokens, defineTokens } from '@chakra-ui/react/styled-system';

/**
 * Chakra's tokens on the page's own variables, so that a tenant's theme needs no system of its
 * own. Importing `tokens` from Chakra's theme would drag in every recipe (31 kB).
 */

const px = (steps: readonly number[]) =>
  Object.fromEntries(steps.map((step) => [step, { value: `${step * 4}px` }]));

const steps = px([0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20]);

export const tokens = defineTokens({
  spacing: steps,
  sizes: {
    ...steps,
    full: { value: '100%' },
    xs: { value: '20rem' },
    sm: { value: '24rem' },
    md: { value: '28rem' },
    lg: { value: '32rem' },
    xl: { value: '36rem' },
    '2xl': { value: '42rem' },
    '4xl': { value: '56rem' },
  },
  colors: {
    transparent: { value: 'transparent' },
    current: { value: 'currentColor' },
    white: { value: '#ffffff' },
    blackAlpha: { 500: { value: 'color-mix(in oklab, var(--color-scrim) 55%, transparent)' } },
  },
  radii: {
    none: { value: '0' },
    l1: { value: 'var(--radius-s)' },
    l2: { value: 'var(--radius-m)' },
    l3: { value: 'var(--radius-l)' },
    full: { value: 'var(--radius-full)' },
  },
  fontSizes: {
    xs: { value: 'var(--text-xs)' },
    sm: { value: 'var(--text-s)' },
    md: { value: 'var(--text-m)' },
    lg: { value: 'var(--text-l)' },
    xl: { value: 'var(--text-xl)' },
    '2xl': { value: 'var(--text-2xl)' },
  },
  fontWeights: {
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  },
  fonts: {
    heading: { value: 'var(--font-display)' },
    body: { value: 'var(--font-text)' },
  },
  durations: {
    fastest: { value: '50ms' },
    faster: { value: '120ms' },
    fast: { value: '150ms' },
    moderate: { value: '200ms' },
    slow: { value: '220ms' },
    slower: { value: '200ms' },
    slowest: { value: '250ms' },
  },
  easings: {
    'ease-in-smooth': { value: 'var(--ease-out)' },
  },
  zIndex: {
    docked: { value: 10 },
    sticky: { value: 1100 },
    popover: { value: 1500 },
    toast: { value: 1700 },
  },
  cursor: {
    button: { value: 'pointer' },
    checkbox: { value: 'pointer' },
    radio: { value: 'pointer' },
    disabled: { value: 'not-allowed' },
  },
});

/** A palette as Chakra's recipes ask for one, made of one strong colour and what reads on it. */
function palette(solid: string, contrast: string, text: string) {
  const tint = (share: number) =>
    `color-mix(in oklab, ${solid} ${share}%, var(--color-background))`;
  return {
    solid: { value: solid },
    contrast: { value: contrast },
    fg: { value: text },
    subtle: { value: tint(8) },
    muted: { value: tint(14) },
    emphasized: { value: tint(24) },
    border: { value: 'var(--color-line-strong)' },
    focusRing: { value: 'var(--color-focus)' },
  };
}

export const semanticTokens = defineSemanticTokens({
  colors: {
    bg: {
      DEFAULT: { value: 'var(--color-background)' },
      subtle: { value: 'var(--color-surface)' },
      muted: { value: 'var(--color-surface)' },
      emphasized: { value: 'var(--color-line)' },
      panel: { value: 'var(--color-raised)' },
    },
    fg: {
      DEFAULT: { value: 'var(--color-text)' },
      muted: { value: 'var(--color-muted)' },
      subtle: { value: 'var(--color-muted)' },
      error: { value: 'var(--color-danger)' },
    },
    border: {
      DEFAULT: { value: 'var(--color-line-strong)' },
      muted: { value: 'var(--color-line)' },
      emphasized: { value: 'var(--color-line-strong)' },
      error: { value: 'var(--color-danger)' },
    },
    brand: palette('var(--color-primary)', 'var(--color-on-primary)', 'var(--color-primary-text)'),
    gray: palette('var(--color-text)', 'var(--color-background)', 'var(--color-text)'),
    red: palette('var(--color-danger)', 'var(--color-background)', 'var(--color-danger)'),
  },
  shadows: {
    xs: { value: 'var(--shadow-1)' },
    sm: { value: 'var(--shadow-1)' },
    md: { value: 'var(--shadow-1)' },
    lg: { value: 'var(--shadow-2)' },
    xl: { value: 'var(--shadow-2)' },
  },
});

export const textStyles = Object.fromEntries(
  (['xs', 'sm', 'md', 'lg', 'xl', '2xl'] as const).map((size) => [
    size,
    { value: { fontSize: size, lineHeight: size === 'xl' || size === '2xl' ? '1.2' : '1.5' } },
  ]),
);
