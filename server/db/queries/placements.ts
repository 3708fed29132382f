import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { prepareSql } from '../prepare-sql.ts';
import type { CartRow } from './carts.ts';
import type { IdempotencyKey, StoredReply } from './idempotency.ts';
import type { SeenRestaurant } from './restaurant-at.ts';
import type { SlotLoad, SlotsToLock } from './slot-usage.ts';
import type { StockLevel, StockOfDay } from './stock.ts';

/** What stands around a cart that is being placed, as it is once the cart is locked. */
export type Surroundings = {
  /**
   * The restaurant's row, held as it is until the transaction ends: neither its menu nor its pause
   * changes meanwhile, while other orders of it go on beside this one.
   */
  seen: SeenRestaurant;
  /** The order of the cart that waits for its money. */
  pendingId: string | null;
  /** What the key was used for already (rule R51). */
  stored: StoredReply | null;
  /** Whether a printer of the restaurant may have a ticket of the order. */
  hasPrinters: boolean;
  /** Whether another system of the tenant may be told of it. */
  hasWebhooks: boolean;
  /** Drawn for the order's lines and (two) events, to write them without waiting for ids. */
  lineIds: number[];
  eventIds: number[];
};

export type Around = {
  shopperId: string;
  restaurantId: number;
  key: IdempotencyKey;
  /** How many lines the order will have at most. */
  lines: number;
};

/** The counts of an order's dishes, and what the times around its own hold; null: nothing is counted. */
export type LockedGoods = { levels: StockLevel[]; loads: SlotLoad[] | null };

/** What is locked of a placement, and what was read under the locks. */
export type LockedPlacement = {
  /** The shopper's open cart; null: there is none. */
  cart: Pick<CartRow, 'id' | 'version'> | null;
  /** null: the tenant has no such restaurant. */
  around: Surroundings | null;
  /** Undefined where none were to be locked. */
  goods: LockedGoods | undefined;
};

/** Dishes and times whose counts are to be locked; `slot` null: the restaurant counts none. */
export type GoodsToLock = { items: readonly StockOfDay[]; slot: SlotsToLock | null };

/**
 * Locks what a placement needs, in the fixed order of locks (rule R53), and reads what stands under
 * the locks: the shopper's open cart, then the restaurant, then dishes and times. By a function of
 * the database (`lock_placement`), each of whose statements sees what was committed before it began,
 * so that one message is sent and answered instead of six.
 * @param goods null: where it will hardly be placed they are left alone.
 */
export async function lockPlacement(
  tx: Database,
  tenantId: number,
  { shopperId, restaurantId, key, lines }: Around,
  goods: GoodsToLock | null,
): Promise<LockedPlacement> {
  const { slot } = goods ?? { slot: null };
  const { rows } = await placementLock(tx, {
    tenantId,
    restaurantId,
    shopperId,
    ...key,
    lines,
    kinds: goods ? goods.items.map(({ kind }) => kind) : null,
    ids: goods ? goods.items.map(({ itemId }) => itemId) : null,
    days: goods ? goods.items.map(({ day }) => day) : null,
    times: slot ? slot.times.map(asText) : null,
    after: slot && asText(slot.after),
    before: slot && asText(slot.before),
  });
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL did not say what it locked');
  const { cart, around, levels, loads } = row;
  return { cart, around, goods: levels === null ? undefined : { levels, loads } };
}

type LockedRow = Pick<LockedPlacement, 'cart' | 'around'> & {
  levels: StockLevel[] | null;
  loads: SlotLoad[] | null;
};

const asText = (instant: number): string => new Date(instant).toISOString();

const given = sql.placeholder;

const placementLock = prepareSql<LockedRow>(
  'lock_placement',
  () => sql`
    select cart, around, levels, loads from lock_placement(
      ${given('tenantId')}::int, ${given('restaurantId')}::bigint, ${given('shopperId')}::uuid,
      ${given('ownerId')}::uuid, ${given('key')}::text, ${given('lines')}::int,
      ${given('kinds')}::text[], ${given('ids')}::bigint[], ${given('days')}::text[],
      ${given('times')}::timestamptz[], ${given('after')}::timestamptz,
      ${given('before')}::timestamptz
    )`,
);
