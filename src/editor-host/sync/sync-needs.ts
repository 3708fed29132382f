import { isSameValue, type ConfigConflict } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Synced } from '../../stores/config-storage.ts';
import type { DraftProblem, DraftServer } from './draft-server.ts';
import type { ReadDraft } from './place-form.ts';

/** The document on the page, and what the browser keeps of it. */
export type SyncedPage = {
  /** As it is written; not what is only tried. */
  get(): SiteConfig;
  /** Changes the document and nothing else; at once. */
  show(next: SiteConfig): void;
  setBase(to: { base: SiteConfig; written: SiteConfig; synced: Synced }): Promise<void>;
  /** The changes of this browser, upon a document of the server's. */
  localOn(published: SiteConfig): SiteConfig;
  /** Takes over what another tab has kept. */
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

/** Where the draft is. `resting`: nobody is signed in; `waiting`: an edit will be sent soon. */
export type SyncPhase = 'resting' | 'loading' | 'saved' | 'waiting' | 'sending' | 'offline';

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
