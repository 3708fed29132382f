import type { AboutConfig } from '#schemas/config/sections/about.ts';
import type { Picture } from '../../picture.ts';
import type { SectionBase } from '../../section-base.ts';

export type AboutProps = SectionBase<AboutConfig> & {
  businessName: string;
  /** The story (specification §3 general.aboutContent), its paragraphs apart. */
  paragraphs: readonly string[];
  picture: Picture | null;
};
