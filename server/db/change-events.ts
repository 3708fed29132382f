import { Client, type ClientConfig } from 'pg';
import type { Log } from '../logging/log.ts';

/** Events between instances, by LISTEN/NOTIFY (requirements, Growth past one machine). */
export type ChangeEvent =
  | { kind: 'menu_changed'; tenantId: number; restaurantId: number }
  | { kind: 'config_changed'; tenantId: number }
  | { kind: 'reservations_changed'; tenantId: number; restaurantId: number }
  /** A tab, or what a table asks for; `tabId` is null where it has none. */
  | { kind: 'tab_changed'; tenantId: number; restaurantId: number; tabId: string | null }
  /** A guest of a tab changed their cart: the desk has nothing to do with it. */
  | { kind: 'tab_choosing'; tenantId: number; tabId: string }
  | { kind: 'order_changed'; tenantId: number; orderId: string }
  /** Somebody has the editor open (publishing/who-edits.ts); `beat` as it was announced. */
  | { kind: 'staff_editing'; tenantId: number; beat: unknown }
  /** A device or a person of the staff was taken away, or another PIN was given. */
  | { kind: 'staff_changed'; tenantId: number }
  /** Notices may have been missed: forget everything. */
  | { kind: 'reconnected' };

export type ChangeEvents = {
  /** @returns the way to unsubscribe. A listener must not throw. */
  subscribe(listener: (event: ChangeEvent) => void): () => void;
  /** Listens from now on; resolves when it does. */
  start(): Promise<void>;
  stop(): Promise<void>;
};

const channels = [
  'menu_changed',
  'config_changed',
  'order_changed',
  'reservations_changed',
  'tabs_changed',
  'tab_choosing',
  'staff_changed',
  'staff_editing',
] as const;
const retryAfter = 1000;

/**
 * Receives what other instances, the importer and the seed announce. Connects by itself again.
 * @param listenTo the database itself: a pooler's connection belongs to nobody after a transaction
 */
export function createChangeEvents({
  listenTo,
  log,
}: {
  listenTo: ClientConfig;
  log: Log;
}): ChangeEvents {
  const listeners = new Set<(event: ChangeEvent) => void>();
  let client: Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let stopped = false;

  const notify = (event: ChangeEvent) => {
    for (const listener of listeners) listener(event);
  };

  const connect = async (): Promise<void> => {
    // A connection of its own: one of the pool's would be missing there for good.
    const next = new Client(listenTo);
    client = next;
    next.on('notification', ({ channel, payload }) => {
      const event = readChangeEvent(channel, payload ?? '');
      if (event) notify(event);
    });
    next.on('error', () => undefined);
    next.on('end', () => {
      if (client === next) reconnect();
    });
    try {
      await next.connect();
      for (const channel of channels) await next.query(`LISTEN ${channel}`);
    } catch (error) {
      // As on a server that no longer leads its cluster: it would stay open beside the next one.
      if (client === next) client = null;
      void next.end().catch(() => undefined);
      throw error;
    }
  };

  const reconnect = () => {
    if (stopped || retry) return;
    client = null;
    retry = setTimeout(() => {
      retry = null;
      connect().then(
        () => notify({ kind: 'reconnected' }),
        (error: unknown) => {
          log.warn({ err: error }, 'cannot hear news from the database; trying again');
          reconnect();
        },
      );
    }, retryAfter);
    retry.unref();
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start: connect,
    async stop() {
      stopped = true;
      if (retry) clearTimeout(retry);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

function readChangeEvent(channel: string, payload: string): ChangeEvent | null {
  const [tenant = '', id = '', tabId = ''] = payload.split(':');
  const [tenantId, restaurantId] = [Number(tenant), Number(id)];
  if (tenant === '' || !Number.isSafeInteger(tenantId)) return null;
  if (channel === 'staff_editing') {
    return { kind: 'staff_editing', tenantId, beat: parsed(payload.slice(tenant.length + 1)) };
  }
  if (channel === 'tab_choosing') return { kind: 'tab_choosing', tenantId, tabId: id };
  if (channel === 'order_changed') return { kind: 'order_changed', tenantId, orderId: id };
  if (channel === 'staff_changed') return { kind: 'staff_changed', tenantId };
  if (channel === 'config_changed') return { kind: 'config_changed', tenantId };
  if (id === '') return null;
  if (channel === 'reservations_changed') {
    return { kind: 'reservations_changed', tenantId, restaurantId };
  }
  if (channel === 'tabs_changed') {
    return { kind: 'tab_changed', tenantId, restaurantId, tabId: tabId || null };
  }
  if (channel !== 'menu_changed') return null;
  return { kind: 'menu_changed', tenantId, restaurantId };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
