import axe from 'axe-core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changesBetween } from '#schemas/config/changes.ts';
import {
  PortFailure,
  type Collaborator,
  type StaffState,
  type SyncState,
} from '#editor/core/ports.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { changeable, localSync } from '#stories/samples/editor-ports.ts';
import { openEditor } from '../open-editor.tsx';

const site = siteConfigSchema.parse({});
const owner: StaffState = {
  status: 'signedIn',
  member: {
    id: '5d4e0c1e-6a1c-4b7e-9d3e-0a8c2f6b1d11',
    name: 'Ann Owner',
    email: 'ann@example.test',
    role: 'owner',
    restaurant_id: null,
  },
};

function open(start: Partial<SyncState> = {}, who: StaffState = { status: 'signedOut' }) {
  const state = changeable<SyncState>({ ...localSync, ...start });
  const staff = changeable<StaffState>(who);
  const sync = {
    ...state,
    flush: () => Promise.resolve(),
    resolve: vi.fn<(choices: ReadonlyMap<string, 'mine' | 'theirs'>) => void>(),
    discard: vi.fn<() => Promise<void>>(() => Promise.resolve()),
  };
  const signIn = vi.fn<(email: string, password: string) => Promise<void>>(() => {
    staff.set(owner);
    return Promise.resolve();
  });
  const signOut = vi.fn<() => Promise<void>>(() => {
    staff.set({ status: 'signedOut' });
    return Promise.resolve();
  });
  const opened = openEditor(site, {
    sync,
    staff: { ...staff, signIn, signInByPasskey: signOut, signOut },
  });
  const set = (next: Partial<SyncState>) => state.set({ ...state.get(), ...next });
  return { ...opened, sync, signIn, signOut, staff, set };
}

const foot = () => page.getByRole('region', { name: 'Your changes' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const said = () =>
  [...document.querySelectorAll('output')].map(({ textContent }) => textContent).join('');

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
}

test.each([
  ['local', 'Only in this browser'],
  ['saved', 'Saved'],
  ['saving', 'Saving…'],
  ['offline', 'Offline'],
  ['conflict', '1 conflict'],
  ['refused', '2 problems'],
  ['signedOut', 'Signed out'],
  ['full', 'Not kept'],
] as const)('%s is said in words, and clean for axe', async (status, words) => {
  open({
    status,
    hasChanges: true,
    conflicts: [{ path: ['hero', 'title'], mine: 'a', theirs: 'b' }],
    problems: [
      { path: 'hero.title', message: 'Too long.' },
      { path: 'hero.ctaLink', message: 'Not a link.' },
    ],
  });
  await expect.element(foot().getByText(words, { exact: true })).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});

test('screen readers hear what needs somebody, and nothing of saving', async () => {
  const { set } = open({ status: 'saved', hasChanges: true });
  await expect.element(foot()).toBeVisible();
  set({ status: 'saving' });
  set({ status: 'saved' });
  expect(said()).toBe('');
  set({ status: 'offline' });
  await expect.poll(said).toContain('kept in this browser');
  set({ status: 'saving' });
  set({ status: 'saved' });
  await expect.poll(said).toContain('saved as a draft');
  set({ mergedFrom: 'Mia' });
  await expect.poll(said).toContain('Mia changed this site too');
  await expect.element(foot().getByText(/Mia changed this site too/)).toBeVisible();
});

test('no background of the page shows behind the words', async () => {
  open({ status: 'offline' });
  const chip = foot().getByText('Offline', { exact: true });
  await expect.element(chip).toBeVisible();
  expect(getComputedStyle(chip.element()).backgroundColor).toBe('rgba(0, 0, 0, 0)');
});

test('a setting that was refused leads to its field', async () => {
  open({ status: 'refused', problems: [{ path: 'hero.title', message: 'Too long.' }] });
  await foot().getByRole('button', { name: 'Hero › Title' }).click();
  await expect.element(page.getByRole('heading', { name: 'Hero' })).toBeVisible();
});

test('discarding asks first, and says why it did not work', async () => {
  const { sync } = open({ status: 'saved', hasChanges: true }, owner);
  await button('Discard').click();
  await button('Keep them').click();
  expect(sync.discard).not.toHaveBeenCalled();
  sync.discard.mockRejectedValueOnce(new PortFailure('offline', 'The server cannot be reached.'));
  await button('Discard').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByRole('alert').getByText('cannot be reached')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(sync.discard).toHaveBeenCalledTimes(2);
});

test('publishing without a session signs in first, by keyboard, and goes on', async () => {
  const { signIn } = open({ hasChanges: true });
  await button('Publish').click();
  await expect.element(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  expect(await axeProblems()).toEqual([]);
  signIn.mockRejectedValueOnce(
    new PortFailure('too_many_requests', 'That was a little too fast. Please wait a moment.'),
  );
  await userEvent.keyboard('ann@example.test{Tab}secret{Enter}');
  await expect.element(page.getByRole('alert').getByText('too fast')).toBeVisible();
  await expect.element(page.getByLabelText('Password')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
  expect(signIn).toHaveBeenCalledWith('ann@example.test', 'secret');
});

test('the sign-in is one that password managers know', async () => {
  open();
  await button('Sign in').click();
  const email = page.getByLabelText('Email');
  await expect.element(email).toHaveAttribute('autocomplete', 'username');
  await expect.element(email).toHaveAttribute('type', 'email');
  const password = page.getByLabelText('Password');
  await expect.element(password).toHaveAttribute('autocomplete', 'current-password');
});

test('signing out asks nothing and says where the changes are', async () => {
  const { signOut } = open({ status: 'saved', hasChanges: true }, owner);
  await button('Sign out').click();
  expect(signOut).toHaveBeenCalledOnce();
  await expect.element(foot().getByText(/Your draft is saved; sign in to go on/)).toBeVisible();
});

test('who edits is named, but for a narrow panel that has Discard to show', async () => {
  const { set } = open({ status: 'saved', hasChanges: false }, owner);
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  const name = foot().getByText('Ann Owner');
  await page.viewport(360, 700);
  await expect.element(name).toBeVisible();
  set({ hasChanges: true });
  await expect.element(name).not.toBeVisible();
  await expect.element(button('Sign out')).toBeVisible();
  await page.viewport(600, 700);
  await expect.element(name).toBeVisible();
});

test('conflicts are decided field by field, with both values side by side, by keyboard', async () => {
  const { sync } = open(
    {
      status: 'conflict',
      hasChanges: true,
      mergedFrom: 'Mia',
      conflicts: [
        { path: ['hero', 'title'], mine: 'My words', theirs: 'Their words' },
        { path: ['colors', 'primary'], mine: '#112233', theirs: '#445566' },
      ],
    },
    owner,
  );
  await button('Decide now').click();
  const dialog = page.getByRole('dialog', { name: 'Both of you changed this' });
  await expect.element(dialog.getByText(/^Mia saved other values/)).toBeVisible();
  const title = dialog.getByRole('group', { name: 'Hero › Title' });
  await expect.element(title.getByText('My words')).toBeVisible();
  await expect.element(title.getByText('Their words')).toBeVisible();
  expect(await axeProblems()).toEqual([]);
  await button('All theirs').click();
  title.getByRole('radio', { name: 'Theirs' }).element().focus();
  await userEvent.keyboard('{ArrowLeft}');
  await button('Keep what I chose').click();
  expect(sync.resolve).toHaveBeenCalledWith(
    new Map([
      ['hero.title', 'mine'],
      ['colors.primary', 'theirs'],
    ]),
  );
  await expect.element(dialog).not.toBeInTheDocument();
});

test('nothing is decided while nothing is chosen', async () => {
  const conflicts = [{ path: ['hero', 'title'], mine: 'a', theirs: 'b' }];
  const { sync } = open({ status: 'conflict', conflicts }, owner);
  await button('Decide now').click();
  await button('Keep what I chose').click({ force: true });
  expect(sync.resolve).not.toHaveBeenCalled();
  await button('Later').click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
});

test('who else edits is said with the section in hand there, which a press leads to', async () => {
  const others = changeable<readonly Collaborator[]>([]);
  const join = vi.fn<() => () => void>(() => () => undefined);
  const setGroup = vi.fn<(group: string | null) => void>();
  openEditor(site, { presence: { ...others, join, setGroup } });
  await expect.element(foot()).toBeVisible();
  expect(join).toHaveBeenCalled();
  expect(foot().getByText('Also here').query()).toBeNull();
  others.set([
    { name: 'Mia Owner', is_you: false, group: 'footer' },
    { name: 'Ann Owner', is_you: true, group: 'sections.gone' },
  ]);
  await expect.element(foot().getByText('Mia Owner')).toBeVisible();
  await expect.element(foot().getByText('You, in another window')).toBeVisible();
  await expect.poll(said).toContain('Mia Owner, You, in another window');
  expect(await axeProblems()).toEqual([]);
  await foot().getByRole('button', { name: 'Footer' }).click();
  await expect.element(page.getByRole('heading', { name: 'Footer' })).toBeVisible();
  expect(setGroup).toHaveBeenLastCalledWith('footer');
  others.set([]);
  await expect.element(foot().getByText('Also here')).not.toBeInTheDocument();
});

test('a discard is one step, which undo brings back with all that was before it', async () => {
  const state = changeable<SyncState>({ ...localSync, hasChanges: true });
  const ports = { discard: () => Promise.resolve() };
  const sync = {
    ...state,
    flush: () => Promise.resolve(),
    resolve: () => undefined,
    discard: () => ports.discard(),
  };
  const opened = openEditor(site, { sync });
  const { editor, config } = opened;
  ports.discard = async () => opened.ports.document.write(changesBetween(config(), site));
  editor.edit(['hero', 'title'], 'Title', 'Mine');
  editor.endGesture();
  editor.edit(['footer', 'copyrightText'], 'Copyright', 'Mine too');
  await button('Discard').click();
  await expect.element(page.getByText(/Undo in the editor brings/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click();
  await expect.poll(config).toEqual(site);
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  editor.undo();
  expect(config()).toMatchObject({
    hero: { title: 'Mine' },
    footer: { copyrightText: 'Mine too' },
  });
  editor.undo();
  editor.undo();
  expect(config()).toEqual(site);
  editor.redo();
  editor.redo();
  editor.redo();
  expect(config()).toEqual(site);
});

test('whose changes go is said: of everyone who edits, of this browser, or not yet known', async () => {
  const { staff, set } = open({ hasChanges: true }, { status: 'unknown' });
  await button('Discard').click();
  const dialog = page.getByRole('dialog', { name: 'Discard your changes?' });
  await expect.element(dialog.getByText(/Looking whether you share/)).toBeVisible();
  const discard = dialog.getByRole('button', { name: 'Discard' });
  await expect.element(discard).toHaveAttribute('aria-disabled', 'true');
  staff.set(owner);
  await expect.element(dialog.getByText(/draft that you share with others/)).toBeVisible();
  await expect.element(discard).toHaveAttribute('aria-disabled', 'false');
  staff.set({ status: 'signedOut' });
  set({ status: 'signedOut' });
  await expect.element(dialog.getByText(/sign in first to discard that too/)).toBeVisible();
});
