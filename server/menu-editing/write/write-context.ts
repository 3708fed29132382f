import type { Database } from '../../db/client.ts';

/** Where a menu is written, and the ids of what is new in it. */
export type WriteContext = {
  tx: Database;
  tenantId: number;
  restaurantId: number;
  now: Date;
  /** Turns an amount of the document into minor units. */
  minor: (amount: number) => number;
  /** Ids of what is new, by the keys that stand for them; filled as rows are inserted. */
  newIds: Map<string, number>;
};

/**
 * The id that a key is or stands for.
 * @throws Error for a key whose row was not inserted before: an order of writing that is wrong.
 */
export function idOf({ newIds }: Pick<WriteContext, 'newIds'>, key: string): number {
  if (!key.startsWith('new-')) return Number(key);
  const id = newIds.get(key);
  if (id === undefined) throw new Error(`${key} has no id yet`);
  return id;
}

/** The id of a row that is there; null where one has to be inserted. */
export const storedId = (key: string): number | null =>
  key.startsWith('new-') ? null : Number(key);
