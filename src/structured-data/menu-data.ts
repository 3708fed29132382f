import type { Menu, MenuSection as MenuSectionData } from 'schema-dts';
import type { PageBoot } from '#schemas/page.ts';
import { paths } from '#ui/paths.ts';
import { menuItemData } from './menu-item-data.ts';
import type { PageSection } from './menu-of-page.ts';
import { pageUrl } from './page-url.ts';

/**
 * Menus of more dishes name their categories alone: the dishes of each stand on its own page, so
 * that the data never weighs more than the menu.
 */
const mostOnMenu = 60;

/** The menu that `/menu` shows. */
export function menuData(sections: readonly PageSection[], boot: PageBoot): Menu {
  const { language, drawnRestaurantId } = boot;
  const drawn = boot.restaurants.find(({ restaurant }) => restaurant.id === drawnRestaurantId);
  const url = pageUrl(paths.menu, boot);
  const count = sections.reduce((sum, { items }) => sum + items.length, 0);
  return {
    '@type': 'Menu',
    '@id': `${url}#menu`,
    ...(drawn && { name: drawn.restaurant.name }),
    url,
    inLanguage: language,
    hasMenuSection: sections.map((section) =>
      count > mostOnMenu ? sectionName(section, boot) : sectionData(section, boot),
    ),
  };
}

/** A category with its dishes. */
export const sectionData = (section: PageSection, boot: PageBoot): MenuSectionData => ({
  ...sectionName(section, boot),
  hasMenuItem: section.items.map((item) => menuItemData(item, boot)),
});

function sectionName({ name, description, href }: PageSection, boot: PageBoot) {
  const url = pageUrl(href, boot);
  return {
    '@type': 'MenuSection',
    '@id': `${url}#category`,
    name,
    ...(description && { description }),
    url,
  } as const;
}
