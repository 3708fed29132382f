import { siteConfigSchema, type SiteConfig } from '../../config/site.ts';
import { isSameValue } from '../../config/changes.ts';
import { mediaKeyOf } from '../../config/media-key.ts';
import { warning, type Check, type CheckContext } from './check.ts';
import { shownSections } from './shown-sections.ts';
import { shownValues } from './shown-values.ts';
import type { PlacedValue } from './values-of-kind.ts';

const usual = siteConfigSchema.parse({});

/** What a guest would miss: who it is, how to reach them, words of their own. */
export function contentChecks(config: SiteConfig, known: CheckContext): Check[] {
  return [
    ...businessChecks(config, known),
    ...defaultTexts(config),
    ...pictureChecks(config),
    ...footerChecks(config),
  ];
}

function businessChecks({ general }: SiteConfig, { tenantName }: CheckContext): Check[] {
  const { businessShortName, businessFullName, contactEmail, contactPhone } = general;
  const called = tenantName ? ` The site says “${tenantName}”.` : '';
  return [
    ...(businessShortName.trim() || businessFullName.trim()
      ? []
      : [
          warning(
            'general.businessShortName',
            'no_name',
            `The name of your business is missing.${called}`,
          ),
        ]),
    ...(contactEmail.trim() || contactPhone.trim()
      ? []
      : [
          warning(
            'general.contactEmail',
            'no_contact',
            'Guests find no way to reach you: write an email address or a phone number.',
          ),
        ]),
  ];
}

const left = (path: string, words: string): Check =>
  warning(path, 'default_text', `${words} is still the one that every new site begins with.`);

/** Texts that every new site begins with: they say nothing of this one, or promise something. */
function defaultTexts(config: SiteConfig): Check[] {
  const { topOfferBanner, hero, features } = config;
  const shown = new Set(shownSections(config).map(({ id }) => id));
  const { topOfferBannerText: offer } = topOfferBanner;
  return [
    ...(topOfferBanner.showTopOfferBanner && offer === usual.topOfferBanner.topOfferBannerText
      ? [left('topOfferBanner.topOfferBannerText', `The offer “${offer}”`)]
      : []),
    ...(shown.has('hero') && hero.title === usual.hero.title
      ? [left('hero.title', `The title “${hero.title}”`)]
      : []),
    ...(shown.has('features') && isSameValue(features.items, usual.features.items)
      ? [left('features.items', 'What sets you apart')]
      : []),
  ];
}

/** Pictures of the page have a description; marks (logo, favicon) are named by what they stand for. */
function pictureChecks(config: SiteConfig): Check[] {
  const pictures = shownValues(config, 'image');
  return [
    ...[...pictures, ...shownValues(config, 'mark')].filter(isUnsafe).map(({ path }) => {
      const words = 'This picture’s address is not secure: many browsers will not show it.';
      return warning(path.join('.'), 'unsafe_link', words);
    }),
    ...pictures.filter(isUndescribed(config)).map(({ path }) => {
      const words =
        'This picture has no description for those who cannot see it, and is not marked as decoration.';
      return warning(path.join('.'), 'undescribed_picture', words);
    }),
  ];
}

const isUnsafe = ({ value }: PlacedValue) => typeof value === 'string' && /^http:/i.test(value);

const isUndescribed =
  (config: SiteConfig) =>
  ({ path, value }: PlacedValue) => {
    const media = config.media[mediaKeyOf(config, path)];
    return value !== '' && !media?.decorative && !media?.alt.trim();
  };

function footerChecks({ footer, general }: SiteConfig): Check[] {
  return [
    ...footer.links.flatMap(({ label, url }, index) => [
      ...(label.trim() !== '' && url === ''
        ? [
            warning(
              `footer.links.${index}.url`,
              'words_without_link',
              `“${label}” at the foot of the page leads nowhere.`,
            ),
          ]
        : []),
      ...(label.trim() === '' && url !== ''
        ? [
            warning(
              `footer.links.${index}.label`,
              'link_without_words',
              'A link at the foot of the page has no words.',
            ),
          ]
        : []),
    ]),
    ...general.socialLinks.flatMap(({ url }, index) =>
      url === ''
        ? [
            warning(
              `general.socialLinks.${index}.url`,
              'words_without_link',
              'A social link has no address.',
            ),
          ]
        : [],
    ),
  ];
}
