import type { IndexedDeal, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { LocalDateTime } from '#schemas/rules/time/local-date-time.ts';
import type { Picture } from '#variants/picture.ts';
import { dealText } from '#ui/menu-model/deal-text.ts';
import { holdsAt } from '#ui/menu-model/deal-times.ts';
import { dishPictureOf } from '#ui/menu-model/dish-picture-of.ts';
import { formatMoney } from '#schemas/money.ts';
import {
  conditionTexts,
  formatWhen,
  type DealCondition,
  type DealSpeech,
} from './condition-texts.ts';

/** One thing that a deal gives. */
export type DealPart = {
  id: number;
  name: string;
  /** Its dishes, the first few by name. */
  dishes: string;
  /** What it costs less, in words. */
  less: string | null;
};

/** A deal as its card shows it. */
export type DealView = {
  id: number;
  name: string;
  description: string;
  /** 'Buy 2, get 1 free', and a cap where there is one. */
  effect: string;
  cap: string | null;
  /** Its own picture, else those of its dishes. */
  pictures: readonly { name: string; picture: Picture }[];
  parts: readonly DealPart[];
  conditions: readonly DealCondition[];
  isAutomatic: boolean;
  isAvailable: boolean;
  /** When it holds, where that is not now; in words. */
  notNow: string | null;
};

/** How many dishes of a component are named before 'and 3 more'. */
const namedDishes = 3;

/** Deals that may be had, those of this moment first; what has run out is left out. */
export function dealViews(
  menuIndex: MenuIndex,
  setting: DealSpeech,
  at: LocalDateTime,
): DealView[] {
  return [...menuIndex.deals.values()]
    .filter(({ conditions: { valid_until } }) => valid_until === null || valid_until > at.instant)
    .map((deal) => dealView(deal, menuIndex, setting, at))
    .toSorted((a, b) => rank(a) - rank(b));
}

const rank = ({ notNow, isAvailable }: DealView) => (isAvailable ? 0 : 2) + (notNow ? 1 : 0);

function dealView(
  deal: IndexedDeal,
  menuIndex: MenuIndex,
  setting: DealSpeech,
  at: LocalDateTime,
): DealView {
  const { effect, conditions } = deal;
  const { deals: words, currency, locale } = setting;
  const isNow = holdsAt(conditions, at);
  const cap = effect.kind === 'percent' ? effect.max_discount : null;
  return {
    id: deal.id,
    name: deal.name,
    description: deal.description,
    effect: dealText(deal, setting),
    cap: cap === null ? null : words.atMost(formatMoney(cap, currency, locale)),
    pictures: picturesOf(deal, menuIndex),
    parts: deal.components.map((component) => ({
      id: component.id,
      name: component.name,
      dishes: words.anyOf(
        component.quantity,
        dishesText(component.restaurantProductIds, menuIndex, setting),
      ),
      less: reductionText(deal, component.role, setting),
    })),
    // The notice says the time already, where it is not now.
    conditions: conditionTexts(conditions, setting).filter(
      ({ about }) => isNow || about !== 'time',
    ),
    isAutomatic: deal.isAutomatic,
    isAvailable: deal.components.every(({ restaurantProductIds }) =>
      restaurantProductIds.some((id) => menuIndex.products.get(id)?.isAvailable),
    ),
    notNow: isNow ? null : words.notNow(formatWhen(conditions, setting)),
  };
}

function reductionText({ effect }: IndexedDeal, role: 'buy' | 'get', setting: DealSpeech) {
  const { deals: words } = setting;
  if (effect.kind !== 'bogo' || role === 'buy') return null;
  return effect.percent === 100 ? words.free : words.less(effect.percent);
}

function dishesText(
  ids: readonly number[],
  menuIndex: MenuIndex,
  { deals: words, locale }: DealSpeech,
): string {
  const names = ids.flatMap((id) => menuIndex.products.get(id)?.name ?? []);
  if (names.length === 1) return names[0] ?? '';
  const list = (some: readonly string[], type: 'disjunction' | 'unit') =>
    new Intl.ListFormat(locale, { type }).format(some);
  return names.length > namedDishes + 1
    ? words.andMore(list(names.slice(0, namedDishes), 'unit'), names.length - namedDishes)
    : list(names, 'disjunction');
}

function picturesOf(deal: IndexedDeal, menuIndex: MenuIndex): DealView['pictures'] {
  const own = dishPictureOf(deal.imageUrl);
  if (own) return [{ name: deal.name, picture: own }];
  const ids = deal.components.flatMap(({ restaurantProductIds }) =>
    restaurantProductIds.slice(0, 2),
  );
  return [...new Set(ids)]
    .flatMap((id) => {
      const dish = menuIndex.products.get(id);
      const picture = dishPictureOf(dish?.imageUrl);
      return dish && picture ? { name: dish.name, picture } : [];
    })
    .slice(0, 3);
}
