import type { Patch } from 'immer';
import type { PersistStorage } from 'zustand/middleware';
import type { AppSettings } from '#schemas/api/settings.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { isRecord } from '#schemas/is-record.ts';
import { persisted } from './persisted.ts';
import type { SafeStorage } from './safe-storage.ts';

/** What is kept beside the configuration: the settings that are neither theme nor payment. */
export type WebSettings = Pick<
  AppSettings,
  'is_online_order_enabled' | 'config_version' | 'tenant'
>;

/** What the server last said of the draft that staff edit, to merge by after a reload. */
export type Synced = { restaurantId: number | null; revision: number; draft: Patch[] };

/** What `configStore` holds in the browser (requirements, Configuration). */
export type Kept = {
  tenantId: number;
  baseVersion: number;
  config: SiteConfig;
  draft?: Patch[];
  synced?: Synced;
  webSettings: WebSettings;
};

/**
 * In ms: `configStore` is written so long after the last of several changes, and at the latest so
 * long after the first, for writing a large document takes longer than a key.
 */
const pause = 250;
const longestPause = 2000;

/**
 * How a change of the store is kept. `passive`: at once, but never beside or over a draft; `now`:
 * at once; `later`: soon, with what follows; `never`: it came from there.
 */
export type Keeping = 'passive' | 'now' | 'later' | 'never';

type OnWrite = (state: Kept, isKept: boolean) => void;

/** The place of `configStore`: written seldom, and never with what another tab has outdated. */
export function configStorage(needs: { storage: SafeStorage; tenantId: number }) {
  let onWrite: OnWrite | undefined;
  const inner = persisted(needs.storage, needs.tenantId, isKept, ({ state }, isDone) =>
    onWrite?.(state, isDone),
  );
  let keeping: Keeping = 'passive';
  let last: Kept | null = null;
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waitsSince = 0;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    const write = waiting;
    waiting = null;
    write?.();
  };
  const waitMore = () => {
    if (timer === undefined) waitsSince = performance.now();
    clearTimeout(timer);
    const left = waitsSince + longestPause - performance.now();
    timer = setTimeout(flush, Math.max(0, Math.min(pause, left)));
  };
  const read = () => inner.getItem(configKey)?.state ?? null;
  const storage: PersistStorage<Kept> = {
    ...inner,
    setItem(key, value) {
      const { state } = value;
      if (last && isSameKept(last, state)) return;
      if (keeping === 'passive' && (state.draft || read()?.draft)) return;
      last = state;
      if (keeping === 'never' && !waiting) return;
      waiting = () => inner.setItem(key, value);
      if (keeping === 'now' || keeping === 'passive') flush();
      else waitMore();
    },
  };

  return {
    storage,
    read,
    flush,
    /** Told after each attempt to write whether the browser took it. */
    onWrite(told: OnWrite): void {
      onWrite = told;
    },
    /** Changes the store; what it then holds is kept in this way. */
    keep(how: Keeping, change: () => void): void {
      const before = keeping;
      keeping = how;
      change();
      keeping = before;
    },
  };
}

export const configKey = 'configStore';

const isSameKept = (a: Kept, b: Kept): boolean =>
  a.config === b.config &&
  a.draft === b.draft &&
  a.synced === b.synced &&
  a.baseVersion === b.baseVersion &&
  a.webSettings === b.webSettings;

export function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.tenantId === 'number' &&
    typeof value.baseVersion === 'number' &&
    isRecord(value.config) &&
    (value.draft === undefined || isDraft(value.draft)) &&
    (value.synced === undefined || isSynced(value.synced))
  );
}

const isDraft = (value: unknown): value is Patch[] => Array.isArray(value) && value.every(isPatch);

function isSynced(value: unknown): value is Synced {
  return (
    isRecord(value) &&
    (value.restaurantId === null || typeof value.restaurantId === 'number') &&
    typeof value.revision === 'number' &&
    isDraft(value.draft)
  );
}

function isPatch(value: unknown): value is Patch {
  return (
    isRecord(value) &&
    (value.op === 'replace' || value.op === 'add' || value.op === 'remove') &&
    Array.isArray(value.path) &&
    value.path.every((step) => typeof step === 'string' || typeof step === 'number')
  );
}
