import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PortFailure, type ProposalsPort, type ProposalsState } from '#editor/core/ports.ts';
import { changeable, fixed } from '#stories/samples/editor-ports.ts';
import {
  sampleChanges,
  sampleProposal,
  sampleReviewed,
  workingProposals,
} from '#stories/samples/proposals.ts';
import { owner, publishedSite } from '#stories/samples/publishing.ts';
import { openEditor } from '../open-editor.tsx';
import { axeProblems } from './publish-axe.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Sent to you for Northcote' });
const done = () => Promise.resolve();
const staff = { ...fixed(owner), signIn: done, signInByPasskey: done, signOut: done };

/** The owner's editor, with what was sent open. */
async function openProposal(parts: Partial<ProposalsPort> = {}) {
  const opened = openEditor(publishedSite, {
    staff,
    proposals: { ...workingProposals, ...parts },
  });
  await button('Look at what was sent to you (1)').click();
  return opened;
}

test('the badge comes and goes by itself, and is read out', async () => {
  const state = changeable<ProposalsState>({ waiting: 0, own: null });
  openEditor(publishedSite, { staff, proposals: { ...workingProposals, ...state } });
  await expect.element(button('Publish')).toBeVisible();
  expect(button(/sent to you/).query()).toBeNull();
  state.set({ waiting: 2, own: null });
  await expect.element(button('Look at what was sent to you (2)')).toBeVisible();
  expect(button('Look at what was sent to you (2)').element().closest('output')).not.toBeNull();
  state.set({ waiting: 0, own: null });
  await expect.element(button('Look at what was sent to you (2)')).not.toBeInTheDocument();
});

test('before and after of what was sent, clean for axe, accepted whole by keyboard', async () => {
  const accept = vi.fn<ProposalsPort['accept']>(workingProposals.accept);
  await openProposal({ accept });
  await expect.element(dialog().getByText('Lobster Saturdays')).toBeVisible();
  await expect.element(dialog().getByText('The new title for the summer.')).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await button('Before and after').click();
  await expect.element(page.getByRole('dialog', { name: 'Before and after' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  button('Accept and publish').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText(/Northcote shows it from now on/)).toBeVisible();
  await expect.element(button('Done')).toHaveFocus();
  expect(accept).toHaveBeenCalledWith(sampleProposal.id, 4, ['hero/title', 'colors/primary']);
});

test('what is left out is not published, and is taken in again', async () => {
  const accept = vi.fn<ProposalsPort['accept']>(workingProposals.accept);
  await openProposal({ accept });
  await button('Leave out: Hero, Title').click();
  await expect.element(page.getByRole('heading', { name: 'What changes' })).toHaveFocus();
  await expect.element(dialog().getByText('Lobster Saturdays')).not.toBeInTheDocument();
  await button('Leave out: Colours, Primary').click();
  await expect.element(dialog().getByText('Nothing of it is left to publish.')).toBeVisible();
  await expect.element(button('Accept and publish')).toHaveAttribute('aria-disabled', 'true');
  await button('Take it in again: Colours › Primary').click();
  await button('Accept and publish').click();
  await expect.element(page.getByText(/Left out: one setting/)).toBeVisible();
  expect(accept).toHaveBeenCalledWith(sampleProposal.id, 4, ['colors/primary']);
});

test('what changed since is chosen first, and what is not possible any more says why', async () => {
  const accept = vi.fn<ProposalsPort['accept']>(workingProposals.accept);
  const [title, colour] = sampleChanges;
  if (!title || !colour) throw new Error('the sample has two changes');
  const reviewed = sampleReviewed([
    { ...title, standing: 'changed' },
    { ...colour, standing: 'locked' },
    { key: 'hero/subtitle', value: 'x', standing: 'unfit', message: 'There is no such setting.' },
  ]);
  await openProposal({ accept, review: () => Promise.resolve(reviewed) });
  await expect.element(dialog().getByText('1 to choose first')).toBeVisible();
  await expect.element(dialog().getByText(/You have locked this for managers/)).toBeVisible();
  await expect.element(dialog().getByText('There is no such setting.')).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await button('Accept and publish').click({ force: true });
  expect(accept).not.toHaveBeenCalled();
  await dialog()
    .getByRole('radio', { name: /Sent to you/ })
    .click();
  await button('Accept and publish').click();
  await expect.element(button('Done')).toBeVisible();
  expect(accept).toHaveBeenCalledWith(sampleProposal.id, 4, ['hero/title']);
});

test('declining needs a reason, which outlives a failure', async () => {
  const decline = vi
    .fn<ProposalsPort['decline']>(workingProposals.decline)
    .mockRejectedValueOnce(new PortFailure('network', 'The server cannot be reached.'));
  await openProposal({ decline });
  await button('Decline').click();
  await expect.element(button('Decline and say why')).toHaveAttribute('aria-disabled', 'true');
  await dialog().getByLabelText('Why not').fill('Too long for phones');
  await button('Decline and say why').click();
  await expect.element(page.getByRole('alert').getByText('cannot be reached')).toBeVisible();
  await expect.element(dialog().getByLabelText('Why not')).toHaveValue('Too long for phones');
  await button('Decline and say why').click();
  await expect.element(page.getByText(/Nothing was published/)).toBeVisible();
  expect(decline).toHaveBeenLastCalledWith(sampleProposal.id, 'Too long for phones');
});

test('what another owner decided meanwhile is said, and nothing is lost', async () => {
  const failure = new PortFailure('proposal_decided', 'Mint has accepted this already.');
  await openProposal({ accept: () => Promise.reject(failure) });
  await button('Accept and publish').click();
  await expect.element(page.getByRole('alert').getByText(failure.message)).toBeVisible();
  await expect.element(dialog().getByText('Lobster Saturdays')).toBeVisible();
});

test('published anew meanwhile: it is compared once more', async () => {
  let proposed = sampleChanges;
  const review = () => Promise.resolve(sampleReviewed(proposed));
  const failure = new PortFailure('stale_proposal', 'Look at it once more.');
  await openProposal({ review, accept: () => Promise.reject(failure) });
  await expect.element(dialog().getByText('Lobster Saturdays')).toBeVisible();
  proposed = sampleChanges.slice(1);
  await button('Accept and publish').click();
  await expect.element(page.getByRole('alert').getByText('Look at it once more.')).toBeVisible();
  await expect.element(dialog().getByText('Lobster Saturdays')).not.toBeInTheDocument();
});

test('a list that cannot be loaded is asked for again; of several one is chosen', async () => {
  const other = { ...sampleProposal, id: 'other', restaurant: 'Hill', sender: 'Dill' };
  const list = vi
    .fn<ProposalsPort['list']>(() => Promise.resolve([sampleProposal, other]))
    .mockRejectedValue(new PortFailure('network', 'The server cannot be reached.'));
  await openProposal({ list });
  await expect.element(page.getByText('The server cannot be reached.')).toBeVisible();
  list.mockResolvedValue([sampleProposal, other]);
  await button('Try again').click();
  await button('Look at it: Northcote, from Jo Park').click();
  await expect.element(dialog()).toBeVisible();
  await button('Back').click();
  await expect.element(button('Look at it: Hill, from Dill')).toBeVisible();
});
