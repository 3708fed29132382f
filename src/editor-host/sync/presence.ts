import type { OtherEditor } from '#schemas/api/site-config.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import { readableStore } from '../state/readable-store.ts';
import type { ConfigSync } from './config-sync.ts';
import type { Outcome } from './draft-server.ts';
import { alarm } from './one-at-a-time.ts';

type Needs = {
  /** Says that this window edits a place; gives who else does, and the revision of its draft. */
  tell(
    place: number | null,
    group: string | null,
  ): Promise<Outcome<{ revision: number; others: readonly OtherEditor[] }>>;
  /** Says that this window edits a place no more; what it says next, it says as another window. */
  leave(place: number | null): Promise<unknown>;
  sync: Pick<ConfigSync, 'view' | 'revisionReported'>;
  /** Runs an act after so many ms; the answer calls it off. */
  after(ms: number, act: () => void): () => void;
  /** Whether anyone can look at the page: a hidden one is idle. */
  isSeen(): boolean;
  onSignedOut(): void;
};

/** In ms: how often it is reported, alone and with others; the server forgets after three times that. */
const alone = 4000;
const inCompany = 2000;
const longest = 30_000;
/** Another section is selected: reported soon, but not with every step of an arrow key. */
const settled = 500;

const nobody: readonly OtherEditor[] = [];

/**
 * Who else has the editor open on this draft, and that it has changed: each sign that
 * this window gives is answered with both, so that what others save is here within seconds.
 */
export function createPresence({ tell, leave, sync, after, isSeen, onSignedOut }: Needs) {
  const others = readableStore(nobody);
  const clock = alarm(after);
  let attending = 0;
  let group: string | null = null;
  /** Answers to what was asked before are none of the present. */
  let period = 0;
  let pause = alone;
  /** Where the others may still see this window. */
  let seenAt: { id: number | null } | null = null;

  const show = (next: readonly OtherEditor[]) => {
    if (!isSameValue(others.get(), next)) others.set(next);
  };
  const place = () => {
    const { known, phase } = sync.view.get();
    const isHere = attending > 0 && known && phase !== 'inactive';
    return isHere ? { id: known.place } : null;
  };
  const withdraw = async (): Promise<void> => {
    const from = seenAt;
    seenAt = null;
    if (from) await leave(from.id);
  };
  const look = async (): Promise<void> => {
    clock.stop();
    period += 1;
    const mine = period;
    const here = place();
    if (seenAt && seenAt.id !== here?.id) void withdraw();
    // One that is hidden for a moment is not gone.
    if (!here || !isSeen()) return show(nobody);
    seenAt = here;
    const outcome = await tell(here.id, group);
    if (mine !== period) return;
    if (outcome.kind === 'done') {
      show(outcome.value.others);
      pause = others.get().length > 0 ? inCompany : alone;
      void sync.revisionReported(here.id, outcome.value.revision);
    } else {
      show(nobody);
      if (outcome.kind === 'signedOut') return onSignedOut();
      pause = Math.min(pause * 2, longest);
    }
    clock.set(pause, () => void look());
  };
  const activate = () => {
    pause = alone;
    void look();
  };
  let before = place()?.id;
  sync.view.subscribe(() => {
    const present = place()?.id;
    if (present === before) return;
    before = present;
    activate();
  });

  return {
    get: others.get,
    subscribe: others.subscribe,
    /** The page is seen, or reached, again. */
    activate,
    /** The editor is open, until the answer is called. */
    join(): () => void {
      attending += 1;
      activate();
      return () => {
        attending -= 1;
        activate();
      };
    },
    /** What is in hand here. */
    setGroup(next: string | null): void {
      if (next === group) return;
      group = next;
      if (place()) clock.set(settled, () => void look());
    },
    /** The page is left, or the session about to end; where neither comes about, it goes on. */
    leave(): Promise<void> {
      period += 1;
      clock.set(pause, () => void look());
      return withdraw();
    },
  };
}
