import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PortFailure, type ProposalsPort, type ProposalsState } from '#editor/core/ports.ts';
import { changeable, fixed } from '#stories/samples/editor-ports.ts';
import { sampleProposal, workingProposals } from '#stories/samples/proposals.ts';
import { manager, publishedSite, workingPublishing } from '#stories/samples/publishing.ts';
import { openEditor } from '../open-editor.tsx';
import { axeProblems } from './publish-axe.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Send to the owner' });
const foot = () => page.getByRole('region', { name: 'Your changes' });
const done = () => Promise.resolve();
const own = { ...sampleProposal, is_own: true };

/** A manager's editor in which the title was changed. */
function openAsManager(
  parts: Partial<ProposalsPort> = {},
  start: ProposalsState = { waiting: 0, own: null },
) {
  const state = changeable(start);
  const opened = openEditor(publishedSite, {
    staff: { ...fixed(manager), signIn: done, signInByPasskey: done, signOut: done },
    publishing: workingPublishing,
    proposals: { ...workingProposals, ...state, ...parts },
  });
  opened.editor.change('Title', (draft) => void (draft.hero.title = 'Lobster Saturdays'));
  return { ...opened, state };
}

test('a manager sends what changes, with a message, and nothing else than what was shown', async () => {
  const send = vi.fn<ProposalsPort['send']>(done);
  const { config } = openAsManager({ send });
  expect(button('Publish').query()).toBeNull();
  await button('Send to owner').click();
  await expect.element(dialog().getByText('Lobster Saturdays')).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await dialog().getByLabelText('Message').fill('For the summer');
  await button('Send to the owner').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(send).toHaveBeenCalledWith({ shown: config(), message: 'For the summer' });
});

test('a failure says so and keeps the message', async () => {
  const send = vi
    .fn<ProposalsPort['send']>(done)
    .mockRejectedValueOnce(new PortFailure('network', 'The server cannot be reached.'));
  openAsManager({ send });
  await button('Send to owner').click();
  await dialog().getByLabelText('Message').fill('For the summer');
  await button('Send to the owner').click();
  await expect.element(page.getByRole('alert').getByText('cannot be reached')).toBeVisible();
  await expect.element(dialog().getByLabelText('Message')).toHaveValue('For the summer');
  await button('Send to the owner').click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('what has to be put right is put right before it is sent', async () => {
  const send = vi.fn<ProposalsPort['send']>(done);
  const { editor } = openAsManager({ send });
  editor.change('Link', (draft) => void (draft.hero.ctaLink = '#nowhere'));
  await button('Send to owner').click();
  await expect.element(dialog().getByText('One thing has to be put right first.')).toBeVisible();
  await button('Send to the owner').click({ force: true });
  expect(send).not.toHaveBeenCalled();
});

test('what waits says so, is replaced or taken back; what was decided is told with the reason', async () => {
  const withdraw = vi.fn<ProposalsPort['withdraw']>(done);
  const { state } = openAsManager({ withdraw }, { waiting: 1, own });
  await expect.element(foot().getByText('Sent: waiting for the owner.')).toBeVisible();
  await button('Send to owner').click();
  await expect.element(button('Send this instead')).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await button('Take it back').click();
  await expect.element(dialog()).not.toBeInTheDocument();
  expect(withdraw).toHaveBeenCalledWith(sampleProposal.id);
  const decided = { ...own, decided_by: 'Mara', decided_at: new Date().toISOString() };
  state.set({ waiting: 0, own: { ...decided, state: 'declined', reason: 'Too long' } });
  await expect.element(foot().getByText('Mara declined your changes: Too long')).toBeVisible();
  state.set({ waiting: 0, own: { ...decided, state: 'accepted' } });
  await expect.element(foot().getByText(/Mara accepted your changes/)).toBeVisible();
  const longAgo = '2020-01-01T00:00:00Z';
  state.set({ waiting: 0, own: { ...decided, state: 'accepted', decided_at: longAgo } });
  await expect.element(foot().getByText(/accepted your changes/)).not.toBeInTheDocument();
});
