import { siteConfigSchema, type SectionConfigs, type SiteConfig } from '../../config/site.ts';
import { aboutSchema } from '../../config/sections/about.ts';
import { failure, warning, type Check } from './check.ts';
import { nothingByKind, shownSections, fromShownSections, type ByKind } from './shown-sections.ts';

/** Sections that have nothing to show, and buttons that are half there. */
export function sectionChecks(config: SiteConfig): Check[] {
  return shownSections(config).length === 0
    ? [failure('layout.home', 'no_section', 'The home page shows no section at all.')]
    : fromShownSections(config, checks);
}

const empty = (path: string, words: string): Check[] => [
  warning(path, 'empty_section', `${words}, so this section does not appear.`),
];

const usualLinks = {
  hero: siteConfigSchema.parse({}).hero.ctaLink,
  about: aboutSchema.parse({}).ctaLink,
};

const checks: ByKind<Check> = {
  ...nothingByKind,
  hero: (section, path) => [
    ...(section.title || section.subtitle || section.ctaText
      ? []
      : [warning(`${path}.title`, 'no_words', 'The hero has no words: it shows your name alone.')]),
    ...buttonChecks(section, path, usualLinks.hero),
  ],
  features: ({ title, subtitle, items }, path) =>
    title || subtitle || items.some((item) => item.title || item.description)
      ? []
      : empty(`${path}.items`, 'There is no point yet'),
  gallery: ({ pictures }, path) =>
    pictures.some(({ image }) => image !== '')
      ? []
      : empty(`${path}.pictures`, 'The gallery has no picture yet'),
  reviews: ({ items }, path) =>
    items.some(({ quote }) => quote.trim() !== '')
      ? []
      : empty(`${path}.items`, 'There is no review yet'),
  about: (section, path, { general }) => [
    ...(general.aboutContent.trim()
      ? []
      : empty('general.aboutContent', 'The story of your place is not written yet')),
    ...buttonChecks(section, path, usualLinks.about),
  ],
  appPromotion: ({ showPromotion, playStoreUrl, appStoreUrl, variant, byVariant }, path) =>
    !showPromotion ||
    playStoreUrl ||
    appStoreUrl ||
    (variant === 'qr-card' && byVariant[variant].codeUrl)
      ? []
      : [
          warning(
            `${path}.appStoreUrl`,
            'words_without_link',
            'Your app is shown, but nothing says where it is to be had.',
          ),
        ],
};

/** A button needs words and somewhere to lead: with one of them it is not drawn. */
function buttonChecks(
  { ctaText, ctaLink }: Pick<SectionConfigs['hero'], 'ctaText' | 'ctaLink'>,
  path: string,
  usualLink: string,
): Check[] {
  if (ctaText && !ctaLink) {
    const words = `The button “${ctaText}” leads nowhere, so it does not appear.`;
    return [warning(`${path}.ctaLink`, 'words_without_link', words)];
  }
  if (!ctaText && ctaLink && ctaLink !== usualLink) {
    const words = 'The button has no words, so it does not appear.';
    return [warning(`${path}.ctaText`, 'link_without_words', words)];
  }
  return [];
}
