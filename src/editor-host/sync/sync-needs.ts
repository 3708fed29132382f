import { isSameValue, type ConfigChange, type ConfigConflict } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Synced } from '#ui/stores/config-storage.ts';
import type { DraftProblem, DraftServer } from './draft-server.ts';
import type { ReadDraft } from './place-form.ts';

/** The document on the page, and what the browser stores of it. */
export type SyncedPage = {
  /** As it is written; not what is only tried. */
  get(): SiteConfig;
  /** Changes the document and nothing else; at once. */
  show(next: SiteConfig): void;
  setBase(to: { base: SiteConfig; written: SiteConfig; synced: Synced }): Promise<void>;
  /** What this browser has changed of what is published. */
  draft(): readonly ConfigChange[];
  /** Takes over what another tab has stored. */
  follow(): Promise<void>;
  synced(): Synced | null;
  setSynced(synced: Synced): void;
};

export type SyncNeeds = {
  page: SyncedPage;
  server: DraftServer;
  /** Runs an act after so many ms; the answer calls it off. */
  after(ms: number, act: () => void): () => void;
  now(): number;
  newId(): string;
  isOnline(): boolean;
  onSignedOut(): void;
};

/** Where the draft is. `inactive`: nobody is signed in; `waiting`: an edit will be sent soon. */
export type SyncPhase = 'inactive' | 'loading' | 'saved' | 'waiting' | 'sending' | 'offline';

export type SyncView = {
  phase: SyncPhase;
  conflicts: readonly ConfigConflict[];
  problems: readonly DraftProblem[];
  mergedFrom: string | null;
  savedAt: string | null;
  known: ReadDraft | null;
};

export const isSameView = (a: SyncView, b: SyncView): boolean =>
  a.known === b.known && isSameValue({ ...a, known: null }, { ...b, known: null });
