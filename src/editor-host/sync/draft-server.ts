import type { ConfigDraft } from '#schemas/api/site-config.ts';
import type { ConfigChange } from '#schemas/config/changes.ts';

export type DraftProblem = { path: string; message: string };

/** What became of a call: what it gave, or why it gave nothing. */
export type Outcome<T> =
  | { kind: 'done'; value: T }
  /** No answer, or none that says anything of the call: it may have been done or not. */
  | { kind: 'unreached' }
  /** Somebody else was faster. */
  | { kind: 'stale'; draft: ConfigDraft }
  | { kind: 'signedOut' }
  /** `isLocked`: settings that this person may not change. */
  | { kind: 'refused'; isLocked: boolean; sentence: string; problems: readonly DraftProblem[] };

export type Transaction = { id: string; changes: readonly ConfigChange[] };

/** The staff's draft on the server (schemas/api/site-config.ts), of the site or of a restaurant. */
export type DraftServer = {
  load(place: number | null): Promise<Outcome<ConfigDraft>>;
  change(
    place: number | null,
    revision: number,
    transaction: Transaction,
  ): Promise<Outcome<{ revision: number; updated_at: string }>>;
  discard(place: number | null, revision: number): Promise<Outcome<ConfigDraft>>;
};
