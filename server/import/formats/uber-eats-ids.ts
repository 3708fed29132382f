import type { ImportProblem } from '../menu/imported-menu.ts';
import type { UberMenu } from './uber-eats-schema.ts';

/** Ids that point to nothing and ids given twice, each with its place. */
export function findDanglingIds(file: UberMenu): ImportProblem[] {
  const problems: ImportProblem[] = [];
  const groups = file.modifier_groups ?? [];
  const known = {
    category: collect('categories', file.categories, problems),
    item: collect('items', file.items, problems),
    group: collect('modifier_groups', groups, problems),
  };
  collect('menus', file.menus, problems);
  const check = (kind: keyof typeof known, id: string, place: string) => {
    if (!known[kind].has(id))
      problems.push({ place, message: `there is no ${parts[kind]} '${id}'` });
  };

  for (const [m, menu] of file.menus.entries()) {
    for (const [i, id] of menu.category_ids.entries()) {
      check('category', id, `menus[${m}].category_ids[${i}]`);
    }
  }
  for (const [c, category] of file.categories.entries()) {
    for (const [e, { id }] of (category.entities ?? []).entries()) {
      check('item', id, `categories[${c}].entities[${e}].id`);
    }
  }
  for (const [g, group] of groups.entries()) {
    const options = group.modifier_options ?? [];
    collect(`modifier_groups[${g}].modifier_options`, options, problems);
    for (const [o, { id }] of options.entries()) {
      check('item', id, `modifier_groups[${g}].modifier_options[${o}].id`);
    }
  }
  for (const [i, item] of file.items.entries()) {
    for (const [g, id] of (item.modifier_group_ids?.ids ?? []).entries()) {
      check('group', id, `items[${i}].modifier_group_ids.ids[${g}]`);
    }
  }
  return problems;
}

const parts = { category: 'category', item: 'item', group: 'modifier group' };

function collect(
  place: string,
  entries: readonly { id: string }[],
  problems: ImportProblem[],
): Set<string> {
  const ids = new Set<string>();
  for (const [index, { id }] of entries.entries()) {
    if (ids.has(id)) {
      problems.push({ place: `${place}[${index}].id`, message: `'${id}' is there twice` });
    }
    ids.add(id);
  }
  return ids;
}
