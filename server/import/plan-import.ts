import type { Database } from '../db/client.ts';
import type { ImportedMenu } from './menu/imported-menu.ts';
import {
  hasPresentPrice,
  linesOfImport,
  withheldDishes,
  type MenuLines,
} from './menu/menu-lines.ts';
import { sourceIds, type SourceIds } from './menu/source-ids.ts';
import { addToMenu, withOwnGroups } from './write/add-to-menu.ts';
import { loadImported, type Imported } from './write/load-imported.ts';
import { hasChanges, planMenu, type MenuPlan } from './write/plan-menu.ts';
import { writeMenu } from './write/write-menu.ts';

/** Into which restaurant a menu goes, and from where it comes. */
export type ImportTarget = {
  tenantId: number;
  restaurantId: number;
  /** Marks the rows (menu/source-ids.ts): the word of a format, or `starter`. */
  source: string;
  now: Date;
  /** Sell dishes whose price is 0, too. */
  sellsFree: boolean;
  /** Keeps what earlier files of the source have brought; else what the menu lacks is taken off. */
  adds: boolean;
};

/** What an import would change, and all that is needed to do it. */
export type PlannedImport = {
  target: ImportTarget;
  ids: SourceIds;
  /** What the same source brought before. */
  imported: Imported;
  /** What the menu asks for. */
  lines: MenuLines;
  plan: MenuPlan;
  withheld: ReturnType<typeof withheldDishes>;
  /** Dishes that the file gives no price, by its ids, and that keep theirs; minor units. */
  presentPrices: ReadonlyMap<string, number>;
  /** Ids of the dishes that the menu has itself. */
  ownDishes: ReadonlySet<string>;
  /** Dishes on the menu that earlier files of the source have brought, and this one lacks. */
  earlierDishes: number;
};

/** A menu without anything: planned, it takes all off that its source has brought. */
export const emptyMenu: ImportedMenu = { categories: [], products: [], groups: [] };

/** Compares a menu with what its source brought into the restaurant before; writes nothing. */
export async function planImport(
  db: Database,
  target: ImportTarget,
  given: ImportedMenu,
): Promise<PlannedImport> {
  const { tenantId, restaurantId, source, now, sellsFree, adds } = target;
  const ids = sourceIds(source, restaurantId);
  const imported = await loadImported(db, { tenantId, restaurantId, ids, now });
  const before = (id: string) => imported.lines.dishes.get(id);
  const menu = adds ? withOwnGroups(given, imported) : given;
  const asked = linesOfImport(menu, { now, before, sellsFree });
  const lines = adds ? addToMenu(asked, imported, menu) : asked;
  const plan = planMenu(lines, imported);
  const presentPrices = new Map(
    menu.products.flatMap((product): [string, number][] => {
      const known = before(product.externalId);
      return known && hasPresentPrice(product, known)
        ? [[product.externalId, known.onlinePrice]]
        : [];
    }),
  );
  return {
    target,
    ids,
    imported,
    lines,
    plan,
    withheld: withheldDishes(menu, lines),
    presentPrices,
    ownDishes: new Set(asked.dishes.keys()),
    earlierDishes: [...imported.lines.dishes].filter(
      ([id, line]) => line.isListed && !asked.dishes.has(id),
    ).length,
  };
}

/**
 * Writes a plan in the caller's transaction, which must hold the restaurant's row since before it
 * was planned. @returns whether there was anything to write
 */
export async function applyImport(
  tx: Database,
  { target, ids, imported, plan }: PlannedImport,
  progress: (part: string, done: number, all: number) => void,
): Promise<boolean> {
  if (!hasChanges(plan)) return false;
  const { tenantId, restaurantId, now } = target;
  await writeMenu({ tx, tenantId, restaurantId, now, ids, imported, progress }, plan);
  return true;
}
