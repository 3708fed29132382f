import type { Handlers } from '../context.ts';
import { insertPreview } from '../db/queries/previews.ts';
import type { Deps } from '../deps.ts';
import { draftInForce } from '../previews/draft-in-force.ts';
import { previewLink } from '../previews/preview-token.ts';
import { scopeOf } from '../publishing/scope.ts';

const hour = 60 * 60_000;

/** Links by which anyone sees a draft as it was when the link was made. */
export const configPreviewRoutes = (deps: Deps): Handlers<'createConfigPreview'> => ({
  createConfigPreview: async (call) => {
    const { tenant, body } = call;
    const { scope } = await scopeOf(deps.db, call);
    const { restaurantId } = scope;
    const expiresAt = new Date(deps.clock().getTime() + body.hours * hour);
    const document = await draftInForce(deps, scope);
    const id = await insertPreview(deps.db, tenant.id, { restaurantId, document, expiresAt });
    return {
      data: {
        url: tenant.primaryOrigin + previewLink(deps, tenant.id, id),
        expires_at: expiresAt.toISOString(),
      },
    };
  },
});
