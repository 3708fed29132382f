import type { Menu } from '#schemas/api/menu.ts';
import { en } from '#schemas/messages/en.ts';
import { enOffers } from '#schemas/messages/en-offers.ts';
import type { PageBoot } from '#schemas/page.ts';
import { menuSlug, nameInSlug } from '#schemas/rules/menu/menu-slug.ts';
import { itemKey, type MenuItem, type MenuSection } from '#variants/sections/menu/props.ts';
import type { MenuContext } from '#ui/menu-model/menu-context.ts';
import { menuEntries } from '#ui/menu-model/menu-entries.ts';
import { menuIndexOf } from '#ui/menu-model/menu-index-of.ts';
import { menuSections } from '#ui/menu-model/menu-view.ts';
import { paths } from '#ui/paths.ts';

/** A category as its page and its entry in search engines are of it. */
export type PageSection = MenuSection & { href: string };

type MenuOfPage = {
  sections: readonly PageSection[];
  /** A dish by its product, sold out or not; null where the menu lacks it. */
  dish(productId: number): MenuItem | null;
};

/** A menu by what its page draws of it, so that what machines read is what people see (rule R97). */
export function menuOfPage(menu: Menu, { settings }: PageBoot): MenuOfPage {
  const { web_config: config, tenant } = settings;
  const context: MenuContext = {
    words: en.menu,
    offerWords: enOffers.offers,
    locale: tenant.locale,
    currency: tenant.currency,
    timeZone: 'UTC',
    hasDishPages: true,
    menu: config.menu,
    general: config.general,
    favourites: null,
  };
  const index = menuIndexOf(menu, tenant.currency);
  return {
    sections: menuSections(menu, menuEntries(menu, index, context), context).map((section) => ({
      ...section,
      href: hrefOf(menu.categories.find(({ id }) => id === section.id) ?? section),
    })),
    dish: (productId) => {
      const sold = menu.restaurant_products.find(({ product_id }) => product_id === productId);
      // A page of a dish shows it also where the menu leaves out what is sold out.
      const whole = { ...context, menu: { showOutOfStockProducts: true } };
      const entry =
        sold && menuEntries(menu, index, whole).get(itemKey({ kind: 'dish', id: sold.id }));
      return entry?.item ?? null;
    },
  };
}

const hrefOf = (category: {
  id: number;
  name: string;
  original_name?: string | undefined;
}): string => paths.menuCategory(menuSlug(nameInSlug(category), category.id));
