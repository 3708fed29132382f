import type { Graph, Thing } from 'schema-dts';
import { enTitles } from '#schemas/messages/en-titles.ts';
import type { PageBoot } from '#schemas/page.ts';
import { categoryInPath, dishInPath } from '../page/dish-in-path.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { breadcrumbData } from './breadcrumb-data.ts';
import { menuData, sectionData } from './menu-data.ts';
import { menuItemData } from './menu-item-data.ts';
import { menuOfPage, type PageSection } from './menu-of-page.ts';
import { pageUrl } from './page-url.ts';
import { restaurantData } from './restaurant-data.ts';

/**
 * What search engines read of a page as data of schema.org: it says what the page shows and nothing
 * else (rule R97). null where there is nothing to say.
 */
export function pageGraph(pathname: string, boot: PageBoot): Graph | null {
  const things = thingsOf(pathname, boot);
  return things.length === 0 ? null : { '@context': 'https://schema.org', '@graph': things };
}

function thingsOf(pathname: string, boot: PageBoot): Thing[] {
  // A draft is nobody's to find.
  if (boot.preview) return [];
  if (pathname === paths.home || pathname === paths.contact) {
    return boot.restaurants.map((one) => restaurantData(one, boot));
  }
  if (!boot.menu) return [];
  const { sections, dish } = menuOfPage(boot.menu, boot);
  if (pathname === paths.menu) return sections.length > 0 ? [menuData(sections, boot)] : [];
  const product = dishInPath(pathname);
  if (product !== null) {
    const item = dish(product);
    if (!item?.href) return [];
    const section = sections.find(({ items }) => items.some((one) => one.id === item.id));
    const crumb = { name: item.name, url: pageUrl(item.href, boot) };
    return [
      menuItemData(item, boot, item.picture),
      breadcrumbData([...crumbsTo(section, boot), crumb]),
    ];
  }
  const section = sections.find(({ id }) => id === categoryInPath(pathname));
  return section ? [sectionData(section, boot), breadcrumbData(crumbsTo(section, boot))] : [];
}

function crumbsTo(section: PageSection | undefined, boot: PageBoot) {
  const { web_config: config, tenant } = boot.settings;
  return [
    { name: businessName({ config, tenant }), url: pageUrl(paths.home, boot) },
    { name: enTitles.titles.menu, url: pageUrl(paths.menu, boot) },
    ...(section ? [{ name: section.name, url: pageUrl(section.href, boot) }] : []),
  ];
}
