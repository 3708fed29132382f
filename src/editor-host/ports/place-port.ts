import { PortFailure, type ScopePort, type StaffState } from '#editor/core/ports.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import type { ConfigSync } from '../sync/config-sync.ts';
import { memoised } from './memoised.ts';
import { signedOutFailure } from './port-failure.ts';

type Needs = { store: Stores['config']; sync: ConfigSync; staff: () => StaffState };

const noLocks: readonly string[] = [];

/** Whose configuration is edited; a manager's is always the own restaurant's. */
export function createPlacePort({ store, sync, staff }: Needs): ScopePort {
  const get = memoised(
    () => [sync.view.get().known, store.getState().base] as const,
    (known, base) => ({
      restaurantId: known?.place ?? null,
      site: known?.site ?? base,
      locks: known?.locks ?? noLocks,
    }),
  );
  return {
    get,
    subscribe(listener) {
      const unsubscribe = [store, sync.view].map((it) => it.subscribe(listener));
      return () => unsubscribe.forEach((leave) => leave());
    },
    async change(restaurantId) {
      const who = staff();
      if (who.status !== 'signedIn') throw signedOutFailure();
      if (restaurantId === get().restaurantId) return;
      if (who.member.role === 'manager' && restaurantId !== who.member.restaurant_id) {
        throw new PortFailure('not_your_site', 'You can change only your own restaurant.');
      }
      const outcome = await sync.moveTo(restaurantId);
      if (outcome.kind === 'done') return;
      if (outcome.kind === 'refused') throw new PortFailure('refused', outcome.sentence);
      if (outcome.kind === 'signedOut') throw signedOutFailure();
      const sentence = 'Your changes here have to be saved first, and are not yet.';
      throw new PortFailure('offline', sentence);
    },
  };
}
