import { soundLastsMs } from '#schemas/rules/desk-sound.ts';
import type { OrderRow } from '../db/queries/orders.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import { findSoundingDesk } from '../db/queries/sounding-desks.ts';
import type { Deps } from '../dependencies/deps.ts';
import { prepareAt } from '../domain/order/prepare-at.ts';

/** `rang`: a desk with its sound on was open after the order came. */
type Sound = 'rang' | 'silent' | { askAfterMs: number };

/**
 * Finds out whether a desk rang for a new order. One for later rings once it is begun, when every desk
 * may be closed: it counts as silent. A desk that reported shortly before the order may be closed
 * since, so it is asked again once its next report is overdue.
 */
export async function findSound(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { order, restaurant, at }: { order: OrderRow; restaurant: Restaurant; at: Date },
): Promise<Sound> {
  const now = clock();
  if (order.status !== 'placed' && prepareAt(order, restaurant) > now) return 'silent';
  const seenAt = await findSoundingDesk(db, order.tenantId, restaurant.id);
  if (seenAt === null) return 'silent';
  if (seenAt >= at) return 'rang';
  const askAfterMs = seenAt.getTime() + soundLastsMs - now.getTime();
  return askAfterMs > 0 ? { askAfterMs } : 'silent';
}
