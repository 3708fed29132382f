import { isPersonal } from '#schemas/rules/offers/coupon-refusal.ts';
import type { HeldGiftCard, HeldGoods, StockDemand } from '#schemas/rules/pricing/held-goods.ts';
import { notifyStockChange } from '../../db/queries/notify.ts';
import type { Database } from '../../db/client.ts';
import { lockCoupon, releaseCoupon, reserveCoupon } from '../../db/queries/coupon-uses.ts';
import { hasOrderedBefore } from '../../db/queries/earlier-orders.ts';
import { countCouponUses } from '../../db/queries/offers.ts';
import type { Coupon } from '../../db/queries/offers.ts';
import { changeOrder } from '../../db/queries/orders.ts';
import type { GoodsToLock, LockedGoods } from '../../db/queries/placements.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { SlotChange } from '../../db/queries/slot-usage.ts';
import { lockStock, writeStock } from '../../db/queries/stock.ts';
import type { StockChange } from '../../db/queries/stock.ts';
import type { SentStatements } from '../../db/sent-statements.ts';
import { findVerifiedContacts } from '../../db/queries/verified-contacts.ts';
import { hasSlotLimits } from '../../domain/restaurant/capacity.ts';
import { returnTo, takeFrom } from '../../domain/menu/stock.ts';
import type { Shortage } from '../../domain/menu/stock.ts';
import type { Unheld } from '../../domain/placing/unheld-problems.ts';
import { isContactVerified } from '../../domain/placing/verified-contacts.ts';
import { redeemPoints, returnPoints } from '../loyalty/redeem-points.ts';
import { holdGiftCards, releaseGiftCards } from '../gift-cards/order-tenders.ts';
import { releaseSlot, slotsToLock, takeSlot } from './slot-holds.ts';

/** What an order is to take with it. */
export type RequestedGoods = {
  orderId: string;
  restaurant: Restaurant;
  /** One sum an item (rule R64). */
  stock: readonly StockDemand[];
  /** The business day of fulfilment, whose counts it takes from (rule R65). */
  stockDay: string;
  /** null: dine-in asks for no time (rule R81). */
  slot: { startsAt: Date; units: number } | null;
  /** One without limits, and for any order, is not locked, so that its orders do not wait for each other. */
  coupon: {
    id: number;
    isLimited: boolean;
    customerKeys: readonly string[];
    /** Whose proof of which address is asked for; null: nobody's. */
    proof: { shopperId: string; email: string | null } | null;
  } | null;
  /** To be redeemed (rule R76); null: none. */
  points: { userId: string; points: number } | null;
  /** What gift cards are to pay, in minor units of `currency`. */
  giftCards: readonly HeldGiftCard[];
  currency: string;
  now: Date;
};

/** Which counts are to be locked ahead of taking it; `holdGoods` takes what is free of them. */
export function goodsToLock({ stock, stockDay, slot, restaurant }: RequestedGoods): GoodsToLock {
  return {
    items: stock.map((item) => ({ ...item, day: stockDay })),
    slot: slot && slotsToLock({ restaurant, ...slot }),
  };
}

/** What is to be written of the dishes and the time that an order takes. */
export type GoodsRows = { stock: StockChange[]; slot: SlotChange | null };

type Ahead = {
  /** What was locked before; left out: nothing. */
  locked?: LockedGoods | undefined;
  /** Takes what is written without waiting for it; left out: it is waited for. */
  sent?: SentStatements | undefined;
  /** Takes what the caller writes with the order; left out: it is written here. */
  rows?: GoodsRows | undefined;
};

/**
 * Takes dishes, time, coupon, gift cards and points for an order, in the fixed order of locks (rules
 * R43, R53, R63).
 * Where something is missing the caller ends its transaction: part of it may be taken already.
 */
export async function holdGoods(
  tx: Database,
  tenantId: number,
  requested: RequestedGoods,
  { locked, sent, rows }: Ahead = {},
): Promise<{ held: HeldGoods; unheld: Unheld }> {
  const { restaurant, slot, coupon, giftCards, points, orderId, now } = requested;
  const { held: stock, shortages } = await takeStock(tx, tenantId, requested, {
    locked,
    rows,
  });
  const later = rows && ((change: SlotChange) => void (rows.slot = change));
  const taken = slot
    ? await takeSlot(tx, tenantId, { restaurant, ...slot, later }, locked?.loads)
    : 'taken';
  const use = await takeCoupon(tx, tenantId, requested, sent);
  const isPaid = await holdGiftCards(tx, tenantId, requested);
  const hasPoints =
    points === null || (await redeemPoints(tx, tenantId, { ...points, orderId, now }));
  const holdsSlot = slot !== null && hasSlotLimits(restaurant);
  return {
    held: {
      stock,
      slot: holdsSlot ? { startsAt: slot.startsAt.toISOString(), units: slot.units } : null,
      couponId: coupon?.id ?? null,
      ...(points && { points: points.points }),
      ...(giftCards.length > 0 && { giftCards }),
    },
    unheld: {
      shortages,
      isSlotFull: taken === 'slot_full',
      isCouponUsedUp: use === 'used_up',
      isNotFirstOrder: use === 'not_first',
      isUnverified: use === 'unverified',
      lacksPoints: !hasPoints,
      isGiftCardShort: !isPaid,
    },
  };
}

async function takeStock(
  tx: Database,
  tenantId: number,
  { stock, stockDay, restaurant }: RequestedGoods,
  { locked, rows }: Ahead,
): Promise<{ held: HeldGoods['stock']; shortages: Shortage[] }> {
  const items = stock.map((item) => ({ ...item, day: stockDay }));
  const levels = locked?.levels ?? (items.length > 0 ? await lockStock(tx, tenantId, items) : []);
  const { shortages, changes, held, sellsOut } = takeFrom(levels, stock);
  if (shortages.length > 0 || changes.length === 0) return { held, shortages };
  if (rows) rows.stock.push(...changes);
  else await writeStock(tx, tenantId, changes);
  if (sellsOut) await notifyStockChange(tx, tenantId, restaurant.id);
  return { held, shortages };
}

async function takeCoupon(
  tx: Database,
  tenantId: number,
  { coupon, orderId, now }: RequestedGoods,
  sent?: SentStatements,
): Promise<'taken' | 'used_up' | 'not_first' | 'unverified'> {
  if (coupon === null) return 'taken';
  const { id: couponId, isLimited, customerKeys, proof } = coupon;
  if (isLimited) {
    const limits = await lockCoupon(tx, tenantId, couponId);
    const uses = await countCouponUses(tx, tenantId, couponId, customerKeys);
    if (!limits?.isActive || !hasUseLeft(limits, uses)) return 'used_up';
    const isFirst = !limits.firstOrderOnly || !(await hasOrderedBefore(tx, tenantId, customerKeys));
    if (!isFirst) return 'not_first';
    if (proof && isPersonal(limits)) {
      const contacts = await findVerifiedContacts(tx, tenantId, proof.shopperId);
      if (!isContactVerified(contacts, proof.email)) return 'unverified';
    }
  }
  const reserved = reserveCoupon(tx, tenantId, { couponId, orderId, customerKeys, now });
  if (sent) sent.add(reserved);
  else await reserved;
  return 'taken';
}

const hasUseLeft = (
  { totalLimit, customerLimit }: Coupon,
  { total, customer }: { total: number; customer: number },
): boolean => total < (totalLimit ?? Infinity) && customer < (customerLimit ?? Infinity);

/**
 * Gives back what an order holds, once, whoever asks and how often (rules R59, R65, R73). The
 * caller holds the order's lock.
 */
export async function releaseGoods(
  tx: Database,
  tenantId: number,
  { order, now }: { order: OrderRow; now: Date },
): Promise<void> {
  const { id: orderId, held, restaurantId } = order;
  if (held === null || order.heldReleasedAt !== null) return;
  await changeOrder(tx, tenantId, orderId, { heldReleasedAt: now });
  if (held.stock.length > 0) {
    const levels = await lockStock(tx, tenantId, held.stock);
    const { changes, comesBack } = returnTo(levels, held.stock);
    if (changes.length > 0) await writeStock(tx, tenantId, changes);
    if (comesBack) await notifyStockChange(tx, tenantId, restaurantId);
  }
  if (held.slot) {
    const { startsAt, units } = held.slot;
    await releaseSlot(tx, tenantId, { restaurantId, startsAt: new Date(startsAt), units });
  }
  const { couponId, points = 0 } = held;
  if (couponId !== null) await releaseCoupon(tx, tenantId, { couponId, orderId, now });
  await releaseGiftCards(tx, tenantId, { orderId, giftCards: held.giftCards ?? [], now });
  if (points > 0) await returnPoints(tx, tenantId, { orderId, points, now });
}
