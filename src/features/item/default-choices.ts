import type { MenuModifier, ModifierGroup, RestaurantProduct } from '#schemas/api/menu.ts';
import type { Choices, Offered } from '#schemas/rules/check-choices.ts';

/** What a product offers: its own configurations and the groups it names, in the menu's order. */
export function offeredBy(
  product: RestaurantProduct,
  groupsById: ReadonlyMap<number, ModifierGroup>,
): Offered {
  const groups = product.modifier_group_ids.flatMap((id) => groupsById.get(id) ?? []);
  return { product, groups };
}

const isPreselected = (modifier: MenuModifier) => modifier.is_default && modifier.is_available;

/** The choices a dish starts with: its default options, as many as their group takes. */
export function defaultChoices({ groups }: Offered): Choices {
  const modifiers = groups.flatMap((group) =>
    group.modifiers
      .filter(isPreselected)
      .slice(0, group.max ?? undefined)
      .map(({ id }) => ({ modifier_id: id, quantity: 1, configurations: [] })),
  );
  return { modifiers, configurations: [] };
}
