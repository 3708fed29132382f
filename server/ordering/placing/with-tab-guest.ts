import type { Database } from '../../db/client.ts';
import type { Placement } from '../../domain/placing/check-placement.ts';
import type { Shopper } from '../../identity/require-shopper.ts';
import { findTabOfPlacement } from '../tabs/tab-of-placement.ts';

/**
 * An order on a tab under the name that its guest has there, where it came without a customer: nobody
 * is asked for an address or a number at a table (rule R82). Others are as they were sent.
 */
export async function withTabGuest(
  db: Database,
  tenantId: number,
  { shopper, body }: { shopper: Shopper; body: Placement },
): Promise<Placement> {
  if (body.tab_id === undefined || body.guest_details !== undefined) return body;
  const tab = await findTabOfPlacement(db, {
    tenantId,
    shopperId: shopper.id,
    enteredBy: shopper.enteredBy,
    restaurantId: body.restaurant_id,
    tabId: body.tab_id,
  });
  // It is refused for that later, with all that is wrong besides.
  if (!tab) return body;
  return { ...body, guest_details: { name: tab.name, email: '', phone_no: '' } };
}
