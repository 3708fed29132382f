import { useState } from 'react';
import type { Tab, TabPayment } from '#schemas/api/tabs.ts';

/** Where a guest is with paying their tab. */
export type OwnPayment =
  | { kind: 'choosing' }
  /** `isResumed`: it was begun before this page was opened. */
  | { kind: 'held'; payment: TabPayment; isResumed: boolean }
  | { kind: 'paid'; payment: TabPayment }
  /** It came to nothing: its time was over, or it was given up, here or by staff. */
  | { kind: 'ended'; method: TabPayment['method'] };

/**
 * The payment that the guest has begun, found on the tab itself: so it is gone on with after a
 * reload, on another device too, and ends here when staff confirm or its time is over.
 */
export function useOwnPayment(tab: Tab): {
  own: OwnPayment;
  /** Follows what was begun on this page. */
  watch(payment: TabPayment): void;
  forget(): void;
} {
  const [watched, setWatched] = useState<TabPayment | null>(null);
  const held = tab.payments.find(
    ({ guest_id, state }) => state === 'held' && guest_id !== null && guest_id === tab.own_guest_id,
  );
  const [first] = useState(held?.id ?? null);
  if (held && watched?.id !== held.id) setWatched(held);
  const follow = { watch: setWatched, forget: () => setWatched(null) };
  if (held) {
    return { own: { kind: 'held', payment: held, isResumed: held.id === first }, ...follow };
  }
  if (watched === null) return { own: { kind: 'choosing' }, ...follow };
  const payment = tab.payments.find(({ id }) => id === watched.id);
  if (payment) return { own: { kind: 'paid', payment }, ...follow };
  return { own: { kind: 'ended', method: watched.method }, ...follow };
}
