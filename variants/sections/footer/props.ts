import type { FooterConfig } from '#schemas/config/sections/footer.ts';
import type { GeneralConfig } from '#schemas/config/general.ts';
import type { SectionBase } from '../../section-base.ts';
import type { Place } from '../hours/props.ts';

/** How far a sign-up for the newsletter has come. */
export type SignUpState = 'idle' | 'sending' | 'sent' | 'tooMany' | 'failed';

export type NewsletterSignUp = {
  state: SignUpState;
  /** Asks for the newsletter; `state` is how it went. */
  onSubscribe(email: string): Promise<void>;
};

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
  /** The same with their weeks, for the design that shows them; empty for others. */
  places: readonly Place[];
  newsletter: NewsletterSignUp;
  /** The present page in each language that the site offers. */
  languages: readonly { tag: string; name: string; href: string; isCurrent: boolean }[];
  /** For {year} of the copyright line. */
  year: number;
  /** Puts the site among the device's apps, where the browser offers that. */
  install?: { label: string; onInstall(): void } | undefined;
};
