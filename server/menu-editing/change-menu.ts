import type { MenuDocument } from '#schemas/api/menu-document.ts';
import type { MenuChange, MenuChangeOrigin } from '#schemas/api/staff-menu.ts';
import { changesBetween, isSameValue } from '#schemas/config/changes.ts';
import { reversible } from '#schemas/config/reversible-changes.ts';
import { toMinor } from '#schemas/money.ts';
import { reachesOthers } from '#schemas/rules/menu-editing/reaches-others.ts';
import type { Database } from '../db/client.ts';
import {
  findMenuTransaction,
  insertMenuChange,
  type MenuChangeRow,
} from '../db/queries/menu-changes.ts';
import { notifyMenuChange } from '../db/queries/notify.ts';
import { fittingSoldChanges, writeSoldChanges } from '../db/queries/sold-state.ts';
import { listTaxClasses, lockTenant } from '../db/queries/tenant-settings.ts';
import * as tables from '../db/schema.ts';
import type { SoldChange } from '../db/schema/menu-changes.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import { applyMenuChanges, menuProblem } from './apply-menu-changes.ts';
import { readEditedMenu, type EditedMenuRead } from './read-edited-menu.ts';
import { entryChanges, type EntryChange } from './write/entry-changes.ts';
import { writeCategories } from './write/write-categories.ts';
import { writeCombos } from './write/write-combos.ts';
import { insertDishes, writeDishes, writeDishGroups } from './write/write-dishes.ts';
import { writeGroups, writeOptions } from './write/write-groups.ts';
import { writeHalfSets } from './write/write-half-sets.ts';
import { writeSuggestions } from './write/write-suggestions.ts';
import { writeOrder } from './write/write-order.ts';
import type { WriteContext } from './write/write-context.ts';

/** Who changes which restaurant's menu, and when. */
export type MenuWrite = {
  tenantId: number;
  restaurantId: number;
  staff: Pick<StaffIdentity, 'id' | 'name' | 'role'>;
  now: Date;
};

type Request = {
  transactionId: string;
  origin: MenuChangeOrigin;
  changes: readonly MenuChange[];
};

type NextMenu = Omit<Request, 'changes'> & {
  /** The menu as it is to be, from the present one. */
  next: (present: EditedMenuRead) => MenuDocument;
  undoesId?: number;
  sold?: SoldChange[];
};

/** A menu as it is after a change, and what the change was. */
type MenuWritten = {
  menu: EditedMenuRead;
  changeId: number;
  /** The ids of what was new, by the keys that stood for them. */
  newIds: Record<string, string>;
  /** Whose menus changed. */
  restaurantIds: number[];
};

/**
 * Changes a menu, all or nothing, and writes what was changed into its history. One change of a
 * tenant's menus follows the other, for restaurants share dishes. A transaction that was made
 * before is answered, not made again.
 * @throws ApiError 412, 422 (applyMenuChanges), 403 where a manager reaches other restaurants.
 */
export async function changeMenu(
  tx: Database,
  write: MenuWrite,
  { changes, ...request }: Request,
): Promise<MenuWritten> {
  const next = (present: EditedMenuRead) =>
    applyMenuChanges(present.menu, changes, {
      currency: present.currency,
      present: () => present,
    });
  return putMenu(tx, write, { ...request, next });
}

/** Writes a menu in the place of the present one, and what differs into the history. */
export async function putMenu(
  tx: Database,
  write: MenuWrite,
  { transactionId, origin, next, undoesId, sold = [] }: NextMenu,
): Promise<MenuWritten> {
  const { tenantId, restaurantId, staff } = write;
  await lockTenant(tx, tenantId);
  const present = await readEditedMenu(tx, tenantId, restaurantId);
  const made = await findMenuTransaction(tx, tenantId, { restaurantId, transactionId });
  if (made) return { menu: present, changeId: made.id, newIds: made.newIds, restaurantIds: [] };
  const { currency, menu: before } = present;
  const after = next(present);
  await requireTaxClasses(tx, tenantId, { before, after });
  const dishes = entryChanges(before.dishes, after.dishes);
  const shared = dishes.filter(
    (dish) =>
      present.shared_dish_ids.includes(dish.key) &&
      reachesOthers(dish, present.whole_prices?.[dish.key]),
  );
  if (staff.role !== 'owner' && shared.length > 0) throw sharedDish(shared);
  const fitting = await fittingSoldChanges(tx, tenantId, { restaurantId, changes: sold });
  const newIds = await writeMenu(tx, write, { before, after, currency });
  await writeSoldChanges(tx, tenantId, fitting);
  const written = await readEditedMenu(tx, tenantId, restaurantId);
  const row: Omit<MenuChangeRow, 'id'> = {
    tenantId,
    restaurantId,
    transactionId,
    at: write.now,
    staffId: staff.id,
    name: staff.name,
    origin,
    changes: reversible(before, changesBetween(before, written.menu)),
    newIds,
    undoesId: undoesId ?? null,
    imported: null,
    sold: fitting,
  };
  const changeId = await insertMenuChange(tx, row);
  const others = shared.flatMap(({ key }) => present.soldAt.get(key) ?? []);
  const restaurantIds = [...new Set([restaurantId, ...others])].toSorted((a, b) => a - b);
  for (const id of restaurantIds) await notifyMenuChange(tx, tenantId, id);
  const menu = await readEditedMenu(tx, tenantId, restaurantId);
  return { menu, changeId, newIds, restaurantIds };
}

function sharedDish(shared: readonly EntryChange<{ name: string }>[]): ApiError {
  const name = shared[0]?.before?.name ?? '';
  const message = `‘${name}’ is sold at other restaurants too. Ask the owner, or give it a price of its own here.`;
  const problems = shared.map(({ key }) => ({
    path: `dishes.${key}`,
    code: 'shared_dish',
    message,
  }));
  return new ApiError(403, 'shared_dish', message, { problems });
}

type Menus = Record<'before' | 'after', MenuDocument>;

/** A class of another tenant is answered like one that never was (rule R95). */
async function requireTaxClasses(
  tx: Database,
  tenantId: number,
  { before, after }: Menus,
): Promise<void> {
  const named = entryChanges(before.dishes, after.dishes).flatMap(({ key, after: dish }) =>
    dish && dish.tax_class_id !== null ? [{ key, id: dish.tax_class_id }] : [],
  );
  if (named.length === 0) return;
  const known = new Set((await listTaxClasses(tx, tenantId)).map(({ id }) => id));
  const problems = named.flatMap(({ key, id }) =>
    known.has(id)
      ? []
      : [
          {
            path: `dishes.${key}.tax_class_id`,
            code: 'menu_problem',
            message: 'There is no such tax class any more.',
          },
        ],
  );
  if (problems.length > 0) throw menuProblem(problems);
}

const orders = [
  ['category_ids', tables.categories],
  ['combo_ids', tables.combos],
  ['half_set_ids', tables.halfSets],
] as const;

/** Writes what differs. @returns the ids of what was new, by its keys. */
async function writeMenu(
  tx: Database,
  { tenantId, restaurantId, now }: MenuWrite,
  { before, after, currency }: Menus & { currency: string },
): Promise<Record<string, string>> {
  const context: WriteContext = {
    tx,
    tenantId,
    restaurantId,
    now,
    minor: (amount) => toMinor(amount, currency),
    newIds: new Map(),
  };
  const dishes = entryChanges(before.dishes, after.dishes);
  const groups = entryChanges(before.groups, after.groups);
  const categories = entryChanges(before.categories, after.categories);
  await insertDishes(context, dishes);
  await writeGroups(context, groups);
  await writeOptions(context, groups);
  await writeDishes(context, dishes);
  await writeDishGroups(context, dishes);
  await writeSuggestions(context, dishes);
  await writeCategories(context, categories);
  await writeCombos(context, entryChanges(before.combos, after.combos));
  await writeHalfSets(context, entryChanges(before.half_sets, after.half_sets));
  for (const [field, table] of orders) {
    if (!isSameValue(before[field], after[field])) await writeOrder(context, table, after[field]);
  }
  return Object.fromEntries(
    [...context.newIds].flatMap(([key, id]) => (key.startsWith('new-') ? [[key, String(id)]] : [])),
  );
}
