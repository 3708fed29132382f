import type { AppSettings } from '#schemas/api/settings.ts';
import type { ConfigChange } from '#schemas/config/changes.ts';
import type { ChangePath } from '#schemas/config/content-at.ts';
import { changesOfPatches, type ImmerPatch } from '#schemas/config/immer-patches.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { isRecord } from '#schemas/is-record.ts';
import { persisted, storedVersion } from './persisted.ts';
import type { SafeStorage } from './safe-storage.ts';

/** What is stored beside the configuration: the settings that are neither theme nor payment. */
export type WebSettings = Pick<
  AppSettings,
  'is_online_order_enabled' | 'config_version' | 'pages' | 'tenant'
>;

/** The server's draft as this browser knew it last, to merge by after a reload. */
export type Synced = {
  restaurantId: number | null;
  revision: number;
  /** Changes of the published document. */
  draft: readonly ConfigChange[];
};

type Around = { tenantId: number; baseVersion: number; webSettings: WebSettings };

/** What `configStore` holds in the browser (requirements, Configuration). */
export type StoredConfig = Around & {
  config: SiteConfig;
  /** Changes of the published document. */
  draft?: readonly ConfigChange[];
  synced?: Synced;
};

/** What of the store is stored. */
export type ConfigSnapshot = Around & {
  base: SiteConfig;
  written: SiteConfig;
  pendingDraft: readonly ConfigChange[] | null;
  synced: Synced | null;
};

/** Whether this browser has changes of its own: both documents are one object where it has none. */
export const hasDraft = ({
  base,
  written,
  pendingDraft,
}: Pick<ConfigSnapshot, 'base' | 'written' | 'pendingDraft'>): boolean =>
  pendingDraft !== null || written !== base;

/**
 * In ms: `configStore` is written so long after the last of several changes, and at the latest so
 * long after the first, for writing a large document takes longer than a key.
 */
const pause = 250;
const longestPause = 2000;

/**
 * When a change of the store is stored. `passive`: at once, but never beside or over a draft;
 * `now`: at once; `soon`: with what follows; `never`: it came from there.
 */
export type Storing = 'passive' | 'now' | 'soon' | 'never';

type OnWrite = (state: StoredConfig, isStored: boolean) => void;

type Needs = {
  storage: SafeStorage;
  tenantId: number;
  /** What makes the written document of its base. */
  draftOf(snapshot: ConfigSnapshot): readonly ConfigChange[];
};

/** The place of `configStore`: written seldom, and never with what another tab has outdated. */
export function configStorage({ storage, tenantId, draftOf }: Needs) {
  let onWrite: OnWrite | undefined;
  const inner = persisted(storage, tenantId, isStoredConfig, (_, isDone) => {
    if (lastWritten) onWrite?.(lastWritten, isDone);
  });
  let lastWritten: StoredConfig | null = null;
  let storing: Storing = 'passive';
  let last: ConfigSnapshot | null = null;
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
  const read = (): StoredConfig | null => {
    const stored = inner.getItem(configKey)?.state;
    return stored ? readStored(stored) : null;
  };
  const write = (snapshot: ConfigSnapshot) => {
    const { base: _base, written: config, pendingDraft: _draft, synced, ...around } = snapshot;
    lastWritten = {
      ...around,
      config,
      ...(hasDraft(snapshot) && { draft: draftOf(snapshot) }),
      ...(synced && { synced }),
    };
    inner.setItem(configKey, { state: lastWritten, version: storedVersion });
  };

  return {
    read,
    flush,
    /** Stores what the store holds now, or soon, as asked of `store`. */
    take(snapshot: ConfigSnapshot): void {
      if (last && isSameSnapshot(last, snapshot)) return;
      if (storing === 'passive' && (hasDraft(snapshot) || read()?.draft)) return;
      last = snapshot;
      if (storing === 'never' && !waiting) return;
      waiting = () => write(snapshot);
      if (storing === 'now' || storing === 'passive') flush();
      else waitMore();
    },
    /** Called after each attempt to write, with whether the browser took it. */
    onWrite(listener: OnWrite): void {
      onWrite = listener;
    },
    /** Changes the store; what it then holds is stored in this way. */
    store(how: Storing, change: () => void): void {
      const before = storing;
      storing = how;
      change();
      storing = before;
    },
  };
}

export const configKey = 'configStore';

const isSameSnapshot = (a: ConfigSnapshot, b: ConfigSnapshot): boolean =>
  a.written === b.written &&
  a.base === b.base &&
  a.pendingDraft === b.pendingDraft &&
  a.synced === b.synced &&
  a.baseVersion === b.baseVersion &&
  a.webSettings === b.webSettings;

/** Browsers stored immer's patches before docs/decisions/020. */
type AnyDraft = readonly (ConfigChange | ImmerPatch)[];
type AnyStored = Omit<StoredConfig, 'draft' | 'synced'> & {
  draft?: AnyDraft;
  synced?: Omit<Synced, 'draft'> & { draft: AnyDraft };
};

function readStored({ draft, synced, ...others }: AnyStored): StoredConfig {
  const changesIn = (any: AnyDraft) =>
    any.flatMap((one) => ('op' in one ? changesOfPatches([one], others.config) : [one]));
  return {
    ...others,
    ...(draft && { draft: changesIn(draft) }),
    ...(synced && { synced: { ...synced, draft: changesIn(synced.draft) } }),
  };
}

const isStoredConfig = (value: unknown): value is AnyStored =>
  isRecord(value) &&
  typeof value['tenantId'] === 'number' &&
  typeof value['baseVersion'] === 'number' &&
  isRecord(value['config']) &&
  (value['draft'] === undefined || isDraft(value['draft'])) &&
  (value['synced'] === undefined || isSynced(value['synced']));

const isDraft = (value: unknown): value is AnyDraft =>
  Array.isArray(value) && value.every(isChangeOrPatch);

const isSynced = (value: unknown): boolean =>
  isRecord(value) &&
  (value['restaurantId'] === null || typeof value['restaurantId'] === 'number') &&
  typeof value['revision'] === 'number' &&
  isDraft(value['draft']);

const ops = new Set<unknown>([undefined, 'replace', 'add', 'remove']);

const isChangeOrPatch = (value: unknown): boolean =>
  isRecord(value) && ops.has(value['op']) && isChangePath(value['path']);

const isChangePath = (path: unknown): path is ChangePath =>
  Array.isArray(path) && path.every((step) => typeof step === 'string' || typeof step === 'number');
