import { createContext, use, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { StaffMember } from '#schemas/api/staff.ts';
import { useSendOrderCall } from '#desk/api/staff-orders.ts';
import { useEndStaffSession } from '#desk/api/staff-session.ts';
import { newAttemptKey } from '#ui/stores/checkout-store.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { createActionQueue, type ActionQueue } from './action-queue.ts';
import { createActionStore } from './action-store.ts';
import { actionsByOrder } from './apply-actions.ts';

export const QueueContext = createContext<ActionQueue | null>(null);

/** What staff do goes into it. @throws outside of the desk. */
export function useActionQueue(): ActionQueue {
  const queue = use(QueueContext);
  if (!queue) throw new Error('useActionQueue is for the pages of the desk');
  return queue;
}

/** The queue of a member of staff, sending as long as the page is there. */
export function useOpenQueue({ id: staffId }: StaffMember): ActionQueue {
  const { tenantId, storage, random } = useStores();
  const send = useSendOrderCall();
  const endSession = useEndStaffSession();
  const [queue] = useState(() =>
    createActionQueue({
      tenantId,
      store: createActionStore({ storage, tenantId, staffId, followOtherTabs }),
      send,
      // Lengths of time: the server's clock may be set meanwhile.
      now: Date.now,
      random,
      after,
      exclusively,
      newKey: () => newAttemptKey(random),
      onSignedOut: endSession,
    }),
  );
  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const leave = () => void queue.leave();
    const onVisibility = () => (document.hidden ? leave() : queue.retryNow());
    queue.start();
    // A tablet that ends the page in the background may report nothing more than that it is hidden.
    document.addEventListener('visibilitychange', onVisibility, { signal });
    window.addEventListener('pagehide', leave, { signal });
    window.addEventListener('online', queue.retryNow, { signal });
    return () => {
      listeners.abort();
      leave();
      queue.stop();
    };
  }, [queue]);
  return queue;
}

/** Every action that is not answered yet, and those refused that nobody has dismissed. */
export function useActions(queue: ActionQueue) {
  const actions = useSyncExternalStore(queue.store.subscribe, queue.store.list, queue.store.list);
  return useMemo(() => ({ actions, waiting: actionsByOrder(actions) }), [actions]);
}

function followOtherTabs(listener: (key: string | null) => void): () => void {
  const follow = ({ key }: StorageEvent) => listener(key);
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** Pages without https have no locks. */
async function exclusively(name: string, act: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request(`desk:${name}`, act);
  else await act();
}
