import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import type { PageBoot } from '#schemas/page.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { menuKey } from '#ui/api/menu.ts';
import { restaurantsKey } from '#ui/api/restaurants.ts';
import { settingsKey } from './settings.ts';

const fiveMinutes = 5 * minuteMs;
const retries = 3;
/** Before the first retry, in ms, and twice as long before each that follows. */
const firstPause = 200;

/**
 * Server data: 3 retries, stale and collected after 5 minutes (specification §9), seeded with what
 * the page came with. Failures are logged here, once for all. A server that is unavailable is asked
 * again after the pause that it names, until it answers.
 */
export function createQueryClient(boot: PageBoot | null): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, query) => console.error(`Loading ${query.queryKey[0]} failed`, failure),
    }),
    mutationCache: new MutationCache({
      onError: (failure, _variables, _context, { options }) =>
        console.error(`The change ${options.mutationKey?.join(' ') ?? ''} failed`, failure),
    }),
    defaultOptions: {
      queries: {
        retry: (count, failure) => count < retries && isWorthAsking(failure),
        retryDelay: (count, failure) => pauseOf(failure) ?? firstPause * 2 ** count,
        // After its retries the failure is shown, and goes as soon as the server answers again.
        refetchInterval: ({ state: { error } }) => (error && pauseOf(error)) ?? false,
        staleTime: fiveMinutes,
        gcTime: fiveMinutes,
        refetchOnWindowFocus: false,
      },
    },
  });
  if (boot) seed(client, boot);
  return client;
}

/** How long the server itself wants a query to wait, in ms. */
const pauseOf = (failure: Error) => (failure instanceof ApiFailure ? failure.retryAfter : null);

/** A refusal (4xx) stays a refusal however often one asks. */
function isWorthAsking(failure: Error): boolean {
  const status = failure instanceof ApiFailure ? failure.status : 0;
  return status < 400 || status >= 500;
}

function seed(client: QueryClient, boot: PageBoot): void {
  const tenantId = boot.settings.tenant.id;
  client.setQueryData(settingsKey(tenantId, boot.selectedRestaurantId), boot.settings);
  // The only restaurant is chosen by itself, and the page was drawn with its settings: to ask for them
  // again would cost a first visit the schema that reads them, and a spinner.
  if (boot.restaurants.length === 1) {
    client.setQueryData(settingsKey(tenantId, boot.drawnRestaurantId), boot.settings);
  }
  if (!boot.restaurantsFailed) client.setQueryData(restaurantsKey(tenantId), boot.restaurants);
  if (boot.menu) client.setQueryData(menuKey(tenantId, boot.menu.restaurant_id), boot.menu);
}
