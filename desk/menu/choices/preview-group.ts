import type { EditedGroup, MenuChoice, MenuDocument } from '#schemas/api/menu-document.ts';
import type { MenuConfiguration, ModifierGroup } from '#schemas/api/menu.ts';
import { toMinor } from '#schemas/money.ts';
import { indexGroups } from '#schemas/rules/menu/index-groups.ts';
import type { IndexedGroup } from '#schemas/rules/menu/menu-index.ts';

type Groups = MenuDocument['groups'];

/**
 * A group of the menu that is being edited as customers' pages have it, with all that it asks in
 * turn. What is not stored yet has numbers of its own; what is no price yet costs nothing.
 */
export function previewGroup({
  groups,
  key,
  currency,
}: {
  groups: Groups;
  key: string;
  currency: string;
}): IndexedGroup | null {
  const idOf = numbered();
  const minor = (amount: number) => (Number.isFinite(amount) ? toMinor(amount, currency) : 0);
  const wire = Object.entries(groups).map(([id, group]) => groupOnWire(id, group, idOf));
  return indexGroups(wire, minor).get(idOf(`group ${key}`)) ?? null;
}

/** A number for each name, the same each time. */
function numbered(): (name: string) => number {
  const known = new Map<string, number>();
  return (name) => {
    const id = known.get(name) ?? known.size + 1;
    known.set(name, id);
    return id;
  };
}

const countOf = (count: number, otherwise: number) => (count >= otherwise ? count : otherwise);

function groupOnWire(key: string, group: EditedGroup, idOf: (name: string) => number) {
  const { name, options, min, max, max_distinct: distinct } = group;
  return {
    id: idOf(`group ${key}`),
    name,
    min: countOf(min, 0),
    max: max === null ? null : countOf(max, 1),
    is_required: min > 0,
    max_distinct: distinct === null ? null : countOf(distinct, 1),
    free_count: countOf(group.free_count, 0),
    free_mode: group.free_mode,
    ...(group.sequence_prices && { sequence_prices: group.sequence_prices }),
    charges_defaults: group.charges_defaults,
    credits_substitutions: group.credits_substitutions,
    is_whole_only: group.is_whole_only,
    modifiers: options.map((option) => ({
      id: idOf(`option ${key} ${option.id}`),
      name: option.name,
      price: option.price,
      online_price: option.online_price,
      max_quantity: countOf(option.max_quantity, 1),
      is_available: true,
      is_default: option.is_default,
      is_whole_only: option.is_whole_only,
      allergens: option.allergens,
      configurations: option.choices.map((choice) => choiceOnWire(choice, idOf)),
      modifier_group_ids: option.group_ids.map((id) => idOf(`group ${id}`)),
    })),
  } satisfies ModifierGroup;
}

const choiceOnWire = (
  { id, name, is_required, values }: MenuChoice,
  idOf: (name: string) => number,
): MenuConfiguration => ({
  attribute: { id: idOf(`choice ${id}`), display_name: name },
  is_required,
  values: values.map((value) => ({
    id: idOf(`value ${value.id}`),
    display_value: value.name,
    price_adjustment: Number.isFinite(value.price_adjustment) ? value.price_adjustment : 0,
  })),
});
