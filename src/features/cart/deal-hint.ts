import type { Cart } from '#schemas/api/cart.ts';
import { dealHint as words } from '#schemas/messages/en/cart-hints.ts';
import { formatMoney } from '#schemas/money.ts';
import type { IndexedDeal, MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { orderPathsOf } from '#ui/paths.ts';
import { categoryAnchor } from '#ui/menu-model/menu-view.ts';

export type DealHint = { key: number; text: string; href: string };

type Speech = { locale: string; currency: string; paths: ReturnType<typeof orderPathsOf> };
type Hint = Cart['deal_hints'][number];

/** So many dishes are named one by one; more are named by their category. */
const mostNames = 3;

/** What is missing for the next deals, a sentence each, and where it is to be had (rules R35, R36). */
export function dealHints(
  hints: readonly Hint[],
  menuIndex: MenuIndex | undefined,
  speech: Speech,
): DealHint[] {
  const deals = new Map<number, Hint[]>();
  for (const hint of hints) deals.set(hint.deal_id, [...(deals.get(hint.deal_id) ?? []), hint]);
  return [...deals].flatMap(([key, own]) => {
    const [first] = own;
    return first
      ? {
          key,
          text: dealText(own, first, menuIndex, speech),
          href: hrefOf(first, menuIndex, speech),
        }
      : [];
  });
}

function dealText(
  own: readonly Hint[],
  first: Hint,
  menuIndex: MenuIndex | undefined,
  speech: Speech,
): string {
  const { locale } = speech;
  const deal = menuIndex?.deals.get(first.deal_id);
  const missing = own.reduce((sum, hint) => sum + hint.missing, 0);
  if (!menuIndex || !deal) return words.plain(missing, first.name);
  // What is bought and what is given may be the same dishes: then they are asked for together.
  const counts = new Map<string, number>();
  for (const hint of own) {
    const what = dishesText(hint, menuIndex, speech) ?? componentOf(hint, deal)?.name ?? '';
    counts.set(what, (counts.get(what) ?? 0) + hint.missing);
  }
  const more = [...counts].map(([what, count]) => words.more(count, what));
  const list = new Intl.ListFormat(locale, { type: 'conjunction' }).format(more);
  return words.add(list, effectText(deal, speech));
}

const componentOf = (hint: Hint, deal: IndexedDeal) =>
  deal.components.find(({ id }) => id === hint.component_id);

function effectText({ effect }: IndexedDeal, { locale, currency }: Speech): string {
  if (effect.kind === 'bundle') {
    return words.bundle(formatMoney(effect.price, currency, locale));
  }
  if (effect.kind === 'percent') return words.percent(effect.percent);
  const which = words.which[effect.pick];
  return effect.percent === 100 ? words.free(which) : words.less(which, effect.percent);
}

function dishesText(hint: Hint, menuIndex: MenuIndex, { locale }: Speech): string | null {
  const names = hint.restaurant_product_ids.flatMap((id) => menuIndex.products.get(id)?.name ?? []);
  if (names.length > 0 && names.length <= mostNames) {
    return new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  }
  return onlyCategory(hint, menuIndex)?.name ?? null;
}

const categoriesOf = ({ restaurant_product_ids }: Hint, menuIndex: MenuIndex) =>
  menuIndex.categories.filter(({ restaurant_product_ids: own }) =>
    own.some((id) => restaurant_product_ids.includes(id)),
  );

function onlyCategory(hint: Hint, menuIndex: MenuIndex) {
  const categories = categoriesOf(hint, menuIndex);
  return categories.length === 1 ? categories[0] : undefined;
}

/** The dish, where it can be only one; else the category of the first. */
function hrefOf(hint: Hint, menuIndex: MenuIndex | undefined, { paths }: Speech): string {
  const [dish, ...others] = hint.restaurant_product_ids;
  if (dish !== undefined && others.length === 0) return `${paths.menu}?item=${dish}`;
  const category = menuIndex && categoriesOf(hint, menuIndex)[0];
  return category ? `${paths.menu}#${categoryAnchor(category.id)}` : paths.deals;
}
