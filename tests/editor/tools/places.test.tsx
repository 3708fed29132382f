import axe from 'axe-core';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { EditorPorts, ScopeState, StaffState } from '#editor/core/ports.ts';
import { PortFailure } from '#editor/core/ports.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { changeable, fixed, samplePorts } from '#stories/samples/editor-ports.ts';
import { openEditor } from '../open-editor.tsx';

async function axeProblems(): Promise<string[]> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  return found.violations.map(({ id }) => id);
}

const site = siteConfigSchema.parse({});
const member = {
  id: '7b0f5f7e-6d3c-4a53-9a3c-0d5d4a9fd001',
  name: 'The owner',
  email: 'owner@139.example',
};
const owner: StaffState = {
  status: 'signedIn',
  member: { ...member, role: 'owner', restaurant_id: null },
};
const manager: StaffState = {
  status: 'signedIn',
  member: { ...member, role: 'manager', restaurant_id: 2 },
};

function openAs(staff: StaffState, start: Partial<ScopeState> = {}, own = site) {
  const place = changeable<ScopeState>({ restaurantId: null, site, locks: [], ...start });
  const { publishing } = samplePorts(site);
  const setLocks = vi.fn<EditorPorts['publishing']['setLocks']>(async (locks) =>
    place.set({ ...place.get(), locks }),
  );
  const opened = openEditor(own, {
    staff: {
      ...fixed(staff),
      signIn: () => Promise.resolve(),
      signInByPasskey: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
    },
    scope: {
      ...place,
      change: async (restaurantId) => {
        if (restaurantId === 1) throw new PortFailure('not_found', 'Glebe is closed.');
        place.set({ ...place.get(), restaurantId });
      },
    },
    publishing: { ...publishing, locks: () => place.get().locks, setLocks },
  });
  opened.editor.open({ name: 'places' });
  return { ...opened, place, setLocks };
}

const newtown = { ...site, hero: { ...site.hero, title: 'Newtown nights' } };

test('an owner chooses the place, and a failure says why and stays where it was', async () => {
  const { place } = openAs(owner);
  await page.getByRole('radio', { name: 'Newtown only' }).click();
  await expect.poll(() => place.get().restaurantId).toBe(2);
  await page.getByRole('radio', { name: 'Glebe only' }).click();
  await expect.element(page.getByRole('alert').first()).toHaveTextContent('Glebe is closed.');
  await expect.element(page.getByRole('radio', { name: 'Newtown only' })).toBeChecked();
});

test('a field says that it is inherited or changed here, and goes back in one step', async () => {
  const { editor, config } = openAs(owner, { restaurantId: 2 }, newtown);
  editor.open({ name: 'group', path: 'hero' });
  await expect.element(page.getByText('Changed here')).toBeVisible();
  expect(page.getByText('As on the whole site').elements().length).toBeGreaterThan(2);
  await page.getByRole('button', { name: "Reset Title to the whole site's" }).click();
  expect(config().hero.title).toBe(site.hero.title);
  await expect.element(page.getByText('Changed here')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(config().hero.title).toBe('Newtown nights');
});

test('every view says that one restaurant alone is edited, and leads to where that is chosen', async () => {
  await page.viewport(1280, 800);
  const { editor, place } = openAs(owner, { restaurantId: 2 });
  editor.open({ name: 'group', path: 'hero' });
  const foot = page.getByRole('region', { name: 'Your changes' });
  await expect.element(foot.getByText('You edit Newtown only.')).toBeVisible();
  await foot.getByRole('button', { name: 'Change what you edit' }).click();
  await page.getByRole('radio', { name: 'The whole site' }).click();
  await expect.poll(() => place.get().restaurantId).toBeNull();
  await expect.element(foot.getByText('You edit Newtown only.')).not.toBeInTheDocument();
});

test('what is changed here is listed, leads to its field, and is reset at once', async () => {
  const { config } = openAs(owner, { restaurantId: 2 }, newtown);
  await page.getByRole('button', { name: 'Hero: Title', exact: true }).click();
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toHaveFocus();
  await page.getByRole('button', { name: 'Back to the site' }).click();
  expect(config()).toBe(newtown);
});

test('everything of a place can be reset', async () => {
  const { config } = openAs(owner, { restaurantId: 2 }, newtown);
  await page.getByRole('button', { name: 'Reset everything here' }).click();
  expect(config()).toEqual(site);
  await expect.element(page.getByText(/Nothing is changed here/)).toBeVisible();
});

test('an owner locks a group, whose fields are locked with it', async () => {
  const { setLocks } = openAs(owner, { locks: ['hero/title'] });
  await page.getByRole('checkbox', { name: 'Hero', exact: true }).click();
  expect(setLocks).toHaveBeenCalledWith(['hero']);
  await page.getByRole('button', { name: 'Fields of Hero' }).click();
  await expect.element(page.getByRole('checkbox', { name: 'Title', exact: true })).toBeChecked();
  await expect.element(page.getByRole('checkbox', { name: 'Title', exact: true })).toBeDisabled();
});

test('a lock keeps the focus while it is saved', async () => {
  const { setLocks } = openAs(owner);
  let answer: () => void = () => undefined;
  setLocks.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  const lock = page.getByRole('checkbox', { name: 'Footer', exact: true });
  await lock.click();
  await expect.element(lock).toHaveAttribute('aria-disabled', 'true');
  // A browser takes the focus from what is disabled when it draws next.
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await userEvent.keyboard(' ');
  expect(setLocks).toHaveBeenCalledTimes(1);
  answer();
  await expect.element(lock).toHaveAttribute('aria-disabled', 'false');
  await userEvent.keyboard(' ');
  await expect.poll(() => setLocks.mock.calls.length).toBe(2);
});

test('a further section can be locked by its own name', async () => {
  const { setLocks } = openAs(owner);
  await page.getByRole('checkbox', { name: 'New on the menu', exact: true }).click();
  expect(setLocks).toHaveBeenCalledWith(['sections/freshAdditions']);
});

test('a rule that is locked with the order of the sections says who locked it', async () => {
  const { editor } = openAs(manager, { restaurantId: 2, locks: ['layout/home'] });
  editor.open({ name: 'group', path: 'hero' });
  await expect.element(page.getByRole('button', { name: 'Add a time' })).toBeDisabled();
  await expect.element(page.getByText('Locked by the owner')).toBeVisible();
});

test('a manager cannot change what is locked, and has no locks to set', async () => {
  const { editor, config } = openAs(manager, { restaurantId: 2, locks: ['hero/title'] });
  await expect.element(page.getByRole('radio', { name: 'Newtown only' })).toBeChecked();
  expect(page.getByRole('radio').elements()).toHaveLength(1);
  await expect.element(page.getByText('Locked for managers')).not.toBeInTheDocument();
  editor.open({ name: 'group', path: 'hero' });
  await expect.element(page.getByText('Locked by the owner')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toBeDisabled();
  editor.edit(['hero', 'title'], 'Title', 'Mine');
  editor.change('Hero', (draft) => void (draft.hero.title = 'Mine'));
  expect(config().hero.title).toBe(site.hero.title);
});

test('an owner is told for whom it is locked, changes it there all the same and takes it back', async () => {
  const { editor, config } = openAs(owner, { restaurantId: 2, locks: ['hero/title'] });
  editor.open({ name: 'group', path: 'hero' });
  await expect.element(page.getByText('Locked for managers')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Ours');
  await expect.poll(() => config().hero.title).toBe('Ours');
  await page.getByRole('button', { name: 'Reset Title to the whole site' }).click();
  await expect.poll(() => config().hero.title).toBe(site.hero.title);
  await expect.element(page.getByText('Locked for managers')).toBeVisible();
});

test('a group that is locked as a whole says so once, at its head', async () => {
  const { editor } = openAs(manager, { restaurantId: 2, locks: ['hero', 'colors'] });
  for (const path of ['hero', 'colors']) {
    editor.open({ name: 'group', path });
    await expect.element(page.getByText('Locked by the owner')).toBeVisible();
  }
  editor.open({ name: 'group', path: 'hero' });
  await expect.element(page.getByRole('textbox', { name: 'Title', exact: true })).toBeDisabled();
  const note = page.getByText('Locked by the owner').element();
  const field = page.getByRole('textbox', { name: 'Title', exact: true }).element();
  expect(note.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('is clean for axe', async () => {
  const { place } = openAs(owner, { locks: ['hero/title'] }, newtown);
  await expect.element(page.getByRole('radio', { name: 'The whole site' })).toBeChecked();
  expect(await axeProblems()).toEqual([]);
  place.set({ ...place.get(), restaurantId: 2 });
  await expect.element(page.getByText('Changed here')).toBeVisible();
  expect(await axeProblems()).toEqual([]);
});
