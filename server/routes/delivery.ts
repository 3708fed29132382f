import { toMinor } from '#schemas/money.ts';
import { quoteView } from '#server/domain/pricing/quote-view.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { invalidAmount } from '../errors/invalid-amount.ts';
import type { Handlers } from '../http/handler.ts';
import type { Deps } from '../dependencies/deps.ts';
import { findQuote } from '../ordering/pricing/find-quote.ts';
import { requireRestaurant } from '../ordering/restaurant/require-restaurant.ts';

export const deliveryRoutes = (deps: Deps): Handlers<'quoteDelivery' | 'listLocalities'> => ({
  quoteDelivery: async ({ tenant, query, language }) => {
    const subtotal = subtotalOf(query.subtotal, tenant.currency);
    const restaurant = await requireRestaurant(deps, tenant.id, query.restaurant_id);
    const quote = await findQuote(deps, restaurant, {
      postcode: query.postcode,
      suburb: query.suburb ?? '',
      city: query.city ?? '',
      formattedAddress: query.address ?? '',
    });
    return {
      data: quoteView(quote, {
        subtotal,
        currency: tenant.currency,
        texts: failureTexts[language],
      }),
    };
  },

  listLocalities: async ({ tenant, query }) => {
    await requireRestaurant(deps, tenant.id, query.restaurant_id);
    return { data: await deps.maps.listLocalities(tenant.id) };
  },
});

/** In minor units; without one the first tier counts. */
function subtotalOf(sent: string | undefined, currency: string): number {
  try {
    return toMinor(sent ?? 0, currency);
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause;
    throw invalidAmount('query.subtotal');
  }
}
