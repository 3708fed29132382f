import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor } from '../open-editor.tsx';

const button = () => page.getByRole('button', { name: 'More', exact: true });
const item = (name: string) => page.getByRole('menuitem', { name });

/** The editor's own menu button, with the focus on it. */
async function focused(): Promise<void> {
  openEditor();
  await expect.element(page.getByRole('heading', { name: 'Edit site' })).toHaveFocus();
  button().element().focus();
}

test('a menu opens by an arrow key, goes round, and finds by first letters', async () => {
  await focused();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(item('History')).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(item('Which colour paints this?')).toHaveFocus();
  await userEvent.keyboard('l');
  await expect.element(item('Locations')).toHaveFocus();
  await userEvent.keyboard('x');
  await expect.element(item('Locations')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button()).toHaveFocus();
  await expect.element(button()).toHaveAttribute('aria-expanded', 'false');
});

test('a menu stays within a window that is lower than it', async () => {
  await page.viewport(360, 225);
  await focused();
  await button().click();
  const menu = () => page.getByRole('menu').element().getBoundingClientRect();
  await expect.poll(() => menu().top).toBeGreaterThanOrEqual(8);
  await expect.poll(() => menu().bottom).toBeLessThanOrEqual(217);
  await userEvent.keyboard('{End}');
  await expect.element(item('Which colour paints this?')).toBeInViewport();
});
