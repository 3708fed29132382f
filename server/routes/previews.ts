import { hourMs } from '#schemas/rules/time/minute.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { countPreviews, insertPreview } from '../db/queries/previews.ts';
import type { Deps } from '../dependencies/deps.ts';
import { draftInForce } from '../previews/draft-in-force.ts';
import { previewLink } from '../previews/preview-token.ts';
import { scopeOf } from '../publishing/scope.ts';

/** Each keeps a whole configuration, and nobody shows so many around. */
export const mostPreviews = 200;

/** Links by which anyone sees a draft as it was when the link was made. */
export const configPreviewRoutes = (deps: Deps): Handlers<'createConfigPreview'> => ({
  createConfigPreview: async (call) => {
    const { tenant, body } = call;
    const { scope } = await scopeOf(deps.db, call);
    const { restaurantId } = scope;
    const now = deps.clock();
    const expiresAt = new Date(now.getTime() + body.hours * hourMs);
    // By place: a manager's links use up none of the owner's.
    if ((await countPreviews(deps.db, tenant.id, { restaurantId, now })) >= mostPreviews) {
      const sentence = `${mostPreviews} links to this place work already. Wait until some of them have ended.`;
      throw new ApiError(409, 'too_many_previews', sentence);
    }
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
