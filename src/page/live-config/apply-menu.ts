import type { LiveMenu, Menu } from '#schemas/api/menu.ts';
import { availabilityOf, withAvailability } from '#schemas/rules/menu/menu-availability.ts';
import { isCartAnswer } from '#ui/api/cart.ts';
import { menuKey } from '#ui/api/menu.ts';
import type { Api } from '#ui/api/client.ts';
import type { ChosenTime } from '#ui/stores/chosen-time.ts';
import type { LivePage } from './apply-publish.ts';

/** Time that an order from this page is for; null: as soon as possible. */
type OfTime = { api: Api; wanted(): ChosenTime | null };

/**
 * Shows on an open page what is sold out, without a request; only a menu that has changed otherwise
 * is asked for, and a cart that holds something, spread over the time that the server names. Where
 * the visitor chose a time, what is sold out then is asked for (rule R65).
 */
export function createMenuApplier(
  { stores, queryClient }: Pick<LivePage, 'stores' | 'queryClient'>,
  ofTime: OfTime | null = null,
) {
  const { tenantId, random, checkout } = stores;
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  const later = (name: string, spread: number, act: () => void) => {
    if (waiting.has(name)) return;
    const timer = setTimeout(() => {
      waiting.delete(name);
      act();
    }, random() * spread);
    waiting.set(name, timer);
  };
  /** Asks anew for what is in use, once however often it is announced meanwhile. */
  const refetch = (queryKey: readonly unknown[], spread: number) =>
    later(JSON.stringify(queryKey), spread, () => void queryClient.invalidateQueries({ queryKey }));
  const hasCart = () =>
    queryClient
      .getQueriesData({ queryKey: ['cart', tenantId] })
      .some(([, data]) => isCartAnswer(data) && data.data.items.length > 0);
  const wanted = () => ofTime?.wanted() ?? null;

  const show = (live: LiveMenu): void => {
    const key = menuKey(tenantId, live.restaurant_id);
    const known = queryClient.getQueryData<Menu>(key);
    if (!known || live.version < known.version || known.content !== live.content) return;
    if (JSON.stringify(availabilityOf(known)) === JSON.stringify(live.unavailable)) return;
    const next = { ...withAvailability(known, live.unavailable), version: live.version };
    queryClient.setQueryData<Menu>(key, next);
  };
  /** A reply about a time that is not the chosen one any more is dropped; a failed one is asked with the next change. */
  const askFor = async (restaurantId: number): Promise<void> => {
    const time = wanted();
    const query = {
      tenant_id: String(tenantId),
      restaurant_id: String(restaurantId),
      ...time,
    };
    const reply = await ofTime?.api.call('getLiveConfigVersion', { query }).catch(() => null);
    if (reply?.data.menu && JSON.stringify(wanted()) === JSON.stringify(time)) {
      show(reply.data.menu);
    }
  };

  return {
    apply(live: LiveMenu): void {
      const key = menuKey(tenantId, live.restaurant_id);
      const known = queryClient.getQueryData<Menu>(key);
      // Another instance of the server may learn of a change a moment later.
      if (!known || live.version < known.version) return;
      const isOfTime = wanted() !== null;
      const isSameMenu =
        known.content === live.content &&
        (isOfTime || JSON.stringify(availabilityOf(known)) === JSON.stringify(live.unavailable));
      if (isOfTime && known.content === live.content) {
        later('time', live.spread, () => void askFor(live.restaurant_id));
      }
      if (isSameMenu && live.version === known.version) return;
      if (known.content !== live.content) refetch(key, live.spread);
      else if (!isOfTime) show(live);
      if (hasCart()) refetch(['cart'], live.spread);
      // A pause raises the menu's version, too.
      refetch(['slots'], live.spread);
      // So does a change of the restaurant itself, such as its name or hours; then nothing else differs.
      if (isSameMenu) refetch(['restaurants'], live.spread);
    },
    /**
     * Keeps the menu of a restaurant as of the time that is chosen, when that changes and when the
     * menu is fetched anew.
     * @returns stops it.
     */
    followTime(restaurantId: () => number | null): () => void {
      const ask = () => {
        const id = restaurantId();
        if (id !== null) void askFor(id);
      };
      let before = JSON.stringify(wanted());
      if (wanted() !== null) ask();
      const unsubscribe = checkout.subscribe(() => {
        const present = JSON.stringify(wanted());
        if (present === before) return;
        before = present;
        ask();
      });
      const stop = queryClient.getQueryCache().subscribe(({ type, query, ...event }) => {
        if (type !== 'updated' || query.queryKey[0] !== 'menu' || wanted() === null) return;
        const isFetched =
          'action' in event && event.action.type === 'success' && event.action.manual !== true;
        if (isFetched) ask();
      });
      return () => {
        unsubscribe();
        stop();
      };
    },
  };
}
