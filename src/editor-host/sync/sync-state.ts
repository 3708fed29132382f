import type { ConfigDraft } from '#schemas/api/site-config.ts';
import type { ConfigChange } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Synced } from '#ui/stores/config-storage.ts';
import type { DraftProblem, Outcome, Transaction } from './draft-server.ts';
import type { Undecided } from './merge-draft.ts';
import type { ReadDraft } from './place-form.ts';
import type { SyncPhase, SyncView } from './sync-needs.ts';
import type { Unsure } from './unsure.ts';
import { problemsOf, tooNew, type Withheld } from './withheld.ts';

/** Everything the synchronisation knows; the document itself is the page's. */
export type SyncState = {
  phase: SyncPhase;
  /** The server's draft as it was acknowledged last; null while nobody is signed in. */
  draft: ReadDraft | null;
  undecided: readonly Undecided[];
  withheld: readonly Withheld[];
  /** Problems of settings that were put back. */
  notices: readonly DraftProblem[];
  unsure: readonly Unsure[];
  /** Calls in a row that did not get through, and what to try again. */
  attempts: number;
  retry: TimedEvent;
  /** When the first edit was made that is not sent yet, in ms. */
  editedAt: number | null;
  /** Something is set to happen by itself. */
  isTimed: boolean;
  /** What this tab has stored last; any other is another tab's. */
  ownSynced: Synced | null;
  mergedFrom: string | null;
  savedAt: string | null;
};

export const initialState: SyncState = {
  phase: 'inactive',
  draft: null,
  undecided: [],
  withheld: [],
  notices: [],
  unsure: [],
  attempts: 0,
  retry: { type: 'send' },
  editedAt: null,
  isTimed: false,
  ownSynced: null,
  mergedFrom: null,
  savedAt: null,
};

/** What a timer may bring about. */
export type TimedEvent =
  | { type: 'send' }
  | { type: 'reload' }
  | { type: 'start'; place: number | null };

/** Why a draft was loaded: the editor begins, goes on, or goes to another place. */
export type LoadReason = 'start' | 'reload' | 'move';

export type Loaded = {
  type: 'loaded';
  reason: LoadReason;
  place: number | null;
  outcome: Outcome<ConfigDraft>;
  /** What this browser has changed of what is published. */
  local: readonly ConfigChange[];
};

export type Sent = {
  type: 'sent';
  /** The draft that the changes were made of. */
  from: ReadDraft;
  transaction: Transaction & { document: SiteConfig };
  outcome: Outcome<{ revision: number; updated_at: string }>;
};

export type SyncEvent =
  | TimedEvent
  | Loaded
  | Sent
  /** The time of a timer has come. */
  | { type: 'timer'; due: TimedEvent }
  /** The document was changed here. */
  | { type: 'edited' }
  /** The network is back. */
  | { type: 'reached' }
  /** Another tab may have stored something. */
  | { type: 'followed' }
  /** The server has this revision of a draft. */
  | { type: 'revisionReported'; place: number | null; revision: number }
  | { type: 'resolve'; choices: ReadonlyMap<string, 'mine' | 'theirs'> }
  | { type: 'discarded'; outcome: Outcome<ConfigDraft> }
  /** Another call has given the draft. */
  | { type: 'taken'; draft: ConfigDraft }
  /** A call begins that nothing is to be sent beside. */
  | { type: 'hold' }
  /** Signed out, on purpose. */
  | { type: 'stop' };

/** What an event finds around it. */
export type SyncContext = {
  /** The document on the page, as it is written. */
  page: SiteConfig;
  /** What this browser has stored of the server's draft. */
  stored: Synced | null;
  /** In ms. */
  now: number;
  isOnline: boolean;
};

export type SyncEffect =
  | { kind: 'load'; place: number | null; reason: LoadReason }
  /** `id`: of the transaction that is sent again; null for a new one. */
  | {
      kind: 'send';
      from: ReadDraft;
      id: string | null;
      changes: readonly ConfigChange[];
      document: SiteConfig;
    }
  | { kind: 'setBase'; base: SiteConfig; written: SiteConfig; synced: Synced }
  | { kind: 'show'; document: SiteConfig }
  | { kind: 'setSynced'; synced: Synced }
  /** Sets the timer, in place of what it was set to. */
  | { kind: 'wait'; ms: number; due: TimedEvent }
  | { kind: 'stopWaiting' }
  /** Goes on with another event, by what is on the page then. */
  | { kind: 'continue'; event: SyncEvent }
  | { kind: 'signedOut' };

export const isActive = ({ draft, phase }: SyncState): boolean =>
  draft !== null && phase !== 'inactive';

export const viewOf = (state: SyncState): SyncView => ({
  phase: state.phase,
  conflicts: state.undecided,
  problems: state.draft?.isFromFuture ? tooNew : [...state.notices, ...problemsOf(state.withheld)],
  mergedFrom: state.mergedFrom,
  savedAt: state.savedAt,
  known: state.draft,
});
