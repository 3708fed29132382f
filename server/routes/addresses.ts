import { quoteView } from '#server/domain/pricing/quote-view.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import type { Handlers } from '../http/handler.ts';
import { findQuote } from '../ordering/pricing/find-quote.ts';
import { requireRestaurant } from '../ordering/restaurant/require-restaurant.ts';
import { createSuggestionLimit } from '../rate-limits/suggestion-limit.ts';

type AddressRoutes = Handlers<'suggestAddresses' | 'getSuggestedAddress'>;

/** Addresses that complete while they are typed; the keys of services stay here. */
export const addressRoutes = (deps: Deps): AddressRoutes => {
  const { completion, options } = deps;
  const count = createSuggestionLimit(options.limits.suggestions);
  return {
    suggestAddresses: async ({ tenant, network, query }) => {
      await count(tenant.id, network);
      const restaurant = await requireRestaurant(deps, tenant.id, query.restaurant_id);
      const { latitude, longitude } = restaurant;
      const near = latitude === null || longitude === null ? null : { latitude, longitude };
      const { query: text, session } = query;
      return { data: await completion.suggest(tenant.id, { text, session, near }) };
    },

    getSuggestedAddress: async ({ tenant, network, query, language }) => {
      await count(tenant.id, network);
      const restaurant = await requireRestaurant(deps, tenant.id, query.restaurant_id);
      const found = await completion.choose(tenant.id, query.id, query.session);
      if (!found) throw unknownAddress();
      const { point, ...address } = found;
      const quote =
        address.postcode.trim() === '' ? null : await findQuote(deps, restaurant, address);
      const { currency } = tenant;
      const delivery =
        quote && quoteView(quote, { subtotal: 0, currency, texts: failureTexts[language] });
      return { data: { address, point, delivery } };
    },
  };
};

const unknownAddress = () =>
  new ApiError(404, 'unknown_address', ({ placing }) => placing.unknownAddress);
