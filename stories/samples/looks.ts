import { presets } from '#schemas/presets/presets.ts';
import { sites } from './sites.ts';
import type { Texts } from './stretch.ts';

/** A state that each design is shown in; `name` follows the design's in a story's name. */
export type Look = {
  name: string;
  texts: Texts;
  /** Name of the sample site. */
  site: string;
  /** What it sets in the toolbar, and so takes from whoever looks. */
  globals: Readonly<Record<string, unknown>>;
};

const plain = { texts: 'own', site: sites[0]?.name ?? '', globals: {} } as const;

export const looks: readonly Look[] = [
  { ...plain, name: '' },
  ...Object.keys(presets).map((site) => ({ ...plain, name: site, site, globals: { site } })),
  { ...plain, name: 'long', texts: 'long' },
  { ...plain, name: 'empty', texts: 'empty' },
  { ...plain, name: 'dark', globals: { scheme: 'dark' } },
  { ...plain, name: 'rtl', globals: { direction: 'rtl' } },
  { ...plain, name: 'phone', globals: { viewport: { value: 'w375', isRotated: false } } },
];
