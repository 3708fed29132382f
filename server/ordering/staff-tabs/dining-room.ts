import type { ReplyOf } from '#schemas/api/contract.ts';
import { toMajor } from '#schemas/money.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import type { Database } from '../../db/client.ts';
import {
  listGuestsOfTabs,
  listOpenTableCalls,
  listOpenTabs,
  listSeatedParties,
  listWaitingCash,
  type SeatedParty,
} from '../../db/queries/dining-room.ts';
import { listWithRemoved } from '../../db/queries/dining-tables.ts';
import { findMoneyOfOrders } from '../../db/queries/order-money.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { listOrdersOfTabs } from '../../db/queries/staff-tabs.ts';
import type { TabRow } from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { orderOnTab } from '../../domain/tabs/order-on-tab.ts';
import { tableCallView } from '../tabs/table-calls.ts';

type Room = ReplyOf<'listStaffTables'>['data'];
type TabOfRoom = NonNullable<Room['tables'][number]['tab']>;

/** What the kitchen still has to finish. */
const unfinished = new Set<OrderRow['status']>(['placed', 'accepted', 'preparing']);

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);

/**
 * The tables of a restaurant with their open tabs, who is seated there and what they ask for, in as many queries for all of
 * them as for one.
 */
export async function showDiningRoom(
  db: Database,
  { id: tenantId, currency }: Pick<Tenant, 'id' | 'currency'>,
  { restaurantId, now }: { restaurantId: number; now: Date },
): Promise<Room> {
  const { areas, tables } = await listWithRemoved(db, tenantId, restaurantId);
  const open = await listOpenTabs(db, tenantId, restaurantId);
  const tabOf = await tabsOfRoom(db, tenantId, open, (minor) => toMajor(minor, currency));
  const calls = await listOpenTableCalls(db, tenantId, restaurantId);
  const since = new Date(now.getTime() - longestSitting);
  const seated = await listSeatedParties(db, tenantId, { restaurantId, since });
  return {
    currency,
    areas: areas.flatMap(({ id, name, isRemoved }) => (isRemoved ? [] : [{ id, name }])),
    tables: tables
      .filter(({ isRemoved }) => !isRemoved)
      .map(({ id, areaId, name, maxParty }) => ({
        id,
        area_id: areaId,
        name,
        seats: maxParty,
        tab: tabOf(id),
        ...seatedAt(seated, id),
        calls: calls.filter(({ tableId }) => tableId === id).map(tableCallView),
      })),
  };
}

/** Nobody sits at a table for so long; whoever was not let go after it has left (ms). */
const longestSitting = dayMs;

/** The party that sits at a table, the one that came last. */
function seatedAt(
  seated: readonly SeatedParty[],
  tableId: number,
): Pick<Room['tables'][number], 'seated'> {
  const party = seated.findLast((one) => one.tableId === tableId);
  if (!party) return {};
  const { reservationId, name, party: size } = party;
  return {
    seated: {
      reservation_id: reservationId,
      name,
      party: size,
      since: party.seatedAt?.toISOString() ?? null,
    },
  };
}

/** Tabs that are open at a restaurant, as the day's reservations show them. */
export async function openTabsOf(
  db: Database,
  tenant: Pick<Tenant, 'id' | 'currency'>,
  asked: { restaurantId: number; now: Date },
): Promise<ReplyOf<'listDayReservations'>['data']['tabs']> {
  const { tables, currency } = await showDiningRoom(db, tenant, asked);
  return tables.flatMap(({ id, tab }) =>
    tab ? [{ table_id: id, guests: tab.guests, unpaid: tab.unpaid, currency }] : [],
  );
}

/** The tab that is open at a table, of these. */
async function tabsOfRoom(
  db: Database,
  tenantId: number,
  open: readonly TabRow[],
  amount: (minor: number) => number,
): Promise<(tableId: number) => TabOfRoom | null> {
  const ids = open.map(({ id }) => id);
  const guests = await listGuestsOfTabs(db, tenantId, ids);
  const orders = await listOrdersOfTabs(db, tenantId, ids);
  const moneyOf = await findMoneyOfOrders(
    db,
    tenantId,
    orders.map(({ id }) => id),
  );
  const cash = new Map(
    (await listWaitingCash(db, tenantId, ids)).map((one) => [one.tabId, one.amount]),
  );
  const tabs = open.map(({ id, tableId, openedAt }): [number, TabOfRoom] => {
    const rounds = orders.filter(({ tabId, status }) => tabId === id && !isUnfulfilled(status));
    const bills = rounds.map((order) => orderOnTab({ order, money: moneyOf(order.id) }));
    return [
      tableId,
      {
        id,
        opened_at: openedAt.toISOString(),
        guests: guests.filter(({ tabId }) => tabId === id).map(({ name }) => name),
        rounds: rounds.length,
        under_way: rounds.filter(({ status }) => unfinished.has(status)).length,
        total: amount(sum(bills.map(({ total }) => total))),
        unpaid: amount(sum(bills.map(({ unpaid }) => unpaid))),
        cash_waiting: amount(cash.get(id) ?? 0),
      },
    ];
  });
  const byTable = new Map(tabs);
  return (tableId) => byTable.get(tableId) ?? null;
}
