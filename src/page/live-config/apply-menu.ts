import type { LiveMenu, Menu } from '#schemas/api/menu.ts';
import { availabilityOf, withAvailability } from '#schemas/rules/menu/menu-availability.ts';
import { isCartAnswer } from '../../api/cart.ts';
import { menuKey } from '../../api/menu.ts';
import type { LivePage } from './apply-publish.ts';

/**
 * Shows on an open page what is sold out, without a request; only a menu that has changed otherwise
 * is asked for, and a cart that holds something, spread over the time that the server names.
 */
export function createMenuApplier({
  stores,
  queryClient,
}: Pick<LivePage, 'stores' | 'queryClient'>) {
  const { tenantId, random } = stores;
  const waiting = new Map<string, ReturnType<typeof setTimeout>>();
  /** Asks anew for what is in use, once however often it is announced meanwhile. */
  const refetch = (queryKey: readonly unknown[], spread: number) => {
    const name = JSON.stringify(queryKey);
    if (waiting.has(name)) return;
    const timer = setTimeout(() => {
      waiting.delete(name);
      void queryClient.invalidateQueries({ queryKey });
    }, random() * spread);
    waiting.set(name, timer);
  };
  const hasCart = () =>
    queryClient
      .getQueriesData({ queryKey: ['cart', tenantId] })
      .some(([, data]) => isCartAnswer(data) && data.data.items.length > 0);

  return {
    apply(live: LiveMenu): void {
      const key = menuKey(tenantId, live.restaurant_id);
      const known = queryClient.getQueryData<Menu>(key);
      // Another instance of the server may learn of a change a moment later.
      if (!known || live.version < known.version) return;
      const isSameMenu =
        known.content === live.content &&
        JSON.stringify(availabilityOf(known)) === JSON.stringify(live.unavailable);
      if (isSameMenu && live.version === known.version) return;
      if (known.content === live.content) {
        const next = { ...withAvailability(known, live.unavailable), version: live.version };
        queryClient.setQueryData<Menu>(key, next);
      } else refetch(key, live.spread);
      if (hasCart()) refetch(['cart'], live.spread);
      // A pause raises the menu's version, too.
      refetch(['slots'], live.spread);
      // So does a change of the restaurant itself, such as its name or hours; then nothing else differs.
      if (isSameMenu) refetch(['restaurants'], live.spread);
    },
  };
}
