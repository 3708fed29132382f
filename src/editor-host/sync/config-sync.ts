import type { ConfigDraft } from '#schemas/api/site-config.ts';
import { isSameValue, type ConfigChange } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { applyDraft, sharing } from '../../stores/config-draft.ts';
import type { Synced } from '../../stores/config-storage.ts';
import { readableStore } from '../ports/readable-store.ts';
import type { DraftProblem, Outcome } from './draft-server.ts';
import { followTab } from './follow-tab.ts';
import { copyPlaces, mergeBase, mergeDraft, stillUndecided } from './merge-draft.ts';
import type { Undecided } from './merge-draft.ts';
import { readDraft, type ReadDraft } from './place-form.ts';
import { alarm, oneAtATime, waitAfter } from './one-at-a-time.ts';
import { isSameView, type SyncNeeds, type SyncView } from './sync-needs.ts';
import { changesToSend, syncedOf } from './to-send.ts';
import { withArrived, type Unsure } from './unsure.ts';
import { problemsOf, stillWithheld, tooNew, toWithhold, type Withheld } from './withheld.ts';

/** An edit is sent when nothing was typed for so long, in ms; at the latest after `longest`. */
const pause = 800;
const longest = 5000;

/**
 * Keeps the document on the page and the staff's draft on the server the same: what is edited goes
 * there as changes, one call at a time; what others wrote comes in between; what both changed is
 * asked. Nothing that the server says replaces what was edited meanwhile.
 */
export function createConfigSync(needs: SyncNeeds) {
  const { page, server } = needs;
  const view = readableStore<SyncView>({
    phase: 'resting',
    conflicts: [],
    problems: [],
    mergedFrom: null,
    savedAt: null,
    known: null,
  });
  let known: ReadDraft | null = null;
  let undecided: readonly Undecided[] = [];
  let withheld: readonly Withheld[] = [];
  /** Of settings that were put back. */
  let told: readonly DraftProblem[] = [];
  let unsure: readonly Unsure[] = [];
  let attempts = 0;
  /** What did not get through. */
  let retry: () => Promise<unknown> = () => send();
  let editedAt: number | null = null;
  const inTurn = oneAtATime();
  const clock = alarm(needs.after);

  const tell = (part: Partial<SyncView>) => {
    const before = view.get();
    const problems = known?.isFromFuture ? tooNew : [...told, ...problemsOf(withheld)];
    const next = { ...before, conflicts: undecided, problems, known, ...part };
    view.set(isSameView(before, next) ? before : next);
  };
  const arm = (ms: number, act: () => Promise<unknown>) => clock.set(ms, () => void inTurn(act));
  const rest = () => {
    clock.stop();
    editedAt = null;
  };

  /** What this tab has kept last; any other is another tab's. */
  let own: Synced | null = null;
  const syncedNow = (draft: ReadDraft) => (own = syncedOf(draft, undecided));

  function pending(draft: ReadDraft, document: SiteConfig): ConfigChange[] {
    withheld = stillWithheld(withheld, document);
    return changesToSend(draft, document, [...undecided, ...withheld]);
  }

  /** Takes in the server's draft; `base` is what both grew from. */
  function join(next: ReadDraft, base: SiteConfig, mine: SiteConfig): Promise<void> {
    const merged = mergeDraft({ base, mine, theirs: next.document });
    undecided = merged.undecided;
    unsure = [];
    known = { ...next, document: sharing(merged.shown, next.document) };
    return page.setBase({ base: next.published, written: merged.shown, synced: syncedNow(next) });
  }

  /** Takes in what somebody else wrote while this page was open, and says who it was. */
  async function joinLater(draft: ConfigDraft, present: ReadDraft): Promise<void> {
    const next = readDraft(draft);
    const base = withArrived(unsure, mergeBase(present.document, undecided), next.document);
    const isOthers = !isSameValue(base, next.document);
    await join(next, base, page.get());
    tell(isOthers ? { mergedFrom: next.updatedBy } : {});
  }

  function goOffline(again: () => Promise<unknown>): void {
    arm(waitAfter(attempts), again);
    attempts += 1;
    retry = again;
    tell({ phase: 'offline' });
  }

  function signedOut(): void {
    rest();
    tell({ phase: 'resting' });
    needs.onSignedOut();
  }

  /** Sends what the server does not have; nothing else runs meanwhile. */
  async function send(): Promise<void> {
    rest();
    adopt();
    const draft = known;
    if (!draft || view.get().phase === 'resting') return;
    const document = page.get();
    const changes = pending(draft, document);
    if (changes.length === 0) return tell({ phase: 'saved' });
    if (!needs.isOnline()) return goOffline(send);
    const last = unsure.at(-1);
    const again = last && isSameValue(last.changes, changes) ? last : null;
    const transaction = again ?? { id: needs.newId(), changes, document };
    tell({ phase: 'sending' });
    const outcome = await server.change(draft.place, draft.revision, transaction);
    if (known !== draft) return;
    if (outcome.kind === 'unreached') {
      if (!again) unsure = [...unsure, transaction];
      // What is typed meanwhile goes along with the next attempt.
      return goOffline(send);
    }
    attempts = 0;
    await answered(outcome, draft, transaction);
  }

  async function answered(
    outcome: Exclude<Outcome<{ revision: number; updated_at: string }>, { kind: 'unreached' }>,
    draft: ReadDraft,
    { changes, document }: Unsure,
  ): Promise<void> {
    const paths = changes.map(({ path }) => path);
    if (outcome.kind === 'signedOut') return signedOut();
    if (outcome.kind === 'stale') {
      await joinLater(outcome.draft, draft);
      return send();
    }
    if (outcome.kind === 'refused') {
      const refused = toWithhold(changes, document, outcome);
      if (outcome.isLocked && refused.every(({ problem }) => problem.path !== '')) {
        const places = refused.map(({ path }) => path);
        page.show(copyPlaces(page.get(), draft.document, places));
        told = problemsOf(refused);
      } else {
        withheld = [...withheld, ...refused];
      }
      return send();
    }
    const { revision, updated_at } = outcome.value;
    unsure = [];
    known = { ...draft, revision, document: copyPlaces(draft.document, document, paths) };
    page.setSynced(syncedNow(known));
    const isMore = pending(known, page.get()).length > 0;
    if (isMore && !clock.isSet()) arm(pause, send);
    tell({ phase: isMore ? 'waiting' : 'saved', savedAt: updated_at });
  }

  /** Another tab of this browser has kept something since. */
  function adopt(): void {
    const stored = page.synced();
    if (!known || !stored || stored === own || stored.restaurantId !== known.place) return;
    own = stored;
    const mine = page.get();
    const { shown, ...taken } = followTab({ known, undecided, unsure, mine }, stored);
    ({ known, undecided } = taken);
    if (!isSameValue(shown, mine)) page.show(shown);
    tell({});
  }

  /** Loads the draft of a place and joins the page with it; then sends what is here alone. */
  async function load(place: number | null, isElsewhere = false): Promise<Outcome<unknown>> {
    rest();
    const outcome = await server.load(place);
    if (outcome.kind === 'signedOut') signedOut();
    if (outcome.kind !== 'done') return outcome;
    attempts = 0;
    await page.follow();
    if (!isElsewhere) adopt();
    if (isElsewhere) await send();
    if (isElsewhere && view.get().phase !== 'saved') return { kind: 'unreached' };
    if (known && !isElsewhere) {
      await joinLater(outcome.value, known);
    } else {
      const next = readDraft(outcome.value);
      const stored = page.synced();
      const base = stored ? applyDraft(next.published, stored.draft) : next.published;
      undecided = [];
      withheld = [];
      if (isElsewhere) await join(next, next.document, next.document);
      else await join(next, base, page.localOn(next.published));
    }
    tell({ phase: 'waiting' });
    await send();
    return outcome;
  }

  async function begin(place: number | null): Promise<void> {
    tell({ phase: 'loading' });
    const outcome = await load(place);
    if (outcome.kind === 'unreached') goOffline(() => begin(place));
    if (outcome.kind !== 'refused') return;
    told = [{ path: '', message: outcome.sentence }];
    tell({ phase: 'resting' });
  }

  /** Fetches what somebody else wrote or published; without an answer it is tried again. */
  async function reload(): Promise<void> {
    if (!known || !isAwake()) return;
    const outcome = await load(known.place);
    if (outcome.kind === 'unreached') goOffline(reload);
  }

  const isAwake = () => known !== null && view.get().phase !== 'resting';

  return {
    view,
    /** Somebody has signed in; tries again by itself until the server answers. */
    start: (place: number | null) => inTurn(() => begin(place)),
    /** The document was changed here. */
    edited(): void {
      if (!isAwake()) return;
      if (undecided.length > 0) undecided = stillUndecided(undecided, page.get());
      if (withheld.some(({ problem }) => problem.path === '')) withheld = [];
      told = [];
      const { phase, conflicts, problems } = view.get();
      const isSeen = conflicts.length > 0 || problems.length > 0;
      // What did not get through is tried again anyhow, and takes this along.
      if (phase === 'offline') return isSeen ? tell({}) : undefined;
      editedAt ??= needs.now();
      arm(Math.max(0, Math.min(pause, editedAt + longest - needs.now())), send);
      if (phase !== 'sending' || isSeen) tell({ phase: phase === 'sending' ? phase : 'waiting' });
    },
    /** The network is back. */
    reached(): void {
      if (view.get().phase === 'offline') arm(0, retry);
    },
    /** Sends now what waits; the view tells whether it arrived. */
    flush: () =>
      inTurn(async () => {
        if (!isAwake()) return;
        await send();
        if (view.get().phase === 'waiting') await send();
      }),
    /** Somebody has published, here or elsewhere. */
    refresh: () => inTurn(reload),
    /** Another tab may have kept something. */
    followed: () => inTurn(async () => adopt()),
    /** The server has this revision of a draft: what is newer there is fetched. */
    heard: (place: number | null, revision: number) =>
      inTurn(async () => {
        adopt();
        if (known?.place !== place || !isAwake()) return;
        if (revision > known.revision) await reload();
        else if (view.get().phase === 'offline') arm(0, retry);
      }),
    /** To another place, where everything here is saved. */
    moveTo: (place: number | null) => inTurn(() => load(place, true)),
    resolve(choices: ReadonlyMap<string, 'mine' | 'theirs'>): void {
      const choiceOf = ({ path }: Undecided) => choices.get(path.join('.'));
      const given = undecided.filter((it) => choiceOf(it) === 'theirs').map(({ path }) => path);
      undecided = undecided.filter((it) => choiceOf(it) === undefined);
      if (known && given.length > 0) page.show(copyPlaces(page.get(), known.document, given));
      if (known) page.setSynced(syncedNow(known));
      tell({});
      if (isAwake()) arm(0, send);
    },
    /** Back to what is published, for everyone who edits. */
    discard: () =>
      inTurn(async (): Promise<Outcome<unknown> | null> => {
        if (!known || !isAwake()) return null;
        rest();
        const outcome = await server.discard(known.place, known.revision);
        if (outcome.kind === 'signedOut') signedOut();
        if (outcome.kind === 'stale') await joinLater(outcome.draft, known);
        if (outcome.kind !== 'done') return outcome;
        const next = readDraft(outcome.value);
        withheld = [];
        told = [];
        await join(next, next.document, next.document);
        tell({ phase: 'saved', mergedFrom: null });
        return outcome;
      }),
    /** A call that the draft must hold still for; `take` hands in the draft that it gave. */
    exclusively: <T>(
      act: (draft: ReadDraft, take: (draft: ConfigDraft) => Promise<void>) => Promise<T>,
    ): Promise<T | null> =>
      inTurn(async () => {
        const draft = known;
        return draft && isAwake() ? act(draft, (next) => joinLater(next, draft)) : null;
      }),
    /** Signed out, on purpose. */
    stop(): void {
      rest();
      [known, undecided, withheld, told, unsure] = [null, [], [], [], []];
      tell({ phase: 'resting', mergedFrom: null, savedAt: null });
    },
  };
}

export type ConfigSync = ReturnType<typeof createConfigSync>;
