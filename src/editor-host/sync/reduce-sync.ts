import { isSameValue, type ConfigChange } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { applyDraft } from '#ui/stores/config-draft.ts';
import { adoptStored, joinDraft, joinUpdate, type Step } from './join-draft.ts';
import { copyPlaces, stillUndecided } from './merge-draft.ts';
import { waitAfter } from './one-at-a-time.ts';
import { readDraft, type ReadDraft } from './place-form.ts';
import {
  initialState,
  isActive,
  type Loaded,
  type Sent,
  type SyncContext,
  type SyncEffect,
  type SyncEvent,
  type SyncState,
  type TimedEvent,
} from './sync-state.ts';
import { changesToSend, syncedOf } from './to-send.ts';
import { problemsOf, stillWithheld, toWithhold } from './withheld.ts';

/** An edit is sent when nothing was typed for so long, in ms; at the latest after `longest`. */
const pause = 800;
const longest = 5000;

/**
 * What becomes of an event: pure, so that every rule of the synchronisation is a row of a table
 * (config-sync.ts performs the effects).
 */
export function reduceSync(state: SyncState, event: SyncEvent, context: SyncContext): Step {
  switch (event.type) {
    case 'start':
      return begin({ ...state, phase: 'loading' }, event.place, 'start');
    case 'reload':
      return isActive(state) && state.draft
        ? begin(state, state.draft.place, 'reload')
        : [state, []];
    case 'loaded':
      return loaded(state, event, context);
    case 'send':
      return send(state, context);
    case 'sent':
      return sent(state, event, context);
    case 'timer':
      return reduceSync({ ...state, isTimed: false }, event.due, context);
    case 'edited':
      return edited(state, context);
    case 'reached':
      return state.phase === 'offline' ? waiting(state, 0, state.retry) : [state, []];
    case 'followed':
      return adoptStored(state, context).step;
    case 'revisionReported':
      return revisionReported(state, event, context);
    case 'resolve':
      return resolve(state, event.choices, context);
    case 'discarded':
      return discarded(state, event.outcome, context);
    case 'taken':
      return state.draft
        ? joinUpdate(state, { update: event.draft, present: state.draft, mine: context.page })
        : [state, []];
    case 'hold':
      return rested(state);
    case 'stop':
      return rested({ ...initialState, ownSynced: state.ownSynced });
  }
}

/** A step with more to be done after it. */
const after = ([state, effects]: Step, ...more: SyncEffect[]): Step => [
  state,
  [...effects, ...more],
];

const sendNext: SyncEffect = { kind: 'continue', event: { type: 'send' } };

const waiting = (state: SyncState, ms: number, due: TimedEvent): Step => [
  { ...state, isTimed: true },
  [{ kind: 'wait', ms, due }],
];

const rested = (state: SyncState): Step => [
  { ...state, editedAt: null, isTimed: false },
  [{ kind: 'stopWaiting' }],
];

const begin = (state: SyncState, place: number | null, reason: 'start' | 'reload'): Step =>
  after(rested(state), { kind: 'load', place, reason });

function goOffline(state: SyncState, retry: TimedEvent): Step {
  const { attempts } = state;
  const next = { ...state, phase: 'offline' as const, attempts: attempts + 1, retry };
  return waiting(next, waitAfter(attempts), retry);
}

const signedOut = (state: SyncState): Step =>
  after(rested({ ...state, phase: 'inactive' }), { kind: 'signedOut' });

/** A draft that was loaded is joined with the page; then what is here alone is sent. */
function loaded(state: SyncState, event: Loaded, context: SyncContext): Step {
  const { reason, place, outcome } = event;
  if (outcome.kind === 'signedOut') return signedOut(state);
  if (outcome.kind === 'unreached') {
    if (reason === 'move') return [state, []];
    return goOffline(state, reason === 'start' ? { type: 'start', place } : { type: 'reload' });
  }
  if (outcome.kind === 'refused' && reason === 'start') {
    const notices = [{ path: '', message: outcome.sentence }];
    return [{ ...state, notices, phase: 'inactive' }, []];
  }
  if (outcome.kind !== 'done') return [state, []];
  const active = { ...state, attempts: 0 };
  if (reason === 'move') {
    const next = readDraft(outcome.value);
    const fresh = { ...active, undecided: [], withheld: [] };
    return goOn(joinDraft(fresh, next, { base: next.document, mine: next.document }));
  }
  const { step, page } = adoptStored(active, context);
  const [adopted, effects] = step;
  const joined = adopted.draft
    ? joinUpdate(adopted, { update: outcome.value, present: adopted.draft, mine: page })
    : joinFirst(adopted, readDraft(outcome.value), event.local, context);
  return goOn([joined[0], [...effects, ...joined[1]]]);
}

const goOn = ([state, effects]: Step): Step => [
  { ...state, phase: 'waiting' },
  [...effects, sendNext],
];

/** What this browser changed before it knew the draft is its own part in the merge. */
function joinFirst(
  state: SyncState,
  next: ReadDraft,
  local: readonly ConfigChange[],
  { stored }: SyncContext,
): Step {
  const base = stored ? applyDraft(next.published, stored.draft) : next.published;
  const mine = applyDraft(next.published, local);
  return joinDraft({ ...state, undecided: [], withheld: [] }, next, { base, mine });
}

/** What the server does not have, but for what is to be decided or was refused. */
function pending(
  state: SyncState,
  draft: ReadDraft,
  page: SiteConfig,
): { next: SyncState; changes: ConfigChange[] } {
  const withheld = stillWithheld(state.withheld, page);
  const changes = changesToSend(draft, page, [...state.undecided, ...withheld]);
  return { next: { ...state, withheld }, changes };
}

function send(state: SyncState, context: SyncContext): Step {
  const [calm, stop] = rested(state);
  const { step, page: document } = adoptStored(calm, context);
  const [adopted, shown] = step;
  const first = [...stop, ...shown];
  const { draft: from } = adopted;
  if (!from || !isActive(adopted)) return [adopted, first];
  const { next, changes } = pending(adopted, from, document);
  if (changes.length === 0) return [{ ...next, phase: 'saved' }, first];
  if (!context.isOnline) {
    const [offline, wait] = goOffline(next, { type: 'send' });
    return [offline, [...first, ...wait]];
  }
  const last = next.unsure.at(-1);
  const id = last && isSameValue(last.changes, changes) ? last.id : null;
  return [{ ...next, phase: 'sending' }, [...first, { kind: 'send', from, id, changes, document }]];
}

function sent(state: SyncState, { from, transaction, outcome }: Sent, { page }: SyncContext): Step {
  if (state.draft !== from) return [state, []];
  const { changes, document } = transaction;
  if (outcome.kind === 'unreached') {
    const isKnown = state.unsure.some(({ id }) => id === transaction.id);
    const unsure = isKnown ? state.unsure : [...state.unsure, transaction];
    // What is typed meanwhile goes along with the next attempt.
    return goOffline({ ...state, unsure }, { type: 'send' });
  }
  const answered = { ...state, attempts: 0 };
  switch (outcome.kind) {
    case 'signedOut':
      return signedOut(answered);
    case 'stale':
      return after(
        joinUpdate(answered, { update: outcome.draft, present: from, mine: page }),
        sendNext,
      );
    case 'refused': {
      const refused = toWithhold(changes, document, outcome);
      if (!outcome.isLocked || refused.some(({ problem }) => problem.path === '')) {
        return [{ ...answered, withheld: [...state.withheld, ...refused] }, [sendNext]];
      }
      const places = refused.map(({ path }) => path);
      const putBack = copyPlaces(page, from.document, places);
      const notices = problemsOf(refused);
      return [{ ...answered, notices }, [{ kind: 'show', document: putBack }, sendNext]];
    }
    case 'done': {
      const { revision, updated_at: savedAt } = outcome.value;
      const paths = changes.map(({ path }) => path);
      const draft = { ...from, revision, document: copyPlaces(from.document, document, paths) };
      const synced = syncedOf(draft, state.undecided);
      const saved = { ...answered, unsure: [], draft, ownSynced: synced, savedAt };
      const { next, changes: more } = pending(saved, draft, page);
      const effects: SyncEffect[] = [{ kind: 'setSynced', synced }];
      if (more.length === 0) return [{ ...next, phase: 'saved' }, effects];
      const then = { ...next, phase: 'waiting' as const };
      if (state.isTimed) return [then, effects];
      const [timed, wait] = waiting(then, pause, { type: 'send' });
      return [timed, [...effects, ...wait]];
    }
  }
}

function edited(state: SyncState, { page, now }: SyncContext): Step {
  if (!isActive(state)) return [state, []];
  const isAllWithheld = state.withheld.some(({ problem }) => problem.path === '');
  const next = {
    ...state,
    undecided: stillUndecided(state.undecided, page),
    withheld: isAllWithheld ? [] : state.withheld,
    notices: [],
  };
  // What did not get through is tried again anyhow, and takes this along.
  if (state.phase === 'offline') return [next, []];
  const editedAt = state.editedAt ?? now;
  const phase = state.phase === 'sending' ? ('sending' as const) : ('waiting' as const);
  const ms = Math.max(0, Math.min(pause, editedAt + longest - now));
  return waiting({ ...next, editedAt, phase }, ms, { type: 'send' });
}

function revisionReported(
  state: SyncState,
  { place, revision }: Extract<SyncEvent, { type: 'revisionReported' }>,
  context: SyncContext,
): Step {
  const { step } = adoptStored(state, context);
  const [adopted] = step;
  const { draft, phase, retry } = adopted;
  if (!draft || draft.place !== place || !isActive(adopted)) return step;
  if (revision > draft.revision) {
    return after(step, { kind: 'continue', event: { type: 'reload' } });
  }
  if (phase !== 'offline') return step;
  const [timed, wait] = waiting(adopted, 0, retry);
  return [timed, [...step[1], ...wait]];
}

function resolve(
  state: SyncState,
  choices: ReadonlyMap<string, 'mine' | 'theirs'>,
  { page }: SyncContext,
): Step {
  const { draft } = state;
  const choiceOf = (path: ConfigChange['path']) => choices.get(path.join('.'));
  const given = state.undecided.filter(({ path }) => choiceOf(path) === 'theirs');
  const undecided = state.undecided.filter(({ path }) => choiceOf(path) === undefined);
  if (!draft) return [{ ...state, undecided }, []];
  const synced = syncedOf(draft, undecided);
  const places = given.map(({ path }) => path);
  const effects: SyncEffect[] = [
    ...(places.length > 0
      ? [{ kind: 'show' as const, document: copyPlaces(page, draft.document, places) }]
      : []),
    { kind: 'setSynced', synced },
  ];
  const decided = { ...state, undecided, ownSynced: synced };
  if (!isActive(state)) return [decided, effects];
  const [timed, wait] = waiting(decided, 0, { type: 'send' });
  return [timed, [...effects, ...wait]];
}

/** Back to what is published, for everyone who edits. */
function discarded(
  state: SyncState,
  outcome: Extract<SyncEvent, { type: 'discarded' }>['outcome'],
  { page: mine }: SyncContext,
): Step {
  if (outcome.kind === 'signedOut') return signedOut(state);
  if (outcome.kind === 'stale' && state.draft) {
    return joinUpdate(state, { update: outcome.draft, present: state.draft, mine });
  }
  if (outcome.kind !== 'done') return [state, []];
  const next = readDraft(outcome.value);
  const saved = { ...state, withheld: [], notices: [], phase: 'saved' as const, mergedFrom: null };
  return joinDraft(saved, next, { base: next.document, mine: next.document });
}
