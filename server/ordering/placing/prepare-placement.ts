import type { PoolClient } from 'pg';
import type { PaymentGatewayConfig } from '#schemas/api/settings.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import {
  findDiningTable,
  findTableByToken,
  type DiningTableRow,
} from '../../db/queries/dining-tables.ts';
import { countNoShows } from '../../db/queries/no-shows.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { readCartToPlace } from '../../db/queries/stored-cart.ts';
import type { CartToPlace } from '../../db/queries/stored-cart.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { contactKeys } from '../../domain/placing/customer-keys.ts';
import { cartPrep } from '../../domain/menu/dish-prep.ts';
import type { DishPrep } from '../../domain/menu/dish-prep.ts';
import type { Placement } from '../../domain/placing/check-placement.ts';
import { bodyAmount, placementPurpose } from './placement-purpose.ts';
import { contentIn } from '../../caches/content-in-language.ts';
import { nameWhatLeft } from '../cart/name-what-left.ts';
import { priceStored } from '../../domain/pricing/price-stored.ts';
import type { PricedLines } from '../../domain/pricing/price-stored.ts';
import type { PricingContext } from '../../domain/pricing/pricing-context.ts';
import { chosenSlot } from '../restaurant/offered-slots.ts';
import { restaurantDayAt } from '../restaurant/restaurant-day-at.ts';
import type { ChosenSlot } from '../../domain/times/chosen-slot.ts';
import { findTabOfPlacement, type PlacementTab } from '../tabs/tab-of-placement.ts';
import { preparePricing } from '../pricing/prepare-pricing.ts';

export type PlacementCall = {
  tenant: Tenant;
  shopperId: string;
  /** What the customer reads: replies, and mails about the order. */
  language: Language;
  /** They have an account. */
  isUser: boolean;
  /** The member of staff who orders for somebody on the telephone. */
  enteredBy: string | null;
  /** Idempotency-Key (rule R51). */
  key: string;
  body: Placement;
  /**
   * Counts its mails on a connection, once however often it is tried; whether its customer gets any.
   */
  countMails: (on: Pick<PoolClient, 'query'>) => Promise<boolean>;
  /** The owner tries the site: the order costs nothing, takes nothing with it and counts nowhere. */
  isTest?: true;
};

/**
 * What a placement reads and works out before its transaction, so that its locks are short. It
 * stands while the cart's version and the menu's do.
 */
export type Prepared = {
  stored: CartToPlace;
  pricing: PricingContext;
  priced: PricedLines;
  chosen: ChosenSlot;
  /** Where it is served; null of other orders, or where nobody knows the code (rule R80). */
  table: Pick<DiningTableRow, 'id' | 'name'> | null;
  /** The tab that it is written on; null of other orders, and where it is none of the caller's. */
  tab: PlacementTab | null;
  prep: DishPrep;
  /** The business day whose counts the order takes from (rule R65). */
  stockDay: string;
  gateways: PaymentGatewayConfig['gateways'];
  /** The terms that it is placed under (decision 105). */
  legalVersion: number;
  /** What the customer saw, in minor units; `expectedDue` null: they were not shown it. */
  expectedTotal: number;
  expectedDue: number | null;
  /** Cash orders that the customer left uncollected and that count here; 0 where none does. */
  noShows: number;
  /** Why its customer may not order online; null: they may (decision 062). */
  blockReason: string | null;
};

/** @throws ApiError 404 for an unknown restaurant, 400 for a total, due or tip that is no amount. */
export async function preparePlacement(deps: Deps, call: PlacementCall): Promise<Prepared> {
  const { tenant, shopperId, body } = call;
  const expectedTotal = bodyAmount(body, 'expected_total', tenant.currency);
  const expectedDue =
    body.expected_due === undefined ? null : bodyAmount(body, 'expected_due', tenant.currency);
  const restaurantId = body.restaurant_id;
  const { guest_details: details, pickup_date: date, pickup_time: time } = body;
  const stored = await readCartToPlace(deps.db, tenant.id, {
    shopperId,
    restaurantId,
    // Nobody is kept from trying the site.
    customerKeys: details && !call.isTest ? contactKeys(details) : [],
    // PostgreSQL has no year 0.
    local: date === null || time === null || date < '0001' ? null : `${date}T${time}`,
  });
  if (!stored) throw restaurantNotFound();
  const { restaurant, items, loads, blockReason } = stored;
  const purpose = placementPurpose(call, restaurant.timeZone);
  const [pricing, settings, { version: legalVersion }] = await Promise.all([
    preparePricing(deps, { tenant, restaurant, purpose }),
    deps.settings.get(tenant.id),
    deps.legal.get(tenant.id, restaurantId),
  ]);
  const prep = cartPrep(items, pricing.snapshot?.dishes ?? new Map());
  const chosen = await chosenSlot(deps, restaurant, {
    orderType: body.delivery_method,
    date,
    time,
    locale: tenant.locale,
    loads,
    instant: body.pickup_at,
    prep,
    zone: pricing.quote?.zone,
  });
  const known = priceStored(items, pricing);
  const problems = await nameWhatLeft(deps, {
    tenantId: tenant.id,
    lines: items,
    problems: known.problems,
    menuIn: () => pricing.snapshot && contentIn.menuIndex(pricing.snapshot, call.language),
  });
  const priced = { ...known, problems };
  const tab = await tabOf(deps, call);
  const at = chosen.slot ? new Date(chosen.slot.instant) : deps.clock();
  const isCounting = (pricing.snapshot?.counted.size ?? 0) > 0;
  return {
    stored,
    pricing,
    priced,
    chosen,
    table: await tableOf(deps, call, tab),
    tab,
    prep,
    stockDay: isCounting ? await restaurantDayAt(deps.db, restaurant, at) : chosen.businessDay,
    gateways: settings.payment.gateways,
    legalVersion,
    expectedTotal,
    expectedDue,
    noShows: await noShowsOf(deps, call, restaurant),
    blockReason,
  };
}

async function tabOf(
  { db }: Pick<Deps, 'db'>,
  { tenant, shopperId, enteredBy, body }: PlacementCall,
): Promise<PlacementTab | null> {
  const { tab_id: tabId, restaurant_id: restaurantId } = body;
  if (tabId === undefined) return null;
  return findTabOfPlacement(db, { tenantId: tenant.id, shopperId, enteredBy, restaurantId, tabId });
}

/**
 * A tab is served where its party sits now. Else a code of another restaurant's table is as unknown as
 * one that was renewed.
 */
async function tableOf(
  { db }: Pick<Deps, 'db'>,
  { tenant, body }: PlacementCall,
  tab: PlacementTab | null,
): Promise<DiningTableRow | null> {
  if (tab) return findDiningTable(db, tenant.id, tab.tableId);
  const { delivery_method: type, table_id: token, restaurant_id: restaurantId } = body;
  if (type !== 'dine_in' || token === undefined) return null;
  const found = await findTableByToken(db, tenant.id, token);
  return found?.table.restaurantId === restaurantId ? found.table : null;
}

/** Counted only where it matters: a restaurant with a limit, and cash. */
async function noShowsOf(
  { db }: Pick<Deps, 'db'>,
  { tenant, body }: PlacementCall,
  { id: restaurantId, noShowLimit }: Restaurant,
): Promise<number> {
  const { guest_details: details, payment_method: method } = body;
  if (noShowLimit === null || method !== 'cashOnDelivery' || !details) return 0;
  return countNoShows(db, tenant.id, { restaurantId, customerKeys: contactKeys(details) });
}
