import type { TabSettings, TabSettingsBody } from '#schemas/api/tab-settings.ts';
import { updateRestaurant } from '../../db/queries/restaurant-settings.ts';
import type { Database } from '../../db/client.ts';
import { lockRestaurant, type Restaurant } from '../../db/queries/restaurants.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import { requireRevision, revisionOf, risenRevision } from './settings-revision.ts';

const page = 'tabs';

/** The business, and whether it takes cards by a gateway that can hold money. */
type Business = Pick<Tenant, 'id' | 'currency'> & { canHold: boolean };

/** Whether a business takes cards by a gateway that can hold money. */
export async function canHoldCards(
  { gateways, settings }: Pick<Deps, 'gateways' | 'settings'>,
  tenantId: number,
): Promise<boolean> {
  const { payment } = await settings.get(tenantId);
  return payment.gateways.some((name) => name !== 'cash' && gateways[name]?.canHold === true);
}

/** How a restaurant's tabs take cards that guests leave at the table (rule R84). */
export const showTabSettings = (
  { currency, canHold }: Business,
  { cardHoldAmount, tabCloseHours, settingsRevisions }: Restaurant,
): TabSettings => ({
  card_hold: cardHoldAmount,
  close_hours: tabCloseHours,
  currency,
  can_hold: canHold,
  revision: revisionOf(settingsRevisions, page),
});

type Write = { restaurantId: number; revision: number | null; body: TabSettingsBody };

/**
 * Sets it from now on; a card that is held already stays held, and pays when the new hours are over.
 * @throws ApiError 404, 412 with the present settings.
 */
export async function setTabSettings(
  tx: Database,
  business: Business,
  { restaurantId, revision, body }: Write,
): Promise<TabSettings> {
  const row = await lockRestaurant(tx, business.id, restaurantId);
  if (!row) throw restaurantNotFound();
  requireRevision(showTabSettings(business, row), revision);
  const changed = await updateRestaurant(tx, business.id, restaurantId, {
    cardHoldAmount: body.card_hold,
    tabCloseHours: body.close_hours,
    settingsRevisions: risenRevision(row.settingsRevisions, page),
  });
  if (!changed) throw restaurantNotFound();
  return showTabSettings(business, changed);
}
