/**
 * What every page loads by itself right after it can be used, with one design of each section: what
 * the editor's weight begins from.
 * @param parts what the page is drawn with
 */
export const partsOfEveryPage = (parts: readonly string[]): string[] => [
  'index.html',
  ...parts,
  'src/page/theme/watch-theme.ts',
  'src/sections/hero-section.tsx',
  'src/sections/features-section.tsx',
  'src/sections/menu-container.tsx',
  'variants/sections/hero/full-bleed.tsx',
  'variants/sections/features/icon-grid.tsx',
  'variants/sections/menu/cards.tsx',
];
