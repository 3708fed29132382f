import type { FurtherSection } from '../config/further-sections.ts';
import { siteConfigSchema, type SiteConfig } from '../config/site.ts';
import type { Preset } from './preset.ts';

/**
 * The configuration in the look and words of a preset. What belongs to the business stays: names,
 * contacts, links, offers, search, legal texts, pictures, reviews, and its own story. A section
 * that the preset does not know is kept, hidden at the end of the page.
 */
export function applyPreset(config: SiteConfig, { config: look }: Preset): SiteConfig {
  const sections = mergeSections(config.sections, look.sections);
  const shown = look.layout.home ?? [];
  const left = Object.keys(sections).filter((id) => !shown.some((entry) => entry.id === id));
  const { general } = config;
  return siteConfigSchema.parse({
    ...config,
    colors: look.colors,
    theme: look.theme,
    header: { ...config.header, ...look.header },
    hero: {
      ...look.hero,
      backgroundImage: config.hero.backgroundImage,
      byVariant: { ...config.hero.byVariant, ...look.hero.byVariant },
    },
    features: look.features,
    categories: look.categories,
    menu: { ...look.menu, showOutOfStockProducts: config.menu.showOutOfStockProducts },
    footer: { ...config.footer, ...look.footer },
    topOfferBanner: { ...config.topOfferBanner, ...look.topOfferBanner },
    general: {
      ...general,
      tagline: general.tagline || look.general.tagline,
      aboutContent: general.aboutContent || look.general.aboutContent,
      mobileApp: { ...general.mobileApp, ...look.general.mobileApp },
    },
    sections,
    layout: { home: [...shown, ...left.map((id) => ({ id, hidden: true }))] },
  });
}

type LookSections = Preset['config']['sections'];

/** The preset's sections, filled with the pictures, reviews and dishes that the owner has chosen. */
function mergeSections(own: Record<string, FurtherSection>, look: LookSections): LookSections {
  const filled = Object.entries(look).map(([id, section]) => {
    const present = own[id];
    if (!present) return [id, section] as const;
    // Of another kind: the owner's, which a preset must not overwrite.
    if (present.type !== section.type) return [id, present] as const;
    return [id, { ...section, ...contentOf(present) }] as const;
  });
  return { ...own, ...Object.fromEntries(filled) };
}

/** What of a section no preset can know. */
function contentOf(section: FurtherSection): Record<string, unknown> {
  switch (section.type) {
    case 'gallery':
      return { pictures: section.pictures };
    case 'reviews':
      return { items: section.items };
    case 'about':
      return { image: section.image, ctaText: section.ctaText, ctaLink: section.ctaLink };
    case 'spotlight':
      return { picks: section.picks };
    default:
      return {};
  }
}
