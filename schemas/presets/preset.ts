import type { z } from 'zod';
import type { SiteConfig, siteConfigSchema } from '../config/site.ts';

type Input = z.input<typeof siteConfigSchema>;
type Section = 'hero' | 'features' | 'categories' | 'menu' | 'footer' | 'topOfferBanner';
type General = NonNullable<Input['general']>;
type MobileApp = NonNullable<General['mobileApp']>;

/** What a preset says of a site: all of its look, and words that could be any place's. */
export type PresetConfig = {
  [K in 'colors' | 'theme' | 'layout' | 'sections']-?: NonNullable<Input[K]>;
} & {
  [K in Section]: NonNullable<Input[K]> & { variant: SiteConfig[K]['variant'] };
} & {
  header: NonNullable<Input['header']>;
  general: Pick<General, 'tagline' | 'aboutContent'> & {
    mobileApp: Pick<MobileApp, 'description' | 'byVariant'> & {
      variant: NonNullable<MobileApp['variant']>;
    };
  };
};

/** A finished look to begin with; its pictures are the owner's to add. */
export type Preset = { id: string; name: string; description: string; config: PresetConfig };
