import type { ConfigDraft } from '#schemas/api/site-config.ts';
import { readableStore } from '../state/readable-store.ts';
import type { Outcome } from './draft-server.ts';
import { alarm, oneAtATime } from './one-at-a-time.ts';
import type { ReadDraft } from './place-form.ts';
import { reduceSync } from './reduce-sync.ts';
import { isSameView, type SyncNeeds } from './sync-needs.ts';
import {
  initialState,
  isActive,
  viewOf,
  type LoadReason,
  type Loaded,
  type SyncEffect,
  type SyncEvent,
} from './sync-state.ts';

type Call = Extract<SyncEffect, { kind: 'load' | 'send' | 'continue' | 'signedOut' }>;

const isCall = (effect: SyncEffect): effect is Call =>
  effect.kind === 'load' ||
  effect.kind === 'send' ||
  effect.kind === 'continue' ||
  effect.kind === 'signedOut';

/**
 * Keeps the document on the page and the staff's draft on the server the same: what is edited goes
 * there as changes, one call at a time; what others wrote comes in between; what both changed is
 * asked. Nothing that the server answers replaces what was edited meanwhile. What is to be done is
 * decided in reduce-sync.ts; here it is done.
 */
export function createConfigSync(needs: SyncNeeds) {
  const { page, server } = needs;
  let state = initialState;
  const view = readableStore(viewOf(state));
  const inTurn = oneAtATime();
  const clock = alarm(needs.after);

  const publish = () => {
    const [before, next] = [view.get(), viewOf(state)];
    view.set(isSameView(before, next) ? before : next);
  };

  async function dispatch(event: SyncEvent): Promise<void> {
    const [next, effects] = reduceSync(state, event, {
      page: page.get(),
      stored: page.synced(),
      now: needs.now(),
      isOnline: needs.isOnline(),
    });
    state = next;
    for (const effect of effects) {
      if (isCall(effect)) {
        // Whoever looks while a call is under way sees what led to it.
        publish();
        await call(effect);
      } else {
        const done = apply(effect);
        if (done) await done;
      }
    }
    publish();
  }

  /** What takes effect at once, but where a document needs its module first. */
  function apply(effect: Exclude<SyncEffect, Call>): Promise<void> | undefined {
    switch (effect.kind) {
      case 'setBase':
        return page.setBase(effect);
      case 'show':
        page.show(effect.document);
        break;
      case 'setSynced':
        page.setSynced(effect.synced);
        break;
      case 'wait': {
        const { due } = effect;
        clock.set(effect.ms, () => void inTurn(() => dispatch({ type: 'timer', due })));
        break;
      }
      case 'stopWaiting':
        clock.stop();
        break;
    }
    return undefined;
  }

  async function call(effect: Call): Promise<void> {
    switch (effect.kind) {
      case 'load':
        return dispatch(await load(effect.place, effect.reason));
      case 'send': {
        const { from, changes, document } = effect;
        const transaction = { id: effect.id ?? needs.newId(), changes, document };
        const outcome = await server.change(from.place, from.revision, transaction);
        return dispatch({ type: 'sent', from, transaction, outcome });
      }
      case 'continue':
        return dispatch(effect.event);
      case 'signedOut':
        return needs.onSignedOut();
    }
  }

  async function load(place: number | null, reason: LoadReason): Promise<Loaded> {
    const outcome = await server.load(place);
    if (outcome.kind === 'done') await page.follow();
    return { type: 'loaded', reason, place, outcome, local: page.draft() };
  }

  /** Sends what waits, and what was edited while that was under way. */
  async function sendAll(): Promise<void> {
    await dispatch({ type: 'send' });
    if (state.phase === 'waiting') await dispatch({ type: 'send' });
  }

  return {
    view,
    /** Somebody has signed in; tries again by itself until the server answers. */
    start: (place: number | null) => inTurn(() => dispatch({ type: 'start', place })),
    /** The document was changed here. */
    edited: () => void dispatch({ type: 'edited' }),
    /** The network is back. */
    reached: () => void dispatch({ type: 'reached' }),
    /** Sends now what waits; the view shows whether it arrived. */
    flush: () => inTurn(async () => (isActive(state) ? sendAll() : undefined)),
    /** Somebody has published, here or elsewhere. */
    refresh: () => inTurn(() => dispatch({ type: 'reload' })),
    /** Another tab may have stored something. */
    followed: () => inTurn(() => dispatch({ type: 'followed' })),
    /** The server has this revision of a draft: what is newer there is fetched. */
    revisionReported: (place: number | null, revision: number) =>
      inTurn(() => dispatch({ type: 'revisionReported', place, revision })),
    /** To another place, where everything here is saved. */
    moveTo: (place: number | null) =>
      inTurn(async (): Promise<Outcome<unknown>> => {
        await dispatch({ type: 'hold' });
        const event = await load(place, 'move');
        if (event.outcome.kind === 'done') {
          await dispatch({ type: 'send' });
          if (state.phase !== 'saved') return { kind: 'unreached' };
        }
        await dispatch(event);
        return event.outcome;
      }),
    /** Decides conflicts, by the dotted path of each. */
    resolve: (choices: ReadonlyMap<string, 'mine' | 'theirs'>) =>
      void dispatch({ type: 'resolve', choices }),
    /** Back to what is published, for everyone who edits; null where nobody is signed in. */
    discard: () =>
      inTurn(async (): Promise<Outcome<unknown> | null> => {
        const { draft } = state;
        if (!draft || !isActive(state)) return null;
        await dispatch({ type: 'hold' });
        const outcome = await server.discard(draft.place, draft.revision);
        await dispatch({ type: 'discarded', outcome });
        return outcome;
      }),
    /** A call beside which nothing is sent; `take` hands in the draft that it gave. */
    exclusively: <T>(
      act: (draft: ReadDraft, take: (draft: ConfigDraft) => Promise<void>) => Promise<T>,
    ): Promise<T | null> =>
      inTurn(async () => {
        const { draft } = state;
        if (!draft || !isActive(state)) return null;
        return act(draft, (next) => dispatch({ type: 'taken', draft: next }));
      }),
    /** Signed out, on purpose. */
    stop: () => void dispatch({ type: 'stop' }),
  };
}

export type ConfigSync = ReturnType<typeof createConfigSync>;
