import type { ConfigDraft } from '#schemas/api/site-config.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { readDraft } from '#src/editor-host/sync/place-form.ts';
import { reduceSync } from '#src/editor-host/sync/reduce-sync.ts';
import {
  initialState,
  type SyncContext,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
} from '#src/editor-host/sync/sync-state.ts';

export const site = siteConfigSchema.parse({});
export const titled = (title: string, of = site): SiteConfig => ({
  ...of,
  hero: { ...of.hero, title },
});
export const mine = titled('Mine');

export const stored = (
  revision: number,
  document: SiteConfig,
  who: string | null = null,
): ConfigDraft => ({
  restaurant_id: null,
  revision,
  document: { ...document },
  published: { version: 1, document: { ...site } },
  site: { ...site },
  locks: [],
  updated_at: null,
  updated_by: who,
});

export const draft = readDraft(stored(3, site));
export const saved: SyncState = { ...initialState, phase: 'saved', draft };
export const change = { path: ['hero', 'title'], value: 'Mine' };
export const transaction = { id: 't-1', changes: [change], document: mine };
export const sending: SyncState = { ...saved, phase: 'sending' };
export const offline: SyncState = { ...saved, phase: 'offline', attempts: 2 };
export const context: SyncContext = { page: site, stored: null, now: 10_000, isOnline: true };
export const sendNext: SyncEffect = { kind: 'continue', event: { type: 'send' } };
export const conflict = { path: ['hero', 'title'], mine: 'Mine', theirs: 'Theirs', ancestor: {} };

export const sent = (outcome: Extract<SyncEvent, { type: 'sent' }>['outcome']): SyncEvent => ({
  type: 'sent',
  from: draft,
  transaction,
  outcome,
});
export const loaded = (
  outcome: Extract<SyncEvent, { type: 'loaded' }>['outcome'],
  reason: 'start' | 'reload' | 'move' = 'start',
): SyncEvent => ({ type: 'loaded', reason, place: null, outcome, local: [] });
export const refused = (isLocked: boolean, path: string) =>
  sent({ kind: 'refused', isLocked, sentence: 'No.', problems: [{ path, message: 'No.' }] });

export type Row = {
  when: string;
  from: SyncState;
  event: SyncEvent;
  around?: Partial<SyncContext>;
  becomes: Partial<SyncState>;
  does: readonly object[];
};

/** What a row's event leads to. */
export const stepOf = ({ from, event, around }: Row) =>
  reduceSync(from, event, { ...context, ...around });
