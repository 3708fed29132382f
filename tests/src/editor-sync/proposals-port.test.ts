import { expect, test, vi } from 'vitest';
import type { PortFailure, StaffState, SyncState } from '#editor/core/ports.ts';
import type { ConfigProposal } from '#schemas/api/site-proposals.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { ApiFailure } from '#ui/api/client.ts';
import type { SiteProposalCalls } from '#src/api/site-proposals.ts';
import { createProposalsPort } from '#src/editor-host/ports/proposals-port.ts';
import { changeable } from '#stories/samples/editor-ports.ts';
import { sampleProposal, sampleReviewed } from '#stories/samples/proposals.ts';
import { manager, owner } from '#stories/samples/publishing.ts';
import { openClient } from './open-client.ts';
import { standInServer } from './stand-in-server.ts';

const site = siteConfigSchema.parse({});
const place = 2;
const id = sampleProposal.id;
const own: ConfigProposal = { ...sampleProposal, is_own: true };
const first = '2026-11-20T01:30:00Z';
const second = '2026-11-20T01:31:00Z';
const { details } = sampleReviewed();

/** Somebody with the editor open at one restaurant, and a server that answers what it is given. */
async function begin(who: StaffState = manager) {
  const server = standInServer(site);
  const client = await openClient({ site, server: server.as('Jo') });
  await client.sync.start(place);
  const staff = changeable(who);
  let status: SyncState['status'] = 'saved';
  const calls = {
    send: vi.fn<SiteProposalCalls['send']>(async () => ({ data: own })),
    list: vi.fn<SiteProposalCalls['list']>(async () => ({
      data: { waiting: 1, proposals: [own] },
    })),
    one: vi.fn<SiteProposalCalls['one']>(async () => ({ data: details })),
    accept: vi.fn<SiteProposalCalls['accept']>(async () => ({
      data: { ...sampleProposal, state: 'accepted', version: 5 },
    })),
    decline: vi.fn<SiteProposalCalls['decline']>(async () => ({
      data: { ...sampleProposal, state: 'declined', reason: 'Too long' },
    })),
    withdraw: vi.fn<SiteProposalCalls['withdraw']>(async () => ({
      data: { ...own, state: 'withdrawn' },
    })),
  };
  const onPublished = vi.fn<() => void>();
  const onSignedOut = vi.fn<() => void>();
  const port = createProposalsPort({
    calls,
    sync: client.sync,
    staff,
    status: () => status,
    written: client.config,
    onPublished,
    onSignedOut,
  });
  return {
    ...client,
    server,
    staff,
    calls,
    port,
    onPublished,
    onSignedOut,
    setStatus: (next: SyncState['status']) => void (status = next),
  };
}

/** Why a call failed. */
const failureOf = (call: Promise<unknown>): Promise<Pick<PortFailure, 'code' | 'message'>> =>
  call.then(
    () => ({ code: 'none', message: '' }),
    (failure: PortFailure) => failure,
  );

test('a manager knows what became of what they sent last, and it is asked for once', async () => {
  const { port, calls } = await begin();
  const older = { ...own, id: 'older', sent_at: '2026-11-19T01:30:00Z' };
  const another = { ...sampleProposal, id: 'another', sent_at: second };
  const proposals = [older, another, own];
  calls.list.mockResolvedValue({ data: { waiting: 2, proposals } });
  expect(port.get()).toEqual({ waiting: 0, own: null });
  port.reported({ waiting: 2, changed_at: first });
  await vi.waitFor(() => expect(port.get()).toEqual({ waiting: 2, own }));
  port.reported({ waiting: 2, changed_at: first });
  expect(calls.list.mock.calls).toEqual([[place]]);
  calls.list.mockResolvedValue({
    data: { waiting: 1, proposals: [{ ...own, state: 'declined', reason: 'Too long' }] },
  });
  port.reported({ waiting: 1, changed_at: second });
  await vi.waitFor(() => expect(port.get().own?.state).toBe('declined'));
});

test('nothing is asked for where nothing was ever sent, nor for an owner, who has the number', async () => {
  const asManager = await begin();
  asManager.port.reported({ waiting: 0, changed_at: null });
  expect(asManager.calls.list).not.toHaveBeenCalled();
  const asOwner = await begin(owner);
  const heard = vi.fn<() => void>();
  asOwner.port.subscribe(heard);
  asOwner.port.reported({ waiting: 3, changed_at: first });
  asOwner.port.reported({ waiting: 3, changed_at: first });
  expect(asOwner.port.get()).toEqual({ waiting: 3, own: null });
  expect(heard).toHaveBeenCalledOnce();
  expect(asOwner.calls.list).not.toHaveBeenCalled();
});

test('what could not be asked for is asked for with the next sign of presence', async () => {
  const { port, calls } = await begin();
  const unreached = new ApiFailure(0, { code: 'network', message: 'Network Error' });
  calls.list.mockRejectedValueOnce(unreached);
  port.reported({ waiting: 1, changed_at: first });
  await vi.waitFor(() => {
    port.reported({ waiting: 1, changed_at: first });
    expect(port.get().own).toEqual(own);
  });
  expect(calls.list).toHaveBeenCalledTimes(2);
});

test('an answer that something newer has overtaken is not shown', async () => {
  const { port, calls } = await begin();
  let answer: (reply: Awaited<ReturnType<SiteProposalCalls['list']>>) => void = () => undefined;
  calls.list.mockImplementationOnce(() => new Promise((resolve) => void (answer = resolve)));
  const accepted: ConfigProposal = { ...own, state: 'accepted' };
  calls.list.mockResolvedValueOnce({ data: { waiting: 0, proposals: [accepted] } });
  port.reported({ waiting: 1, changed_at: first });
  port.reported({ waiting: 0, changed_at: second });
  await vi.waitFor(() => expect(port.get().own).toEqual(accepted));
  answer({ data: { waiting: 1, proposals: [own] } });
  await Promise.resolve();
  expect(port.get()).toEqual({ waiting: 0, own: accepted });
});

test('whoever signs out takes it along', async () => {
  const { port, staff } = await begin();
  port.reported({ waiting: 1, changed_at: first });
  await vi.waitFor(() => expect(port.get().own).toEqual(own));
  staff.set({ status: 'signedOut' });
  expect(port.get()).toEqual({ waiting: 0, own: null });
  staff.set(manager);
  port.reported({ waiting: 1, changed_at: first });
  await vi.waitFor(() => expect(port.get().own).toEqual(own));
});

test('what is typed is saved first, and sent as it was shown', async () => {
  const { port, calls, edit, config, server } = await begin();
  edit((draft) => void (draft.hero.title = 'Lobster Saturdays'));
  await port.send({ shown: config(), message: 'For the summer' });
  expect(server.draftOf(place).document).toEqual({ 'hero/title': 'Lobster Saturdays' });
  expect(calls.send.mock.calls).toEqual([[place, 1, 'For the summer']]);
  expect(port.get().own).toEqual(own);
  await port.withdraw(id);
  expect(port.get().own?.state).toBe('withdrawn');
});

test('what somebody else has changed is looked at before it is sent', async () => {
  const { port, calls, config, server, sync } = await begin();
  const shown = config();
  server.write(place, { 'hero/title': 'Theirs' }, 'Mia');
  await sync.refresh();
  expect(await failureOf(port.send({ shown, message: '' }))).toMatchObject({
    code: 'stale_draft',
    message: expect.stringMatching(/Look at what changes now/),
  });
  expect(calls.send).not.toHaveBeenCalled();
  await port.send({ shown: config(), message: '' });
  expect(calls.send.mock.calls).toEqual([[place, 1, '']]);
});

test.each(['offline', 'conflict', 'refused', 'signedOut'] as const)(
  'nothing is sent of a draft that is %s',
  async (status) => {
    const { port, calls, config, setStatus } = await begin();
    setStatus(status);
    const { code } = await failureOf(port.send({ shown: config(), message: '' }));
    expect(code).toBe(status === 'signedOut' ? 'staff_session_expired' : status);
    expect(calls.send).not.toHaveBeenCalled();
  },
);

test('a session that has ended is told on, and the failure has the server’s sentence', async () => {
  const { port, calls, onSignedOut } = await begin(owner);
  const gone = { error: 'Please sign in again.', code: 'staff_session_expired' } as const;
  calls.accept.mockRejectedValue(
    new ApiFailure(401, { code: 'request_failed', message: '401' }, gone),
  );
  const refusal = await failureOf(port.accept(id, 4, ['hero/title']));
  expect(refusal).toMatchObject({ code: gone.code, message: gone.error });
  expect(onSignedOut).toHaveBeenCalledOnce();
});

test('an owner sees only what waits, and before and after of the keys that are taken', async () => {
  const { port, calls } = await begin(owner);
  const proposals: ConfigProposal[] = [sampleProposal, { ...sampleProposal, state: 'declined' }];
  calls.list.mockResolvedValue({ data: { waiting: 1, proposals } });
  expect(await port.list()).toEqual([sampleProposal]);
  expect(calls.list.mock.calls).toEqual([[null]]);
  calls.one.mockResolvedValue({
    data: {
      ...details,
      site: { ...site },
      published: { 'hero/title': 'Now', 'hero/subtitle': 'Below' },
      proposed: [
        { key: 'hero/title', value: 'Next', standing: 'open', message: '' },
        { key: 'hero/subtitle', standing: 'open', message: '' },
      ],
    },
  });
  const { published, withChanges } = await port.review(id);
  expect(published.hero).toMatchObject({ title: 'Now', subtitle: 'Below' });
  expect(withChanges(['hero/title']).hero).toMatchObject({ title: 'Next', subtitle: 'Below' });
  // One without a value gives the restaurant's own up.
  expect(withChanges(['hero/subtitle']).hero).toMatchObject({
    title: 'Now',
    subtitle: site.hero.subtitle,
  });
});

test('what an owner decides is one less, and what is accepted is published', async () => {
  const { port, calls, onPublished } = await begin(owner);
  port.reported({ waiting: 2, changed_at: first });
  const { version } = await port.accept(id, 4, ['hero/title']);
  expect(version).toBe(5);
  expect(calls.accept.mock.calls).toEqual([[id, 4, ['hero/title']]]);
  expect(onPublished).toHaveBeenCalledOnce();
  expect(port.get().waiting).toBe(1);
  await port.decline(id, 'Too long');
  expect(calls.decline.mock.calls).toEqual([[id, 'Too long']]);
  expect([port.get().waiting, onPublished.mock.calls.length]).toEqual([0, 1]);
});
