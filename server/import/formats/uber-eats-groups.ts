import type { ImportedGroup, ImportedModifier, ImportProblem } from '../menu/imported-menu.ts';
import { inEnglish } from './in-english.ts';
import { groupContexts, type UberGroup, type UberItem } from './uber-eats-schema.ts';
import { suspensionOf } from './uber-eats-suspension.ts';

type GroupContext = {
  items: ReadonlyMap<string, UberItem>;
  place: string;
  problems: ImportProblem[];
  remarks: string[];
};

/** A group with its options, which are items seen in the light of that group. */
export function importGroup(
  group: UberGroup,
  { items, place, problems, remarks }: GroupContext,
): ImportedGroup {
  const name = inEnglish(group.title);
  const { min_permitted, max_permitted } = group.quantity_info?.quantity ?? {};
  const min = min_permitted ?? 0;
  if (max_permitted === 0) {
    remarks.push(`'${name}' permits at most 0 choices, which is read as no limit.`);
  }
  const max = max_permitted || null;
  if (max !== null && min > max) {
    problems.push({
      place: `${place}.quantity_info.quantity`,
      message: `min_permitted ${min} is above max_permitted ${max}`,
    });
  }
  if ((group.quantity_info?.overrides ?? []).length > 0) {
    remarks.push(`'${name}' has other limits for some items, which are not imported.`);
  }
  const options = (group.modifier_options ?? []).flatMap(({ id }) => items.get(id) ?? []);
  const modifiers = options.map((item) => importOption(item, group.id, { min, max }));
  const most = modifiers.reduce((sum, { maxQuantity }) => sum + maxQuantity, 0);
  if (most < min) {
    remarks.push(`'${name}' demands ${min} choices but offers ${most}: its dishes are sold out.`);
  }
  return { externalId: group.id, name, min, max, modifiers };
}

/** As many as a cart takes of anything. */
const mostOfOne = 99;

/** Price and quantity for this group win over the item's own; no quantity leaves it to the group. */
function importOption(
  item: UberItem,
  groupId: string,
  group: { min: number; max: number | null },
): ImportedModifier {
  const here = (override: { context_type: string | number; context_value: string }) =>
    groupContexts.includes(override.context_type) && override.context_value === groupId;
  const quantity =
    item.quantity_info?.overrides?.find(here)?.quantity ?? item.quantity_info?.quantity;
  const price = item.price_info.overrides?.find(here)?.price ?? item.price_info.price;
  return {
    externalId: item.id,
    name: inEnglish(item.title),
    price,
    maxQuantity: Math.min(quantity?.max_permitted || mostOfOne, group.max ?? mostOfOne, mostOfOne),
    isDefault: (quantity?.default_quantity ?? 0) > 0 && group.min > 0,
    suspended: suspensionOf(item),
    groupIds: [...new Set(item.modifier_group_ids?.ids)],
  };
}
