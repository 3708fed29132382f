import { createHash } from 'node:crypto';
import type { MenuPreview, PreviewedDish } from '#schemas/api/staff-menu-import.ts';
import type { UnusedColumn } from '#schemas/api/unused-cells.ts';
import { toMajor } from '#schemas/money.ts';
import { countPlan, describeDifferences, type Money } from './describe-plan.ts';
import { groupBy } from '../caches/group-by.ts';
import type { DishLine } from './menu/menu-lines.ts';
import type { PlannedImport } from './plan-import.ts';
import type { Change } from './write/plan-menu.ts';

/** An import with what else goes for it, on a restaurant's present menu. */
export type WholeImport = {
  planned: PlannedImport;
  /** The end of what a starter menu has brought, where that is asked for. */
  removal: PlannedImport | null;
  notes: readonly string[];
  /** What needs a look, and was not mended. */
  findings: MenuPreview['findings'];
  /** Cells of a table that do not come to the menu. */
  unused: readonly UnusedColumn[];
  /** Dishes listed on the menu now, of whatever source. */
  listed: number;
  /** Those of them that a starter menu has brought. */
  starterDishes: number;
};

const mostDishes = 2000;
const mostFindings = 500;
const mostUnused = 300;
/** More of a menu than this goes only where that is confirmed. */
const muchOfMenu = 0.1;

/** What an import would change, as the contract says it. */
export function showPreview(whole: WholeImport, money: Money): MenuPreview {
  const { planned, removal, findings, unused, listed, starterDishes } = whole;
  const plans = [planned.plan, ...(removal ? [removal.plan] : [])];
  const sum = (part: 'dishes' | 'categories' | 'groups' | 'choices') =>
    plans
      .map((plan) => countPlan(plan[part]))
      .reduce((a, b) => ({
        added: a.added + b.added,
        changed: a.changed + b.changed,
        same: a.same + b.same,
        removed: a.removed + b.removed,
      }));
  const dishes = [...dishesOf(planned, money), ...(removal ? dishesOf(removal, money) : [])];
  const shown = dishes.toSorted((a, b) => ranks[a.change] - ranks[b.change]);
  return {
    counts: {
      dishes: sum('dishes'),
      categories: sum('categories'),
      groups: sum('groups'),
      choices: sum('choices'),
    },
    dishes: shown.slice(0, mostDishes),
    more_dishes: Math.max(0, shown.length - mostDishes),
    notes: notesOf(whole),
    findings: findings.slice(0, mostFindings),
    unused: unused.slice(0, mostUnused),
    format: planned.target.source,
    starter_dishes: starterDishes,
    earlier_dishes: planned.earlierDishes,
    removes_much: countPlan(planned.plan.dishes).removed > listed * muchOfMenu,
    fingerprint: fingerprintOf(whole),
  };
}

/** Notes of the file, with how much is too long to be shown. */
function notesOf({ notes, findings, unused }: WholeImport): string[] {
  const moreFindings = findings.length - mostFindings;
  const moreColumns = unused.length - mostUnused;
  return [
    ...notes,
    ...(moreFindings > 0 ? [`${moreFindings} more places need a look than are shown here.`] : []),
    ...(moreColumns > 0 ? [`${moreColumns} more columns are left out than are shown here.`] : []),
  ];
}

const ranks: Record<PreviewedDish['change'], number> = {
  added: 0,
  changed: 0,
  removed: 1,
  same: 2,
};

function dishesOf(planned: PlannedImport, money: Money) {
  const { target, lines, imported, plan, withheld } = planned;
  const changes = new Map(plan.dishes.changes.map((change) => [change.externalId, change]));
  const choicesOf = groupBy([...lines.choices.values()], ({ group }) => group);
  const categoriesOf = namesByDish([...lines.categories.values()]);
  const before = namesByDish([...imported.lines.categories.values()]);
  const dish = (id: string, line: DishLine, change: Change<DishLine> | undefined) => ({
    id: `${target.source}:${id}`,
    name: line.name,
    category: (categoriesOf.get(id) ?? before.get(id) ?? []).join(', '),
    price: toMajor(line.onlinePrice, money.currency),
    change: change ? changeOf[change.kind] : ('same' as const),
    differences: change ? describeDifferences(change, money) : '',
    sizes: line.sizes.flatMap(({ values }) =>
      values.map((size) => ({
        name: size.name,
        price: toMajor(line.onlinePrice + size.adjustment, money.currency),
      })),
    ),
    choice_count: line.groups.reduce((all, group) => all + (choicesOf.get(group)?.length ?? 0), 0),
    withheld: withheld.get(id) ?? null,
  });
  return [
    ...[...planned.ownDishes].flatMap((id) => {
      const line = lines.dishes.get(id);
      return line ? [dish(id, line, changes.get(id))] : [];
    }),
    ...plan.dishes.changes
      .filter(({ kind }) => kind === 'unlisted')
      .map((change) => dish(change.externalId, change.after, change)),
  ];
}

const changeOf = { new: 'added', changed: 'changed', unlisted: 'removed' } as const;

function namesByDish(
  categories: readonly { name: string; dishes: readonly string[] }[],
): ReadonlyMap<string, string[]> {
  const names = new Map<string, string[]>();
  for (const { name, dishes } of categories) {
    for (const id of dishes) names.set(id, [...(names.get(id) ?? []), name]);
  }
  return names;
}

/** The same for the same change of the same menu, whoever asks and however often. */
function fingerprintOf({ planned, removal }: WholeImport): string {
  const plans = [planned, ...(removal ? [removal] : [])].map(({ target, plan }) => ({
    source: target.source,
    changes: Object.values(plan).map(({ changes }) => changes),
  }));
  return createHash('sha256').update(JSON.stringify(plans)).digest('hex');
}
