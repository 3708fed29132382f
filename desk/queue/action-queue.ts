import type { StaffOrder } from '#schemas/api/staff.ts';
import { ApiFailure, isTokenRefused } from '#ui/api/client.ts';
import type { StaffOrderCall } from '#desk/api/staff-orders.ts';
import type { ActionStore } from './action-store.ts';
import { isUndoable, undoFor, type QueuedAction } from './queued-action.ts';

type QueueNeeds = {
  tenantId: number;
  store: ActionStore;
  /**
   * Sends it, though the page is left meanwhile, and shows what the server answered before it settles.
   * @throws ApiFailure
   */
  send(action: QueuedAction): Promise<unknown>;
  /** Epoch ms. */
  now(): number;
  /** Calls once the time has gone by; returns what calls that off. */
  after(ms: number, act: () => void): () => void;
  /** From 0 to 1; spreads the tablets of a server that restarts. */
  random(): number;
  newKey(): string;
  /** Runs when no other tab of this browser runs under the same name. */
  exclusively(name: string, act: () => Promise<void>): Promise<void>;
  /** The session is over; what waits stays until the same person signs in again. */
  onSignedOut(): void;
};

/** What is asked of an order: what it is found and named by. */
type NamedOrder = Pick<StaffOrder, 'id' | 'number' | 'delivery_method'>;

/** An order whose action did not get through. */
type Pause = {
  attempts: number;
  /** Epoch ms. */
  until: number;
  /** What the server said; null: it was not reached. */
  problem: string | null;
};

export type ActionQueue = ReturnType<typeof createActionQueue>;

/** In ms. */
const firstPause = 1_000;
const longestPause = 60_000;
/** What a page that was left has sent is its own for so long. */
const leftFor = 5_000;

/**
 * Sends what staff do, in order for each order, again and again until the server has answered: what
 * it takes is forgotten, what it refuses stays with its reason until somebody has read it. Several
 * tabs share it; only one of them sends the actions of an order at a time.
 */
export function createActionQueue(needs: QueueNeeds) {
  const { store, now } = needs;
  const pauses = new Map<string, Pause>();
  const sending = new Set<string>();
  /** Made in this tab, so its end is also the end of their Undo. */
  const own = new Set<string>();
  let stopTimer = nothing;
  let isRunning = false;

  const startOf = ({ id, orderId, dueAt, isLeft }: QueuedAction) => {
    const isOfOther = isLeft === true && !own.has(id);
    return Math.max(isOfOther ? dueAt + leftFor : dueAt, pauses.get(orderId)?.until ?? 0);
  };

  /** Sends what is due, and comes back for what is due next. */
  const pump = () => {
    stopTimer();
    if (!isRunning) return;
    const list = store.list();
    const firsts = [...new Set(list.map(({ orderId }) => orderId))].flatMap((orderId) => {
      const first = sending.has(orderId) ? undefined : firstOf(list, orderId);
      return first ? [first] : [];
    });
    const ripe = firsts.filter((action) => startOf(action) <= now());
    for (const { orderId } of ripe) void sendFirst(orderId);
    const next = Math.min(...firsts.filter((it) => !ripe.includes(it)).map(startOf));
    if (Number.isFinite(next)) stopTimer = needs.after(Math.max(0, next - now()), pump);
  };

  const sendFirst = async (orderId: string) => {
    sending.add(orderId);
    await needs.exclusively(`${needs.tenantId}:${orderId}`, async () => {
      // Another tab may have sent it, or somebody undone it, while this one waited.
      const action = firstOf(store.readAgain(), orderId);
      if (isRunning && action && startOf(action) <= now()) await sendOne(action);
    });
    sending.delete(orderId);
    pump();
  };

  const sendUnlocked = async (orderId: string) => {
    const first = firstOf(store.list(), orderId);
    if (first && first.dueAt <= now()) await sendOne(first);
    sending.delete(orderId);
    pump();
  };

  const sendOne = async (action: QueuedAction) => {
    try {
      await needs.send(action);
      pauses.delete(action.orderId);
      store.remove(action.id);
    } catch (failure) {
      answer(action, failure);
    }
  };

  const answer = (action: QueuedAction, failure: unknown) => {
    const status = failure instanceof ApiFailure ? failure.status : 0;
    if (failure instanceof Error && isFinal(failure)) {
      pauses.delete(action.orderId);
      store.put({ ...action, refused: failure.message });
      return;
    }
    const { attempts } = pauses.get(action.orderId) ?? { attempts: 0 };
    const asked = failure instanceof ApiFailure ? (failure.retryAfter ?? 0) : 0;
    const pause = Math.min(firstPause * 2 ** attempts, longestPause) * (1 + needs.random() / 2);
    pauses.set(action.orderId, {
      attempts: attempts + 1,
      until: now() + Math.max(pause, asked),
      problem: status === 0 ? null : sentenceOf(failure),
    });
    store.refresh();
    if (isTokenRefused(failure)) {
      isRunning = false;
      needs.onSignedOut();
    }
  };

  store.subscribe(pump);
  let stopFollowing = nothing;
  return {
    store,
    /** The clock that its actions are timed by; epoch ms. */
    now,
    /** Why an order's action waits, though it is due; undefined: nothing holds it up. */
    pauseOf: (orderId: string): Pick<Pause, 'problem'> | undefined => pauses.get(orderId),
    /** Begins to send. */
    start(): void {
      isRunning = true;
      stopFollowing();
      stopFollowing = store.follow();
      store.readAgain();
      pump();
    },
    stop(): void {
      isRunning = false;
      stopTimer();
      stopFollowing();
    },
    add(order: NamedOrder, call: StaffOrderCall): void {
      const { id: orderId, number, delivery_method: method } = order;
      const list = store.list();
      const madeAt = Math.max(now(), (list.at(-1)?.madeAt ?? 0) + 1);
      const dueAt = isUndoable(call) ? now() + undoFor : now();
      const { tenantId } = needs;
      const id = needs.newKey();
      own.add(id);
      // What goes at once does not overtake a step that was taken before it.
      const earlier = list.filter((it) => it.orderId === orderId && it.dueAt > dueAt);
      store.put(...earlier.map((it) => ({ ...it, dueAt })), {
        tenantId,
        id,
        orderId,
        number,
        method,
        call,
        madeAt,
        dueAt,
        refused: null,
      });
    },
    /** Takes a step back that was not sent, and what was done after it; false: it is too late. */
    undo(id: string): boolean {
      const list = store.readAgain();
      const action = list.find((it) => it.id === id);
      if (!action || action.dueAt <= now()) return false;
      const isAfter = (it: QueuedAction) =>
        it.orderId === action.orderId && it.madeAt >= action.madeAt && it.refused === null;
      store.remove(...list.filter(isAfter).map((it) => it.id));
      return true;
    },
    /** Somebody has read why it was refused. */
    dismiss: (id: string) => store.remove(id),
    /** The connection is back: nothing waits for its pause. */
    retryNow(): void {
      pauses.clear();
      pump();
    },
    /** The page is hidden or left: what was done here goes now, for nobody can undo it any more. */
    async leave(): Promise<void> {
      if (!isRunning) return;
      const list = store.list().filter(({ refused }) => refused === null);
      const undue = list.filter((it) => own.has(it.id) && it.dueAt > now());
      const isPassed = (it: QueuedAction) =>
        undue.some((next) => next.orderId === it.orderId && next.madeAt > it.madeAt);
      // Without the lock, for which a page that goes has no time: its key sees to it.
      const orderIds = [...new Set(list.map(({ orderId }) => orderId))].filter(
        (id) => !sending.has(id),
      );
      for (const orderId of orderIds) sending.add(orderId);
      // A kitchen may skip a step, but two on their way at once might change places.
      store.remove(...undue.filter(isPassed).map(({ id }) => id));
      store.put(
        ...undue.filter((it) => !isPassed(it)).map((it) => ({ ...it, dueAt: now(), isLeft: true })),
      );
      await Promise.all(orderIds.map(sendUnlocked));
    },
  };
}

const nothing = (): void => undefined;

/** What is to be sent next of an order. */
const firstOf = (list: readonly QueuedAction[], orderId: string) =>
  list.find((action) => action.orderId === orderId && action.refused === null);

const sentenceOf = (failure: unknown) => (failure instanceof Error ? failure.message : null);

/** Whether the server will give the same answer however often it is asked. */
function isFinal(failure: Error): boolean {
  if (!(failure instanceof ApiFailure)) return false;
  const { status, code } = failure;
  // Somebody has to identify at the device first; a cookie was renewed meanwhile.
  if (code === 'pin_required' || code === 'xsrf_mismatch') return false;
  if (status < 400 || status >= 500) return false;
  return ![401, 408, 425, 429].includes(status);
}
