import type { Kitchen } from '#schemas/api/staff-menu-import.ts';
import type { ImportedMenu } from '../menu/imported-menu.ts';
import { bakery } from './bakery.ts';
import { burgers } from './burgers.ts';
import { cafe } from './cafe.ts';
import { indian } from './indian.ts';
import { pizza } from './pizza.ts';
import { priceIn } from './price-in.ts';
import { starterMenuSchema, type StarterMenuInput } from './starter-menu.ts';
import { sushi } from './sushi.ts';
import { thai } from './thai.ts';

/** A menu to begin with for each kind of kitchen; one that is missing does not compile. */
export const starterMenus: Readonly<Record<Kitchen, StarterMenuInput>> = {
  pizza,
  cafe,
  burgers,
  thai,
  indian,
  sushi,
  bakery,
};

/** Marks what such a menu has brought; another one takes its place. */
export const starterSource = 'starter';

/** Of an extra one may have two. */
const mostOfExtra = 2;

/** A starter menu as any format gives a menu, priced in a tenant's currency. */
export function starterMenuOf(kitchen: Kitchen, currency: string): ImportedMenu {
  const { categories, groups } = starterMenuSchema.parse(starterMenus[kitchen]);
  const own = (id: string) => `${kitchen}/${id}`;
  return {
    categories: categories.map(({ id, name, description, dishes }) => ({
      externalId: own(id),
      name,
      description,
      hours: [],
      productIds: dishes.map((dish) => own(dish.id)),
    })),
    products: categories.flatMap(({ dishes }) =>
      dishes.map(({ id, name, description, price, diets, groups }) => ({
        externalId: own(id),
        name,
        description,
        price: priceIn(currency, price),
        diets,
        // What somebody has marked as sold out stays so.
        suspended: 'not-told',
        groupIds: groups.map(own),
      })),
    ),
    groups: groups.map(({ id, name, min, max, choices }) => ({
      externalId: own(id),
      name,
      min,
      max,
      modifiers: choices.map((choice, place) => ({
        externalId: String(place + 1),
        name: choice.name,
        price: priceIn(currency, choice.price),
        maxQuantity: Math.min(max ?? mostOfExtra, mostOfExtra),
        isDefault: min > 0 && place === 0,
        suspended: null,
      })),
    })),
  };
}
