import { removeSubscriber } from '../db/queries/newsletter.ts';
import { countSubscribers, listSubscribers } from '../db/queries/newsletter-list.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';

/** So many are shown at a time. */
const most = 50;

/** Who gets the newsletter; for owners. */
export const staffNewsletterRoutes = ({
  db,
  clock,
}: Deps): Handlers<'listSubscribers' | 'removeSubscriber'> => ({
  listSubscribers: async ({ tenant, query }) => {
    const asked = { text: query.text ?? '', after: query.after ?? null, most: most + 1 };
    const found = await listSubscribers(db, tenant.id, asked);
    const subscribers = found.slice(0, most);
    return {
      data: {
        count: await countSubscribers(db, tenant.id),
        subscribers: subscribers.map(({ id, email, confirmedAt }) => ({
          id,
          email,
          confirmed_at: confirmedAt?.toISOString() ?? null,
        })),
        next: found.length > most ? (subscribers.at(-1)?.id ?? null) : null,
      },
    };
  },

  removeSubscriber: async ({ tenant, params }) => {
    const change = { id: params.subscriberId, now: clock() };
    if (!(await removeSubscriber(db, tenant.id, change))) {
      throw new ApiError(
        404,
        'unknown_subscriber',
        'This address does not get the newsletter any more.',
      );
    }
    return { data: {} };
  },
});
