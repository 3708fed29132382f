import type { Menu } from '#schemas/api/menu.ts';
import type { GeneralConfig } from '#schemas/config/general.ts';
import type { SpotlightConfig } from '#schemas/config/sections/spotlight.ts';
import { itemKey, type MenuItem, type MenuSection } from '#variants/sections/menu/props.ts';

type Flags = Pick<GeneralConfig, 'showBestSellingSection' | 'showFreshAdditionsSection'>;
type Choice = Pick<SpotlightConfig, 'source' | 'picks' | 'count'>;

/**
 * Whether the owner shows such dishes at all (specification §3 general): those that the menu marks
 * as best sellers are hidden with the counted ones.
 */
const isShown = (source: SpotlightConfig['source'], isNamed: boolean, flags: Flags): boolean =>
  isNamed || (source === 'fresh' ? flags.showFreshAdditionsSection : flags.showBestSellingSection);

/**
 * The dishes that a spotlight shows, as the menu draws them: best first, without what is sold out
 * or stands in no category.
 */
export function spotlightItems(
  menu: Menu,
  sections: readonly MenuSection[],
  { source, picks, count }: Choice,
  flags: Flags,
): MenuItem[] {
  const named = source === 'picked' ? picks.filter(({ name }) => name.trim() !== '') : [];
  if (!isShown(source, named.length > 0, flags)) return [];
  const drawn = new Map(
    sections.flatMap(({ items }) => items).map((item) => [itemKey(item), item] as const),
  );
  const dishes = idsOf[source](menu).flatMap(
    (id) => drawn.get(itemKey({ kind: 'dish', id })) ?? [],
  );
  const items = named.length > 0 ? byName(named, [...drawn.values()]) : dishes;
  return items.filter(({ isSoldOut }) => !isSoldOut).slice(0, count);
}

const idsOf: Record<SpotlightConfig['source'], (menu: Menu) => readonly number[]> = {
  bestSelling: ({ best_selling }) => best_selling,
  fresh: ({ fresh }) => fresh,
  picked: ({ restaurant_products }) =>
    restaurant_products.filter((product) => product.is_best_seller).map(({ id }) => id),
};

const folded = (name: string) => name.trim().toLowerCase();

function byName(picks: readonly { name: string }[], items: readonly MenuItem[]): MenuItem[] {
  const named = new Map(items.map((item) => [folded(item.name), item]));
  const wanted = new Set(picks.map(({ name }) => folded(name)));
  return [...wanted].flatMap((name) => named.get(name) ?? []);
}
