import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import type { StaffState } from '#editor/core/ports.ts';
import { fixed } from '#stories/samples/editor-ports.ts';
import { openEditor } from './open-editor.tsx';

const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { name, exact: true });
const escape = () => userEvent.keyboard('{Escape}');
const question = () => page.getByRole('dialog', { name: 'Throw away what you wrote?' });

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

describe('Escape', () => {
  it('leaves the field, then the view, then the editor', async () => {
    const { config, openGroup, onClose } = openEditor();
    await openGroup('Hero');
    await field('Title').fill('Fresh pasta');
    await escape();
    await expect.element(field('Title')).not.toHaveFocus();
    await expect.element(heading('Hero')).toBeVisible();
    // The keyboard goes on where it was.
    await userEvent.keyboard('{Tab}');
    await expect.element(field('Title')).toHaveFocus();
    await escape();
    await escape();
    await expect.element(page.getByRole('button', { name: 'Hero', exact: true })).toHaveFocus();
    expect(onClose).not.toHaveBeenCalled();
    await escape();
    expect(onClose).toHaveBeenCalledOnce();
    expect(config().hero.title).toBe('Fresh pasta');
  });

  it('goes on where a press on the page has left the focus nowhere', async () => {
    const { editor, onClose } = openEditor();
    await expect.element(heading('Edit site')).toHaveFocus();
    editor.select({ group: 'hero', by: 'page' });
    await expect.element(heading('Hero')).toBeVisible();
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await escape();
    await expect.element(heading('Hero')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('leaves the editor open under a dialog of the page that has lost the focus', async () => {
    const { onClose } = openEditor();
    await expect.element(heading('Edit site')).toHaveFocus();
    const dialog = document.createElement('dialog');
    dialog.open = true;
    dialog.ariaModal = 'true';
    document.body.append(dialog);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    await escape();
    expect(onClose).not.toHaveBeenCalled();
    dialog.remove();
    await escape();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('closes the picker of a colour before it leaves the field', async () => {
    const { openGroup } = openEditor();
    await openGroup('Colours');
    await page.getByRole('button', { name: 'Primary: pick a colour' }).click();
    await field('Primary').click();
    await escape();
    await expect
      .element(page.getByRole('button', { name: 'Primary: pick a colour' }))
      .toHaveAttribute('aria-expanded', 'false');
    await expect.element(field('Primary')).toHaveFocus();
    await escape();
    await expect.element(field('Primary')).not.toHaveFocus();
    await expect.element(heading('Colours')).toBeVisible();
  });

  it('closes a menu alone, wherever the focus is', async () => {
    const { openGroup, onClose } = openEditor();
    await openGroup('Hero');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await expect.element(page.getByRole('menu', { name: 'More', exact: true })).toBeVisible();
    heading('Hero').element().focus();
    await escape();
    await expect.element(page.getByRole('menu', { name: 'More' })).not.toBeInTheDocument();
    await expect.element(heading('Hero')).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('ends the picking of a colour on the page first', async () => {
    const { openGroup } = openEditor();
    await openGroup('Hero');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Which colour paints this?' }).click();
    await escape();
    await expect.element(heading('Hero')).toBeVisible();
    await escape();
    await expect.element(heading('Hero')).not.toBeInTheDocument();
  });

  it('asks before a text that is not imported yet goes with its view, and so does the way back', async () => {
    const { editor } = openEditor();
    editor.open({ name: 'transfer' });
    await field('Or its text').fill('{"half of');
    await escape();
    await expect.element(field('Or its text')).not.toHaveFocus();
    await escape();
    await page.getByRole('button', { name: 'Go on writing' }).click();
    await expect.element(field('Or its text')).toHaveValue('{"half of');
    await page.getByRole('button', { name: 'Back to the site' }).click();
    await expect.element(question()).toBeVisible();
    await page.getByRole('button', { name: 'Throw it away' }).click();
    await expect.element(heading('Import and export')).not.toBeInTheDocument();
  });

  it('asks before the editor is closed over a text that cannot be used', async () => {
    const { openGroup, onClose } = openEditor();
    await openGroup('Colours');
    await field('Primary').fill('#12');
    await escape();
    await escape();
    await escape();
    expect(onClose).not.toHaveBeenCalled();
    const close = page.getByRole('dialog', { name: 'Close without what cannot be used?' });
    await expect.element(close.getByText(/Colours › Primary/)).toBeVisible();
    await escape();
    await expect.element(close).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'Close the editor' }).click();
    await close.getByRole('button', { name: 'Close all the same' }).click();
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('asks before the note of a publish goes, and closes a dialog without one at once', async () => {
    const start = siteConfigSchema.parse({});
    const staff = {
      ...fixed(owner),
      signIn: () => Promise.resolve(),
      signInByPasskey: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
    };
    const { editor } = openEditor(start, { staff });
    editor.edit(['hero', 'title'], 'Title', 'Fresh pasta');
    const dialog = page.getByRole('dialog', { name: 'Publish', exact: true });
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect.element(dialog).toBeVisible();
    await escape();
    await expect.element(dialog).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await dialog.getByRole('textbox', { name: /^Note/ }).fill('The new title');
    await escape();
    await expect.element(question()).toBeVisible();
    await escape();
    await expect.element(question()).not.toBeInTheDocument();
    await expect
      .element(dialog.getByRole('textbox', { name: /^Note/ }))
      .toHaveValue('The new title');
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await question().getByRole('button', { name: 'Throw it away' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
