import { describe, expect, test } from 'vitest';
import { readDraft } from '#src/editor-host/sync/place-form.ts';
import { initialState } from '#src/editor-host/sync/sync-state.ts';
import {
  site,
  titled,
  mine,
  stored,
  draft,
  saved,
  change,
  transaction,
  sending,
  offline,
  sendNext,
  conflict,
  sent,
  loaded,
  refused,
  type Row,
  stepOf,
} from './sync-step.ts';

const rows: Record<string, Row[]> = {
  'who signs in': [
    {
      when: 'begins by loading the draft',
      from: initialState,
      event: { type: 'start', place: 2 },
      becomes: { phase: 'loading', draft: null },
      does: [{ kind: 'stopWaiting' }, { kind: 'load', place: 2, reason: 'start' }],
    },
    {
      when: 'has the draft joined with the page, and what is here alone sent',
      from: { ...initialState, phase: 'loading' },
      event: loaded({ kind: 'done', value: stored(3, site) }),
      becomes: { phase: 'waiting', undecided: [], attempts: 0 },
      does: [{ kind: 'setBase', base: site, written: site }, sendNext],
    },
    {
      when: 'without an answer tries again later',
      from: { ...initialState, phase: 'loading' },
      event: loaded({ kind: 'unreached' }),
      becomes: { phase: 'offline', attempts: 1, isTimed: true },
      does: [{ kind: 'wait', ms: 1000, due: { type: 'start', place: null } }],
    },
    {
      when: 'is told why there is no draft',
      from: { ...initialState, phase: 'loading' },
      event: loaded({ kind: 'refused', isLocked: false, sentence: 'Not yours.', problems: [] }),
      becomes: { phase: 'inactive', notices: [{ path: '', message: 'Not yours.' }] },
      does: [],
    },
  ],
  'an edit': [
    {
      when: 'is nothing while nobody is signed in',
      from: initialState,
      event: { type: 'edited' },
      becomes: { phase: 'inactive', isTimed: false },
      does: [],
    },
    {
      when: 'is sent when nothing was typed for 800 ms',
      from: saved,
      event: { type: 'edited' },
      becomes: { phase: 'waiting', editedAt: 10_000, isTimed: true },
      does: [{ kind: 'wait', ms: 800, due: { type: 'send' } }],
    },
    {
      when: 'is sent five seconds after the first of many at the latest',
      from: { ...saved, phase: 'waiting', editedAt: 5400 },
      event: { type: 'edited' },
      becomes: { editedAt: 5400 },
      does: [{ kind: 'wait', ms: 400, due: { type: 'send' } }],
    },
    {
      when: 'goes along with what is tried again anyhow',
      from: offline,
      event: { type: 'edited' },
      becomes: { phase: 'offline', attempts: 2 },
      does: [],
    },
    {
      when: 'ends a conflict that it agrees with',
      from: { ...saved, undecided: [conflict] },
      event: { type: 'edited' },
      around: { page: titled('Theirs') },
      becomes: { undecided: [] },
      does: [{ kind: 'wait' }],
    },
  ],
  sending: [
    {
      when: 'what differs, as one transaction',
      from: { ...saved, phase: 'waiting', editedAt: 1, isTimed: true },
      event: { type: 'timer', due: { type: 'send' } },
      around: { page: mine },
      becomes: { phase: 'sending', editedAt: null, isTimed: false },
      does: [
        { kind: 'stopWaiting' },
        { kind: 'send', from: draft, id: null, changes: [change], document: mine },
      ],
    },
    {
      when: 'the same again by the same transaction',
      from: { ...offline, unsure: [transaction] },
      event: { type: 'send' },
      around: { page: mine },
      becomes: { phase: 'sending' },
      does: [{ kind: 'stopWaiting' }, { kind: 'send', id: 't-1', changes: [change] }],
    },
    {
      when: 'nothing where nothing differs',
      from: { ...saved, phase: 'waiting' },
      event: { type: 'send' },
      becomes: { phase: 'saved' },
      does: [{ kind: 'stopWaiting' }],
    },
    {
      when: 'nothing that is to be decided',
      from: { ...saved, phase: 'waiting', undecided: [conflict] },
      event: { type: 'send' },
      around: { page: mine },
      becomes: { phase: 'saved', undecided: [conflict] },
      does: [{ kind: 'stopWaiting' }],
    },
    {
      when: 'nothing without a network, but later',
      from: { ...saved, phase: 'waiting', attempts: 1 },
      event: { type: 'send' },
      around: { page: mine, isOnline: false },
      becomes: { phase: 'offline', attempts: 2 },
      does: [{ kind: 'stopWaiting' }, { kind: 'wait', ms: 2000, due: { type: 'send' } }],
    },
  ],
  'what was sent': [
    {
      when: 'and acknowledged is what the server has',
      from: { ...sending, unsure: [transaction], attempts: 3 },
      event: sent({ kind: 'done', value: { revision: 4, updated_at: 'now' } }),
      around: { page: mine },
      becomes: {
        phase: 'saved',
        savedAt: 'now',
        unsure: [],
        attempts: 0,
        draft: { ...draft, revision: 4, document: mine },
      },
      does: [{ kind: 'setSynced', synced: { revision: 4, draft: [change] } }],
    },
    {
      when: 'and acknowledged while more was typed is followed by that',
      from: sending,
      event: sent({ kind: 'done', value: { revision: 4, updated_at: 'now' } }),
      around: { page: titled('Mine, and more') },
      becomes: { phase: 'waiting', isTimed: true },
      does: [{ kind: 'setSynced' }, { kind: 'wait', ms: 800, due: { type: 'send' } }],
    },
    {
      when: 'and never answered may have arrived',
      from: sending,
      event: sent({ kind: 'unreached' }),
      around: { page: mine },
      becomes: { phase: 'offline', unsure: [transaction], retry: { type: 'send' } },
      does: [{ kind: 'wait', ms: 1000, due: { type: 'send' } }],
    },
    {
      when: 'over what somebody else wrote is joined with that and sent again',
      from: sending,
      event: sent({
        kind: 'stale',
        draft: stored(4, { ...site, seo: { ...site.seo, title: 'Theirs' } }, 'Mia'),
      }),
      around: { page: mine },
      becomes: { mergedFrom: 'Mia', undecided: [] },
      does: [
        { kind: 'setBase', written: { hero: { title: 'Mine' }, seo: { title: 'Theirs' } } },
        sendNext,
      ],
    },
    {
      when: 'over the same setting is asked about',
      from: sending,
      event: sent({ kind: 'stale', draft: stored(4, titled('Theirs'), 'Mia') }),
      around: { page: mine },
      becomes: {
        undecided: [{ ...conflict, ancestor: { value: site.hero.title } }],
      },
      does: [{ kind: 'setBase', written: mine, synced: { revision: 0, draft: [] } }, sendNext],
    },
    {
      when: 'and refused is kept here',
      from: sending,
      event: refused(false, 'hero.title'),
      around: { page: mine },
      becomes: {
        withheld: [
          { path: change.path, value: 'Mine', problem: { path: 'hero.title', message: 'No.' } },
        ],
      },
      does: [sendNext],
    },
    {
      when: 'and locked goes back',
      from: sending,
      event: refused(true, 'hero.title'),
      around: { page: mine },
      becomes: { withheld: [], notices: [{ path: 'hero.title', message: 'No.' }] },
      does: [{ kind: 'show', document: site }, sendNext],
    },
    {
      when: 'in a session that is over waits for the next sign-in',
      from: sending,
      event: sent({ kind: 'signedOut' }),
      becomes: { phase: 'inactive', draft },
      does: [{ kind: 'stopWaiting' }, { kind: 'signedOut' }],
    },
    {
      when: 'before signing out is of no account any more',
      from: initialState,
      event: sent({ kind: 'done', value: { revision: 4, updated_at: 'now' } }),
      becomes: { draft: null, phase: 'inactive' },
      does: [],
    },
  ],
  'what others do': [
    {
      when: 'is fetched where it is newer',
      from: saved,
      event: { type: 'revisionReported', place: null, revision: 4 },
      becomes: { draft },
      does: [{ kind: 'continue', event: { type: 'reload' } }],
    },
    {
      when: 'elsewhere is none of this draft',
      from: saved,
      event: { type: 'revisionReported', place: 7, revision: 9 },
      becomes: { draft },
      does: [],
    },
    {
      when: 'shows that the network is back',
      from: { ...offline, retry: { type: 'reload' } },
      event: { type: 'revisionReported', place: null, revision: 3 },
      becomes: { isTimed: true },
      does: [{ kind: 'wait', ms: 0, due: { type: 'reload' } }],
    },
    {
      when: 'in another tab of this browser is taken over',
      from: saved,
      event: { type: 'followed' },
      around: { page: mine, stored: { restaurantId: null, revision: 5, draft: [change] } },
      becomes: { draft: { ...draft, revision: 5, document: mine } },
      does: [],
    },
  ],
  'who decides': [
    {
      when: 'for theirs shows it, and sends what is left',
      from: { ...saved, undecided: [conflict], draft: readDraft(stored(4, titled('Theirs'))) },
      event: { type: 'resolve', choices: new Map([['hero.title', 'theirs']]) },
      around: { page: mine },
      becomes: { undecided: [], isTimed: true },
      does: [
        { kind: 'show', document: { hero: { title: 'Theirs' } } },
        { kind: 'setSynced', synced: { revision: 4 } },
        { kind: 'wait', ms: 0, due: { type: 'send' } },
      ],
    },
    {
      when: 'to discard has what is published',
      from: { ...saved, draft: readDraft(stored(4, mine)), mergedFrom: 'Mia' },
      event: { type: 'discarded', outcome: { kind: 'done', value: stored(5, site) } },
      around: { page: mine },
      becomes: { phase: 'saved', mergedFrom: null },
      does: [{ kind: 'setBase', written: site }],
    },
    {
      when: 'to sign out is as before the sign-in',
      from: { ...saved, mergedFrom: 'Mia', savedAt: 'now' },
      event: { type: 'stop' },
      becomes: { ...initialState },
      does: [{ kind: 'stopWaiting' }],
    },
  ],
};

describe.each(Object.entries(rows))('%s', (_, some) => {
  test.each(some)('$when', (row) => {
    const before = structuredClone(row.from);
    const [state, effects] = stepOf(row);
    expect(state).toMatchObject(row.becomes);
    expect(effects).toHaveLength(row.does.length);
    expect(effects).toMatchObject(row.does);
    expect(row.from).toEqual(before);
  });
});
