import type { ConfigDraft } from '#schemas/api/site-config.ts';
import { applyChanges } from '#schemas/config/changes.ts';
import { changeOfOverrides } from '#schemas/config/overrides.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { DraftServer, Outcome, Transaction } from '#src/editor-host/sync/draft-server.ts';

/** How a call goes wrong; `lost` is one that is done, and whose answer never comes. */
export type Mishap =
  | 'unreached'
  | 'lost'
  | 'signedOut'
  | { refused: { path: string; message: string }[]; isLocked?: boolean };

/** A server that keeps drafts as the contract says, in memory, and misbehaves when asked to. */
export function standInServer(site: SiteConfig) {
  const drafts = new Map<number | null, ConfigDraft>();
  const transactions: Transaction[] = [];
  let last: string | null = null;
  const mishaps: Mishap[] = [];
  let open: Promise<void> = Promise.resolve();

  const draftOf = (place: number | null): ConfigDraft => {
    const document: ConfigDraft['document'] = place === null ? { ...site } : {};
    return (
      drafts.get(place) ?? {
        restaurant_id: place,
        revision: 0,
        document,
        published: { version: 1, document },
        site: { ...site },
        locks: [],
        updated_at: null,
        updated_by: null,
      }
    );
  };
  const write = (place: number | null, document: unknown, who: string) => {
    const before = draftOf(place);
    const next: ConfigDraft = {
      ...before,
      document: JSON.parse(JSON.stringify(document)),
      revision: before.revision + 1,
      updated_at: `2026-11-21T01:00:${String(before.revision).padStart(2, '0')}Z`,
      updated_by: who,
    };
    drafts.set(place, next);
    return next;
  };

  /** The server as one client of this name sees it. */
  const as = (who: string): DraftServer => {
    const answer = async <T>(act: () => Outcome<T>): Promise<Outcome<T>> => {
      const mishap = mishaps.shift();
      await open;
      if (mishap === 'unreached' || mishap === 'signedOut') return { kind: mishap };
      if (mishap === 'lost') {
        act();
        return { kind: 'unreached' };
      }
      if (!mishap) return act();
      const { refused, isLocked = false } = mishap;
      const sentence = refused[0]?.message ?? 'That is not possible.';
      return { kind: 'refused', isLocked, sentence, problems: refused };
    };
    return {
      load: (place) => answer(() => ({ kind: 'done', value: draftOf(place) })),
      change: (place, revision, transaction) =>
        answer(() => {
          const changes =
            place === null ? transaction.changes : transaction.changes.map(changeOfOverrides);
          const present = draftOf(place);
          const done = () => ({
            kind: 'done' as const,
            value: {
              revision: draftOf(place).revision,
              updated_at: draftOf(place).updated_at ?? '',
            },
          });
          if (last === transaction.id) return done();
          if (present.revision !== revision) return { kind: 'stale', draft: present };
          transactions.push({ ...transaction, changes });
          last = transaction.id;
          write(place, applyChanges(present.document, changes).document, who);
          return done();
        }),
      discard: (place, revision) =>
        answer(() => {
          const present = draftOf(place);
          if (present.revision !== revision) return { kind: 'stale', draft: present };
          last = null;
          return { kind: 'done', value: write(place, present.published.document, who) };
        }),
    };
  };

  return {
    as,
    draftOf,
    transactions,
    /** What happens to the next calls, in this order. */
    mishaps,
    /** Somebody else writes, whole. */
    write,
    /** What is in the draft is published. */
    publish(place: number | null) {
      const present = draftOf(place);
      const published = { version: present.published.version + 1, document: present.document };
      drafts.set(place, {
        ...present,
        published,
        ...(place === null && { site: present.document }),
      });
    },
    /** Calls wait until the answer is called. */
    hold(): () => void {
      let release = () => undefined as void;
      open = new Promise((resolve) => {
        release = resolve;
      });
      return () => release();
    },
  };
}
