import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openEditor } from '../open-editor.tsx';

const link = () => document.querySelector('[data-field="hero.ctaLink"]');
const isInSight = () => {
  const box = link()?.getBoundingClientRect();
  return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
};

/** As designs and pictures do. */
function comeLate() {
  const late = document.createElement('div');
  late.style.blockSize = '1500px';
  link()?.before(late);
}

it('the field in hand stays in sight while what is above it comes late, until one goes on', async () => {
  const { editor } = openEditor();
  editor.select({ group: 'hero', field: 'hero.ctaLink', by: 'panel' });
  await expect.element(page.getByRole('combobox', { name: 'Button link: leads to' })).toHaveFocus();
  comeLate();
  await expect.poll(isInSight).toBe(true);
  await userEvent.keyboard('{Shift}');
  comeLate();
  await expect.poll(isInSight).toBe(false);
});
