import type { FastifyRequest } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { restaurantDay } from '../domain/times/restaurant-day.ts';
import { isFetchedAhead } from './is-fetched-ahead.ts';
import { networkOf } from '../rate-limits/network-of.ts';
import { isCounted } from './is-counted.ts';

type PageVisit = { tenantId: number; restaurantId: number; isStaff: boolean };

/** Counts the visit that a page is asked for. The page does not wait for it, nor fails with it. */
export function countPageVisit(
  deps: Pick<Deps, 'visits' | 'menus' | 'clock'>,
  request: FastifyRequest,
  { tenantId, restaurantId, isStaff }: PageVisit,
): void {
  const { headers, ip, method } = request;
  const userAgent = headers['user-agent'] ?? '';
  if (method !== 'GET' || isFetchedAhead(request) || !isCounted({ userAgent, isStaff, headers }))
    return;
  const origin = { network: networkOf(ip), userAgent };
  const count = async () => {
    const { openingHours } = await deps.menus.head(tenantId, restaurantId);
    const { timeZone, ...hours } = openingHours;
    const businessDay = restaurantDay(hours, timeZone, deps.clock().getTime());
    deps.visits.countVisit({ tenantId, restaurantId, businessDay }, origin);
  };
  // Where no menu can be read nobody can order: whoever looks meanwhile is not counted.
  count().catch(() => undefined);
}
