import { ApiError } from '../api-error.ts';
import type { Handlers, StaffIdentity } from '../context.ts';
import { insertPreview } from '../db/queries/previews.ts';
import type { Deps } from '../deps.ts';
import { requireOwnRestaurant } from '../ordering/own-restaurant.ts';
import { requireRestaurant } from '../ordering/require-restaurant.ts';
import { draftNow } from '../previews/draft-now.ts';
import { previewLink } from '../previews/preview-token.ts';
import { staffOf } from './staff-session.ts';

const hour = 60 * 60_000;

/** Links by which anyone sees a draft as it was when the link was made. */
export const configPreviewRoutes = (deps: Deps): Handlers<'createConfigPreview'> => ({
  createConfigPreview: async (call) => {
    const { tenant, query, body } = call;
    const restaurantId = query.restaurant_id ?? null;
    await requireScope(deps, tenant.id, staffOf(call), restaurantId);
    const expiresAt = new Date(deps.clock().getTime() + body.hours * hour);
    const document = await draftNow(deps, tenant.id, restaurantId);
    const id = await insertPreview(deps.db, tenant.id, { restaurantId, document, expiresAt });
    return {
      data: {
        url: tenant.primaryOrigin + previewLink(deps, tenant.id, id),
        expires_at: expiresAt.toISOString(),
      },
    };
  },
});

/** A manager has drafts of the own restaurant alone (decisions.md, Identity). */
async function requireScope(
  deps: Deps,
  tenantId: number,
  staff: StaffIdentity,
  restaurantId: number | null,
): Promise<void> {
  if (restaurantId === null) {
    if (staff.role === 'owner') return;
    throw new ApiError(403, 'owners_only', 'Only an owner can show the draft of the whole site.');
  }
  await requireRestaurant(deps, tenantId, restaurantId);
  requireOwnRestaurant(staff, restaurantId);
}
