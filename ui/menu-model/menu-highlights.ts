import type { Menu } from '#schemas/api/menu.ts';
import type { HomeEntry } from '#schemas/config/layout.ts';
import { sectionReaders } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Messages } from '#schemas/messages/en.ts';
import type { MenuSection } from '#variants/sections/menu/props.ts';
import { spotlightItems } from './spotlight-items.ts';

type Highlighting = Pick<
  SiteConfig,
  'hero' | 'features' | 'categories' | 'menu' | 'general' | 'sections'
> & { layout: { home: readonly HomeEntry[] } };

/**
 * The home page's spotlights as sections of the menu, for the menu's own page: there they head it,
 * in the owner's order and words.
 */
export function menuHighlights(
  menu: Menu,
  sections: readonly MenuSection[],
  config: Highlighting,
  words: Messages['menu'],
): MenuSection[] {
  const untitled = {
    bestSelling: words.bestSellers,
    fresh: words.freshAdditions,
    picked: words.favouritesOfTheHouse,
  } as const;
  return config.layout.home
    .filter(({ hidden }) => !hidden)
    .flatMap(({ id }, place) => {
      const spotlight = sectionReaders.spotlight(config, id);
      if (!spotlight) return [];
      const items = spotlightItems(menu, sections, spotlight, config.general);
      const name = spotlight.title || untitled[spotlight.source];
      const description = spotlight.subtitle;
      // Ids below 1 cannot meet a category's, nor those of what was found.
      const section = { id: -10 - place, anchor: `in-${id}`, name, description, picture: null };
      return items.length > 0 ? [{ ...section, items }] : [];
    });
}
