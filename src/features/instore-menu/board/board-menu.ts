import { lacksPrice } from '#schemas/rules/menu/lacks-price.ts';
import { formatMoney } from '#schemas/money.ts';
import type { Picture } from '#variants/picture.ts';
import { itemKey, type MenuItem } from '#variants/sections/menu/props.ts';
import type { ChoiceOption } from '../dish-choices.ts';
import type { ChoicesByKey } from '../use-dish-choices.ts';
import type { InstoreMenu } from '../use-instore-menu.ts';

/** A dish or a deal as a menu board shows it. */
export type BoardDish = {
  /** Unique on the board: a dish may stand in two categories. */
  key: string;
  name: string;
  /** As words; null for what has none of its own. */
  price: string | null;
  /** What it costs by size, where that differs. */
  sizes: readonly ChoiceOption[];
  description: string;
  diets: readonly string[];
  allergens: readonly string[];
  picture: Picture | null;
  /** It is no dish and has no picture. */
  isDeal: boolean;
  isSoldOut: boolean;
  /** When it is served, or what a deal gives; as words. */
  note: string | null;
};

export type BoardGroup = { key: string; name: string; dishes: readonly BoardDish[] };

type Speech = {
  choices: ChoicesByKey;
  from(price: string): string;
  deals: string;
  currency: string;
  locale: string;
};

/**
 * What a menu board shows of a menu: the dishes that are served at this time, then the deals that
 * hold. Where nothing is served, as before opening, it shows all with their times.
 */
export function boardGroups(
  { sections, entries, deals }: Pick<InstoreMenu, 'sections' | 'entries' | 'deals'>,
  speech: Speech,
): BoardGroup[] {
  const isServing = sections.some(({ items }) => items.some(({ offeredFrom }) => !offeredFrom));
  const dishOf = (item: MenuItem, section: number): BoardDish => {
    const { price, isFromPrice } = item;
    const text = lacksPrice(item) ? null : formatMoney(price, speech.currency, speech.locale);
    const [size] = speech.choices.get(itemKey(item))?.sizes ?? [];
    const sizes = size?.options.filter((option) => option.price !== null) ?? [];
    return {
      key: `${section}-${itemKey(item)}`,
      name: item.name,
      price: isFromPrice && text !== null ? (sizes.length > 0 ? null : speech.from(text)) : text,
      sizes,
      description: item.description,
      diets: item.diets,
      allergens:
        item.kind === 'dish' ? (entries.get(itemKey(item))?.dishes[0]?.[0]?.allergens ?? []) : [],
      picture: item.picture,
      isDeal: false,
      isSoldOut: item.isSoldOut,
      note: item.isSoldOut ? null : (item.offeredFrom ?? item.badge),
    };
  };
  const dishes = sections.map(({ id, name, items }) => ({
    key: String(id),
    name,
    dishes: items
      .filter(({ offeredFrom }) => !isServing || !offeredFrom)
      .map((item) => dishOf(item, id)),
  }));
  const held = deals.filter(({ notNow, isAvailable }) => notNow === null && isAvailable);
  const offers = held.map((deal) => ({
    key: `deal-${deal.id}`,
    name: deal.name,
    price: null,
    sizes: [],
    description: deal.description,
    diets: [],
    allergens: [],
    picture: null,
    isDeal: true,
    isSoldOut: false,
    note: [deal.effect, ...deal.conditions.map(({ text }) => text)].join(' · '),
  }));
  return [...dishes, { key: 'deals', name: speech.deals, dishes: offers }].filter(
    (group) => group.dishes.length > 0,
  );
}
