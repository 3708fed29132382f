import type { MenuDocument } from '../../api/menu-document.ts';

/** Where a group of options is asked. */
export type GroupUses = {
  /** Dishes that ask it themselves. */
  direct: readonly string[];
  /** Dishes that have an option which asks it, however deep. */
  nested: readonly string[];
  /** Groups with an option that asks it in turn. */
  groups: readonly string[];
};

type Menu = Pick<MenuDocument, 'dishes' | 'groups'>;

/** Every place that a change of a group changes, so that nobody changes forty dishes unknowingly. */
export function groupUses({ dishes, groups }: Menu, key: string): GroupUses {
  const above = groupsAsking(groups, key);
  const direct = Object.keys(dishes).filter((dish) => dishes[dish]?.group_ids.includes(key));
  return {
    direct,
    nested: Object.keys(dishes).filter(
      (dish) => !direct.includes(dish) && dishes[dish]?.group_ids.some((id) => above.has(id)),
    ),
    groups: Object.keys(groups).filter((id) => asksItself(groups, id, key)),
  };
}

const asksItself = (groups: Menu['groups'], asking: string, key: string): boolean =>
  groups[asking]?.options.some(({ group_ids: ids }) => ids.includes(key)) ?? false;

/** The groups that lead to one, by their options or by those of what they ask in turn. */
function groupsAsking(groups: Menu['groups'], key: string): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [key];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const id of Object.keys(groups)) {
      if (found.has(id) || !asksItself(groups, id, next)) continue;
      found.add(id);
      open.push(id);
    }
  }
  return found;
}

/** An allergen that stays when an option which has it is taken off a dish. */
export type StayingAllergen = { dish: string; option: string; allergen: string };

/**
 * The allergens of a dish are its own and those of what is chosen (rule R32): whoever takes off an
 * option that is chosen from the start loses its allergens, but not those that the dish is marked
 * with as well. These are the latter, by name, for whoever marked both by mistake.
 */
export function stayingAllergens({ dishes, groups }: Menu, key: string): StayingAllergen[] {
  const options = groups[key]?.options.filter(({ is_default: isDefault }) => isDefault) ?? [];
  return Object.values(dishes).flatMap(({ name, group_ids: asked, allergens }) =>
    asked.includes(key)
      ? options.flatMap((option) =>
          option.allergens
            .filter((one) => allergens.includes(one))
            .map((allergen) => ({ dish: name, option: option.name, allergen })),
        )
      : [],
  );
}
