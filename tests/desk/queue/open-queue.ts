import type { StaffOrder } from '#schemas/api/staff.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { createActionQueue } from '#desk/queue/action-queue.ts';
import { createActionStore } from '#desk/queue/action-store.ts';
import type { QueuedAction } from '#desk/queue/queued-action.ts';
import { safeStorage, type KeyValueStorage } from '#ui/stores/safe-storage.ts';

/** A browser's storage, whose keys can be listed, and that reports what one tab writes to the others. */
export class TestStorage implements KeyValueStorage {
  [key: string]: unknown;
  readonly #listeners = new Set<(key: string) => void>();

  getItem(key: string): string | null {
    const value = this[key];
    return typeof value === 'string' ? value : null;
  }
  setItem(key: string, value: string): void {
    this[key] = value;
    for (const listener of this.#listeners) listener(key);
  }
  removeItem(key: string): void {
    delete this[key];
    for (const listener of this.#listeners) listener(key);
  }
  follow(listener: (key: string | null) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }
}

/** A clock and timers that go on when they are told to, for all tabs alike. */
export function testClock() {
  let now = 1_000_000;
  let due: { at: number; act: () => void }[] = [];
  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  return {
    now: () => now,
    after(ms: number, act: () => void) {
      const entry = { at: now + ms, act };
      due.push(entry);
      return () => void (due = due.filter((it) => it !== entry));
    },
    settle,
    async pass(ms: number): Promise<void> {
      await settle();
      const end = now + ms;
      for (;;) {
        const next = due.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((it) => it !== next);
        now = Math.max(now, next.at);
        next.act();
        await settle();
      }
      now = end;
      await settle();
    },
  };
}

/** Locks of one browser, by their names. */
export function testLocks() {
  const held = new Map<string, Promise<void>>();
  return (name: string, act: () => Promise<void>): Promise<void> => {
    const run = (held.get(name) ?? Promise.resolve()).then(act);
    held.set(
      name,
      run.catch(() => undefined),
    );
    return run;
  };
}

type Send = (action: QueuedAction) => Promise<unknown>;
export const lost = () => new ApiFailure(0, { code: 'network', message: 'Network Error' });
export const refusedWith = (status: number, code: string, error: string) =>
  new ApiFailure(
    status,
    { code: 'request_failed', message: error },
    JSON.parse(JSON.stringify({ error, code })),
  );

/** One tab of a browser; those that share a storage, a clock and locks are of the same one. */
export function openQueue(
  send: Send,
  {
    storage = new TestStorage(),
    clock = testClock(),
    locks = testLocks(),
    staffId = 'ann',
    name = 'a',
  } = {},
) {
  let keys = 0;
  let signedOut = 0;
  const store = createActionStore({
    storage: safeStorage(storage),
    tenantId: 139,
    staffId,
    followOtherTabs: (listener) => storage.follow(listener),
  });
  const queue = createActionQueue({
    tenantId: 139,
    store,
    send,
    now: clock.now,
    after: clock.after,
    random: () => 0,
    newKey: () => `${name}${(keys += 1)}`,
    exclusively: locks,
    onSignedOut: () => void (signedOut += 1),
  });
  queue.start();
  return {
    queue,
    storage,
    clock,
    locks,
    waiting: () => store.list().flatMap((it) => (it.refused === null ? [it.id] : [])),
    refused: () => store.list().flatMap((it) => (it.refused === null ? [] : [it.refused])),
    signedOut: () => signedOut,
  };
}

type Named = Pick<StaffOrder, 'id' | 'number' | 'delivery_method'>;
/** As much of an order as the queue asks for. */
export const orderNamed = (id: string): Named => ({ id, number: id, delivery_method: 'pickup' });
