import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { modifierGroups, modifiers, restaurantProducts } from '../schema.ts';
import type { SoldChange, SoldState } from '../schema/menu-changes.ts';

/** Whether dishes and options are sold, by kind and id; `state` null: it is not on the menu. */
type SoldStates = ReadonlyMap<
  string,
  Pick<SoldChange, 'kind' | 'id'> & { state: SoldState | null }
>;

/** Reads what of a restaurant's menu is sold. */
export async function readSoldStates(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<SoldStates> {
  const dishes = await db
    .select(columnsOf(restaurantProducts))
    .from(restaurantProducts)
    .where(
      and(
        eq(restaurantProducts.tenantId, tenantId),
        eq(restaurantProducts.restaurantId, restaurantId),
      ),
    );
  const options = await db
    .select({ ...columnsOf(modifiers), isAsked: modifierGroups.isListed })
    .from(modifiers)
    .innerJoin(
      modifierGroups,
      and(
        eq(modifierGroups.tenantId, modifiers.tenantId),
        eq(modifierGroups.id, modifiers.modifierGroupId),
      ),
    )
    .where(and(eq(modifiers.tenantId, tenantId), eq(modifierGroups.restaurantId, restaurantId)));
  const all = [
    ...dishes.map((row) => ({ ...row, kind: 'product' as const })),
    ...options.map((row) => ({
      ...row,
      kind: 'modifier' as const,
      isListed: row.isListed && row.isAsked,
    })),
  ];
  return new Map(
    all.map(({ kind, id, isListed, isAvailable, until }) => [
      `${kind} ${id}`,
      {
        kind,
        id,
        state: isListed ? { isAvailable, until: until?.toISOString() ?? null } : null,
      },
    ]),
  );
}

const columnsOf = (table: typeof restaurantProducts | typeof modifiers) => ({
  id: table.id,
  isListed: table.isListed,
  isAvailable: table.isAvailable,
  until: table.unavailableUntil,
});

const isSame = (a: SoldState | null, b: SoldState | null): boolean =>
  a?.isAvailable === b?.isAvailable && a?.until === b?.until;

/** What differs of rows that are in both; what is new has nothing to be taken back to. */
export const soldChangesBetween = (from: SoldStates, to: SoldStates): SoldChange[] =>
  [...to].flatMap(([key, { kind, id, state: after }]) => {
    const was = from.get(key);
    if (!was || isSame(was.state, after)) return [];
    return [{ kind, id, before: was.state, after }];
  });

/** Those of some changes that can be made: it is still as they were made from. */
export async function fittingSoldChanges(
  tx: Database,
  tenantId: number,
  { restaurantId, changes }: { restaurantId: number; changes: readonly SoldChange[] },
): Promise<SoldChange[]> {
  if (changes.length === 0) return [];
  const present = await readSoldStates(tx, tenantId, restaurantId);
  return changes.filter(({ kind, id, before }) =>
    isSame(present.get(`${kind} ${id}`)?.state ?? null, before),
  );
}

/** Puts on sale and off what changes say; whether something is on the menu is the menu's to write. */
export async function writeSoldChanges(
  tx: Database,
  tenantId: number,
  changes: readonly SoldChange[],
): Promise<void> {
  for (const kind of ['product', 'modifier'] as const) {
    const table = kind === 'product' ? restaurantProducts : modifiers;
    const own = changes.filter((change) => change.kind === kind);
    // Most share one of few states, so that few statements write them.
    const states = new Map(own.map(({ after }) => [JSON.stringify(after), after]));
    for (const [text, state] of states) {
      if (!state) continue;
      const ids = own.flatMap(({ id, after }) => (JSON.stringify(after) === text ? [id] : []));
      await tx
        .update(table)
        .set({
          isAvailable: state.isAvailable,
          unavailableUntil: state.until === null ? null : new Date(state.until),
        })
        .where(and(eq(table.tenantId, tenantId), inArray(table.id, ids)));
    }
  }
}
