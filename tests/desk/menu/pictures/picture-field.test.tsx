import axe from 'axe-core';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LibraryPicture } from '#schemas/api/staff-pictures.ts';
import { PictureField } from '#desk/menu/pictures/picture-field.tsx';
import { drawAtDesk } from '../../draw-desk.tsx';
import { chooseFiles, pngOf, standInForUploads } from './upload-stand-in.ts';

const picture = (name: string, change: Partial<LibraryPicture> = {}): LibraryPicture => ({
  url: `/media/1/${name}`,
  name,
  width: 800,
  height: 600,
  bytes: 84_000,
  uploaded_at: '2026-11-20T02:00:00.000Z',
  uploaded_by: 'Olive',
  uses: [],
  ...change,
});

const pictures = [
  picture('Crème.webp', {
    uses: [{ kind: 'dish', id: 1, name: 'Burnt custard', restaurant_id: 1 }],
  }),
  picture('soup.webp'),
];

function Form({ begin }: { begin: string | null }) {
  const [value, setValue] = useState(begin);
  return (
    <>
      <PictureField value={value} onChange={setValue} />
      <output>{`value ${value}`}</output>
    </>
  );
}

const draw = (begin: string | null, replies: () => Response) =>
  drawAtDesk(<Form begin={begin} />, { fetch: async () => replies() });
const library = () => Response.json({ data: { pictures } });
const dialog = page.getByRole('dialog');
const fileInput = () => dialog.element().querySelector('input[type=file]') ?? document.body;

describe('the field of a picture', () => {
  test('chooses one of the library, which is found by what it is used for, without accents too', async () => {
    draw(null, library);
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await expect.element(dialog.getByRole('button', { name: 'soup.webp' })).toBeVisible();
    const search = dialog.getByRole('searchbox');
    await search.fill('custard');
    await expect.element(dialog.getByRole('button', { name: 'soup.webp' })).not.toBeInTheDocument();
    await search.fill('creme');
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id }) => id)).toEqual([]);
    await dialog.getByRole('button', { name: 'Crème.webp' }).click();
    await expect.element(page.getByText('value /media/1/Crème.webp')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Change' })).toHaveFocus();
  });

  test('stores another one and takes that', async () => {
    const stored = { url: '/media/1/new.webp', width: 1, height: 1, was_stored: false };
    const { names } = standInForUploads(() => ({ status: 201, body: { data: stored } }));
    draw('/media/1/soup.webp', library);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.element(dialog).toBeVisible();
    chooseFiles(fileInput(), [pngOf('Tikka & rice.png')]);
    await expect.element(page.getByText('value /media/1/new.webp')).toBeVisible();
    expect(names).toEqual(['Tikka & rice.png']);
  });

  test('says why a file was not stored, and sends it again where the network was gone', async () => {
    let isGone = true;
    const stored = { url: '/media/1/new.webp', width: 1, height: 1, was_stored: false };
    standInForUploads(() =>
      isGone ? { status: 0, body: null } : { status: 201, body: { data: stored } },
    );
    draw(null, library);
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await expect.element(dialog).toBeVisible();
    chooseFiles(fileInput(), [new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })]);
    await expect.element(dialog.getByText(/SVG drawings cannot be used/)).toBeVisible();
    chooseFiles(fileInput(), [pngOf('soup.png')]);
    await expect.element(dialog.getByText(/It did not arrive/)).toBeVisible();
    isGone = false;
    await dialog.getByRole('button', { name: 'Try again: soup.png' }).click();
    await expect.element(page.getByText('value /media/1/new.webp')).toBeVisible();
  });

  test('changes nothing where the dialog is closed while a file is on its way', async () => {
    standInForUploads(() => null);
    draw('/media/1/soup.webp', library);
    await page.getByRole('button', { name: 'Change' }).click();
    await expect.element(dialog).toBeVisible();
    chooseFiles(fileInput(), [pngOf('other.png')]);
    await expect.element(dialog.getByText('50 % sent')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(page.getByText('value /media/1/soup.webp')).toBeVisible();
  });

  test(
    'says where the library did not come, and has it by the next try',
    { tags: ['slow'] },
    async () => {
      let isFrozen = true;
      draw(null, () =>
        isFrozen
          ? Response.json({ error: 'Please try again.', code: 'busy' }, { status: 503 })
          : library(),
      );
      await page.getByRole('button', { name: 'Choose a picture' }).click();
      await expect.element(dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
      isFrozen = false;
      await dialog.getByRole('button', { name: 'Try again' }).click();
      await expect.element(dialog.getByRole('button', { name: 'soup.webp' })).toBeVisible();
    },
  );

  test('is taken away', async () => {
    draw('/media/1/soup.webp', library);
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText('value null')).toBeVisible();
  });
});
