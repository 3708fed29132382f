import type { Database } from '#server/db/client.ts';
import { areas, diningTables } from '#server/db/schema.ts';
import { insertTab, putTabGuest } from '#server/db/queries/tabs.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { tabPaymentCalls } from './foreign-tab-payments.ts';

type Place = { tenantId: number; restaurantId: number };

/** A tab that is open at a table of its own, as it is stored. */
export async function storeTab(
  db: Database,
  place: Place,
  { shopperId = null, name = 'Noor' }: { shopperId?: string | null; name?: string } = {},
) {
  const [area] = await db
    .insert(areas)
    .values({ ...place, name: 'Courtyard', position: 9 })
    .returning();
  if (!area) throw new Error('an area was not written');
  const [table] = await db
    .insert(diningTables)
    .values({
      ...place,
      areaId: area.id,
      name: `T${area.id}`,
      minParty: 1,
      maxParty: 4,
      x: 0,
      y: 0,
      width: 6,
      height: 6,
      token: `tab-${place.tenantId}-${area.id}`,
    })
    .returning();
  if (!table) throw new Error('a table was not written');
  const tab = await insertTab(db, {
    ...place,
    tableId: table.id,
    code: '4711',
    openedAt: fridayNoon,
  });
  if (!tab) throw new Error('a tab was not written');
  const { tenantId } = place;
  const guest = await putTabGuest(db, {
    tenantId,
    tabId: tab.id,
    shopperId,
    name,
    joinedAt: fridayNoon,
  });
  return { tabId: tab.id, tableId: table.id, token: table.token, guestId: guest.id };
}

/** A tab of the other small tenant, and every call about tabs with its ids. */
export async function foreignTabs(db: Database) {
  const place = { tenantId: small.otherTenant, restaurantId: small.otherRestaurant };
  const { tabId, token } = await storeTab(db, place);
  const ofTable = { params: { token } };
  const ofTab = { params: { tabId } };
  const name = 'Eve';
  return {
    tabId,
    calls: {
      findTableTab: ofTable,
      openTab: { ...ofTable, payload: { name } },
      joinTab: { ...ofTable, payload: { name, code: '4711' } },
      getTab: ofTab,
      renameTabGuest: { ...ofTab, payload: { name } },
      closeTab: { ...ofTab, payload: {} },
      listTableCalls: ofTable,
      callStaff: { ...ofTable, payload: { kind: 'waiter' } },
      ...tabPaymentCalls(tabId),
    },
  };
}
