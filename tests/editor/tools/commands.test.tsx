import { afterEach, describe, expect, it, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { commands } from '#editor/tools/commands/commands.ts';
import { findEntries } from '#editor/tools/commands/find-entries.ts';
import { capsOf, isPressed } from '#editor/tools/commands/keys.ts';
import { openEditor } from '../open-editor.tsx';

/** The editor once it hears keys. */
async function opened() {
  const editor = openEditor();
  await expect.element(page.getByRole('heading', { name: 'Edit site' })).toHaveFocus();
  return editor;
}

const palette = () => page.getByRole('dialog', { name: 'Find anything' });
const box = () => palette().getByRole('combobox');
const options = () => palette().getByRole('listbox', { name: 'Found' }).getByRole('option');
const first = () => options().first();
const inHand = () => palette().getByRole('option', { selected: true });

describe('the palette', () => {
  it('finds a field of any group by a few letters, and Enter goes to it', async () => {
    const { editor } = await opened();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('hero subt');
    await expect.element(first()).toHaveTextContent('SubtitleHero');
    await userEvent.keyboard('{Enter}');
    await expect.element(palette()).not.toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Subtitle' })).toHaveFocus();
    expect(editor.state.getState().selection).toMatchObject({
      group: 'hero',
      field: 'hero.subtitle',
    });
  });

  it('does what it finds, and offers it first the next time', async () => {
    const { config } = await opened();
    await page.getByRole('button', { name: 'Find anything' }).click();
    await box().fill('add gallery');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => Object.values(config().sections).some(({ type }) => type === 'gallery'))
      .toBe(true);
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(first()).toHaveTextContent('Add a section: Gallery');
    const lately = palette().getByRole('group', { name: 'Used lately' });
    await expect.element(lately.getByRole('option')).toHaveTextContent('Add a section: Gallery');
  });

  it('is walked through with the arrow keys, says when nothing fits, and Escape closes it alone', async () => {
    const { onClose } = await opened();
    await userEvent.keyboard('{Control>}k{/Control}');
    await box().fill('colour');
    await expect.element(first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(options().nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect
      .element(box())
      .toHaveAttribute('aria-activedescendant', options().nth(1).element().id);
    await expect.element(box()).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(options().last()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{PageDown}{PageUp}');
    await expect.element(first()).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('s');
    await expect.element(box()).toHaveValue('colours');
    await expect.element(inHand()).toHaveTextContent(/colours/i);
    await expect
      .element(palette().getByRole('status'))
      .toHaveTextContent(`${options().elements().length} found.`);
    await box().fill('qqxxzz');
    await expect.element(palette().getByText('Nothing is called “qqxxzz”.')).toBeVisible();
    await expect.element(box()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Escape}');
    await expect.element(palette()).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('the keys', () => {
  let strange: HTMLInputElement | undefined;
  afterEach(() => strange?.remove());

  it('undo and redo, but not what is typed into the page itself', async () => {
    const { editor, config } = await opened();
    editor.edit(['hero', 'title'], 'Title', 'One');
    strange = document.body.appendChild(document.createElement('input'));
    strange.focus();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(config().hero.title).toBe('One');
    strange.blur();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(config().hero.title).not.toBe('One');
    await userEvent.keyboard('{Control>}y{/Control}');
    expect(config().hero.title).toBe('One');
  });

  it('move and duplicate the section in hand', async () => {
    const { editor, config } = await opened();
    editor.open({ name: 'group', path: 'features' });
    await expect.element(page.getByRole('heading', { name: 'Features' })).toHaveFocus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(config().layout.home[0]?.id).toBe('features');
    const { length } = config().layout.home;
    await userEvent.keyboard('{Control>}d{/Control}');
    expect(config().layout.home).toHaveLength(length + 1);
  });

  it('show the sheet of all of them, made from the table, and a question mark in a field stays text', async () => {
    const { openGroup } = await opened();
    await userEvent.keyboard('?');
    const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    for (const { label } of commands.filter(({ keys }) => keys !== undefined)) {
      await expect
        .element(sheet.getByRole('term').filter({ hasText: label }).first())
        .toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
    await openGroup('Hero');
    const title = page.getByRole('textbox', { name: 'Title', exact: true });
    await title.fill('Hungry');
    await userEvent.keyboard('?');
    await expect.element(title).toHaveValue('Hungry?');
    await expect.element(sheet).not.toBeInTheDocument();
  });
});

const key = (name: string, held: Partial<Record<'ctrl' | 'meta' | 'shift' | 'alt', boolean>>) => ({
  key: name,
  ctrlKey: held.ctrl ?? false,
  metaKey: held.meta ?? false,
  shiftKey: held.shift ?? false,
  altKey: held.alt ?? false,
});

test('⌘ counts on a Mac and Ctrl elsewhere; Shift tells letters apart and signs not', () => {
  const undo = { key: 'z', mod: true };
  expect(isPressed(undo, key('z', { ctrl: true }), false)).toBe(true);
  expect(isPressed(undo, key('z', { ctrl: true }), true)).toBe(false);
  expect(isPressed(undo, key('z', { meta: true }), true)).toBe(true);
  expect(isPressed(undo, key('Z', { ctrl: true, shift: true }), false)).toBe(false);
  expect(isPressed({ key: '?' }, key('?', { shift: true }), false)).toBe(true);
  expect(isPressed({ key: '/', mod: true }, key('/', { ctrl: true, shift: true }), false)).toBe(
    true,
  );
  expect(capsOf({ key: 'z', mod: true, shift: true }, true)).toEqual(['⌘', '⇧', 'Z']);
  expect(capsOf({ key: 'z', mod: true, shift: true }, false)).toEqual(['Ctrl', 'Shift', 'Z']);
});

test('no two commands hear the same keys, and ids are there once', () => {
  const heard = commands.flatMap(({ keys = [] }) => keys.map((one) => JSON.stringify(one)));
  expect(new Set(heard).size).toBe(heard.length);
  expect(new Set(commands.map(({ id }) => id)).size).toBe(commands.length);
});

test('finding is tolerant of accents, order and left-out letters, and lately used comes first', () => {
  const entry = (id: string, label: string, note = '') => ({ id, label, note });
  const all = [
    entry('1', 'Title', 'Hero'),
    entry('2', 'Café opening', 'About'),
    entry('3', 'Title', 'Menu'),
    { ...entry('4', 'Words', 'About'), text: 'Since 1987 we bake every loaf by hand' },
  ];
  const ids = (typed: string, recent: string[] = []) =>
    findEntries(all, typed, recent).map(({ id }) => id);
  expect(ids('cafe')).toEqual(['2']);
  expect(ids('menu title')).toEqual(['3']);
  expect(ids('ttl')).toEqual(['1', '3']);
  expect(ids('title', ['3'])).toEqual(['3', '1']);
  expect(ids('title gallery')).toEqual([]);
  expect(ids('loaf')).toEqual(['4']);
  expect(findEntries(all, 'loaf', [])[0]?.note).toBe('About: “…7 we bake every loaf by hand”');
});
