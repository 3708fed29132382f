import { languageOf } from '#schemas/languages/language-of.ts';
import { findRestaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { restaurantNotFound } from '../errors/restaurant-not-found.ts';
import type { Handlers } from '../http/handler.ts';
import { showDefaultText, showLegalPage } from '../legal/show-legal-page.ts';

/** Terms, privacy and refund policy (decision 105). */
export const legalPageRoutes = (deps: Deps): Handlers<'getLegalPage'> => ({
  getLegalPage: async ({ tenant, params: { page }, query }) => {
    const { restaurant_id: restaurantId = null, version = null, text } = query;
    const language = query.language ?? languageOf(tenant.locale);
    if (restaurantId !== null && !(await findRestaurant(deps.db, tenant.id, restaurantId))) {
      throw restaurantNotFound();
    }
    const asked = { page, language, restaurantId, version };
    const data =
      text === 'default'
        ? await showDefaultText(deps, tenant, asked)
        : await showLegalPage(deps, tenant.id, asked);
    if (!data)
      throw new ApiError(404, 'version_not_found', 'There is no such version of this page.');
    return { data };
  },
});
