import type { FooterConfig } from '#schemas/config/sections/footer.ts';
import type { GeneralConfig } from '#schemas/config/general.ts';
import type { SectionBase } from '../../section-base.ts';

export type FooterProps = SectionBase<FooterConfig> & {
  general: Pick<
    GeneralConfig,
    | 'businessFullName'
    | 'businessShortName'
    | 'businessAcn'
    | 'tagline'
    | 'logo'
    | 'contactEmail'
    | 'contactPhone'
    | 'socialLinks'
  >;
  restaurants: readonly { id: number; name: string; address: string; phone: string }[];
  /** For {year} of the copyright line. */
  year: number;
};
