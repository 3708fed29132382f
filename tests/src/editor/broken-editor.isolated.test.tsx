import { useEffect } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FieldProps } from '#editor/fields/field/field-props.ts';
import type * as TextFields from '#editor/fields/text/text.tsx';
import { bootWith, memoryStorage } from '../site-boot.ts';
import { openSite } from '../app/open-site.tsx';

/** A field that breaks by what is written in it: no field of the editor is known to. */
vi.mock('#editor/fields/text/text.tsx', async (importOriginal) => {
  const original = await importOriginal<typeof TextFields>();
  return {
    ...original,
    TextField(own: FieldProps) {
      if (own.value === 'breaks in render') throw new Error('A field broke');
      useEffect(() => {
        if (own.value === 'breaks in an effect') throw new Error('A field broke');
      }, [own.value]);
      return (
        <div
          onInput={({ target }) => {
            if (target instanceof HTMLInputElement && target.value === 'breaks in a handler')
              throw new Error('A field broke');
          }}
        >
          <original.TextField {...own} />
        </div>
      );
    },
  };
});

const panel = () => page.getByRole('region', { name: 'Site editor' });
const notice = () => page.getByRole('alert');
const again = () => page.getByRole('button', { name: 'Open the editor again' });

async function write(text: string) {
  await page.getByRole('button', { name: 'Edit this site' }).click();
  await panel().getByRole('button', { name: 'Top offer banner', exact: true }).click();
  await panel().getByRole('textbox', { name: 'Text', exact: true }).fill(text);
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['breaks in render', 'breaks in an effect'])(
  'an editor that %s goes alone: the page, its cart and the draft stay',
  async (text) => {
    const storage = memoryStorage();
    const { stores } = openSite({ storage, boot: bootWith({ selectedRestaurantId: 1 }) });
    await write(text);
    await expect.element(notice()).toHaveTextContent(/The editor stopped.*Your changes are kept/);
    await expect.element(panel()).not.toBeInTheDocument();
    await expect.element(again()).toHaveFocus();
    expect(document.documentElement.dataset['editing']).toBeUndefined();
    expect(JSON.stringify(storage.read('configStore'))).toContain(text);

    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
    await expect.element(page.getByText(text).first()).toBeVisible();
    await page.getByRole('button', { name: /^Cart/ }).click();
    await expect.element(page.getByRole('dialog', { name: 'Your cart' })).toBeVisible();
    await page.getByRole('button', { name: 'Close the cart' }).click();

    await again().click();
    await expect.element(panel()).toBeVisible();
    await expect.element(notice()).not.toBeInTheDocument();
    await panel()
      .getByRole('button', { name: /^Undo: Top offer banner/ })
      .click();
    expect(stores.config.getState().draft()).toEqual([]);
  },
);

test('an error in an event handler of the editor costs that event and nothing else', async () => {
  const ignore = (event: ErrorEvent) => event.preventDefault();
  window.addEventListener('error', ignore, { capture: true });
  onTestFinished(() => window.removeEventListener('error', ignore, { capture: true }));
  openSite();
  await write('breaks in a handler');
  await expect.element(panel()).toBeVisible();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  await panel().getByRole('textbox', { name: 'Text', exact: true }).fill('Two for one');
  await expect.element(page.getByText('Two for one').first()).toBeVisible();
});

test('the notice of a broken editor can be closed, and the pencil opens the editor', async () => {
  openSite();
  await write('breaks in render');
  await notice().getByRole('button', { name: 'Close' }).click();
  const pencil = page.getByRole('button', { name: 'Edit this site' });
  await expect.element(pencil).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel()).toBeVisible();
});
