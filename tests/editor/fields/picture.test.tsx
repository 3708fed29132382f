import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PortFailure, type PicturesPort, type StoredPicture } from '#editor/core/ports.ts';
import { openFields } from './open-fields.tsx';
import { samplePicture } from './sample-picture.ts';

const hero = (src: string) => ({ hero: { backgroundImage: src } });
const point = () => page.getByRole('button', { name: /^Point that stays in sight/ });
const description = () => page.getByRole('textbox', { name: 'Description' });

/** A store that waits to be told how it ends. */
function slowStore() {
  const sent: Blob[] = [];
  let resolve: (picture: StoredPicture) => void = () => undefined;
  let reject: (error: Error) => void = () => undefined;
  const answer = new Promise<StoredPicture>((onStored, onFailed) => {
    resolve = onStored;
    reject = onFailed;
  });
  let progress: ((share: number) => void) | undefined;
  let stopped: AbortSignal | undefined;
  const pictures: PicturesPort = {
    isPossible: () => true,
    upload(file, onProgress, signal) {
      sent.push(file);
      progress = onProgress;
      stopped = signal;
      return answer;
    },
  };
  return {
    pictures,
    sent,
    end: { resolve, reject },
    progress: (share: number) => progress?.(share),
    isStopped: () => stopped?.aborted,
  };
}

async function drop(file: File) {
  await expect.element(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  const data = new DataTransfer();
  data.items.add(file);
  page
    .getByRole('button', { name: 'Choose a picture' })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
}

const file = async () => new File([await samplePicture()], 'table.jpg');

it('a dropped picture is sent, tells how far it is, and stands in the document as one step', async () => {
  const store = slowStore();
  const { config, labels } = openFields(['hero.backgroundImage'], {}, { pictures: store.pictures });
  await drop(await file());
  await expect.poll(() => store.sent.length).toBe(1);
  store.progress(0.4);
  await expect
    .element(page.getByRole('progressbar', { name: 'Sending Picture' }))
    .toHaveAttribute('value', '0.4');
  store.end.resolve({ url: '/media/1/table.png', width: 8, height: 6 });
  await expect.poll(() => config().hero.backgroundImage).toBe('/media/1/table.png');
  expect(labels()).toEqual(['Picture']);
});

it('what was pressed keeps the focus while a picture is sent, and after', async () => {
  const store = slowStore();
  openFields(['hero.backgroundImage'], {}, { pictures: store.pictures });
  await expect.element(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  page.getByRole('button', { name: 'Choose a picture' }).element().focus();
  await drop(await file());
  await expect.element(page.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  store.end.resolve({ url: sampleAddress, width: 8, height: 6 });
  await expect.element(page.getByRole('button', { name: 'Replace' })).toHaveFocus();
});

it('sending can be stopped, and nothing changes', async () => {
  const store = slowStore();
  const { config } = openFields(['hero.backgroundImage'], {}, { pictures: store.pictures });
  await drop(await file());
  await page.getByRole('button', { name: 'Cancel' }).click();
  expect(store.isStopped()).toBe(true);
  store.end.resolve({ url: '/media/1/table.png', width: 8, height: 6 });
  await expect.element(page.getByRole('button', { name: 'Choose a picture' })).toBeVisible();
  expect(config().hero.backgroundImage).toBe('');
});

it('what is no picture is refused before it is sent, and what the store says is told', async () => {
  const store = slowStore();
  openFields(['hero.backgroundImage'], {}, { pictures: store.pictures });
  await drop(new File(['<svg onload="alert(1)"/>'], 'logo.png', { type: 'image/png' }));
  await expect.element(page.getByText(/SVG drawings cannot be used/)).toBeVisible();
  expect(store.sent).toEqual([]);
  await drop(await file());
  await expect.poll(() => store.sent.length).toBe(1);
  store.end.reject(new PortFailure('too_many', 'There is no room for more pictures.'));
  await expect.element(page.getByText('There is no room for more pictures.')).toBeVisible();
});

it('a pasted picture is sent as well, also from the field of the address', async () => {
  const store = slowStore();
  openFields(['hero.backgroundImage'], {}, { pictures: store.pictures });
  const data = new DataTransfer();
  data.items.add(await file());
  await page.getByRole('textbox', { name: 'Picture: address' }).click();
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
  );
  await expect.poll(() => store.sent.length).toBe(1);
});

it('nobody signed in: says so, and takes an address', async () => {
  const { config, violations } = openFields(['hero.backgroundImage']);
  await expect.element(page.getByText(/^Sign in to store pictures/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Picture: address' }).fill('https://example.com/a.jpg');
  expect(config().hero.backgroundImage).toBe('https://example.com/a.jpg');
  await expect.element(page.getByText('No picture was found at this address.')).toBeVisible();
  expect(await violations()).toEqual([]);
});

it('the point in sight moves by arrow keys, and the crops follow', async () => {
  const { config, violations, editor } = openFields(['hero.backgroundImage'], hero('/favicon.ico'));
  await page.getByRole('textbox', { name: 'Picture: address' }).fill(sampleAddress);
  await expect.element(point()).toBeVisible();
  point().element().focus();
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}');
  await expect
    .element(
      page.getByRole('button', { name: 'Point that stays in sight: 51 % across, 60 % down' }),
    )
    .toHaveFocus();
  expect(config().media['hero.backgroundImage']).toMatchObject({ focusX: 0.51, focusY: 0.6 });
  expect(await violations()).toEqual([]);
  editor.undo();
  expect(config().media['hero.backgroundImage']).toBeUndefined();
});

it('a finger that scrolls over a picture leaves the point, and one that is lifted there sets it', async () => {
  const { config } = openFields(['hero.backgroundImage'], hero(sampleAddress));
  await expect.element(point()).toBeVisible();
  const picture = point().element().previousElementSibling;
  if (!picture) throw new Error('There is no picture beside its point.');
  await expect.poll(() => picture.getBoundingClientRect().width).toBeGreaterThan(0);
  const { left, top, width, height } = picture.getBoundingClientRect();
  const finger = (name: string) =>
    picture.dispatchEvent(
      new PointerEvent(name, {
        pointerType: 'touch',
        pointerId: 7,
        bubbles: true,
        clientX: left + width / 4,
        clientY: top + height / 4,
      }),
    );
  finger('pointerdown');
  finger('pointercancel');
  finger('pointerdown');
  expect(config().media['hero.backgroundImage']).toBeUndefined();
  finger('pointerup');
  await expect
    .poll(() => config().media['hero.backgroundImage'])
    .toMatchObject({ focusX: 0.25, focusY: 0.25 });
});

it('has to be described, or marked as decoration', async () => {
  const { config, editor } = openFields(['hero.backgroundImage'], hero(sampleAddress));
  await description().click();
  await userEvent.tab();
  await expect
    .element(page.getByText('Describe the picture, or mark it as decoration.'))
    .toBeVisible();
  expect([...editor.state.getState().problems.keys()]).toEqual(['hero.backgroundImage.alt']);
  await description().fill('A long table by the water');
  await expect.poll(() => editor.state.getState().problems.size).toBe(0);
  expect(config().media['hero.backgroundImage']?.alt).toBe('A long table by the water');
  await page.getByRole('switch', { name: 'Decoration only' }).click();
  await expect.element(description()).not.toBeInTheDocument();
  expect(config().media['hero.backgroundImage']).toMatchObject({
    decorative: true,
    alt: 'A long table by the water',
  });
});

/** A picture that the test's own server has. */
const sampleAddress = '/docs/servery.webp';

it('another picture is not described by the words of the one before, and undoing brings both back', async () => {
  const store = slowStore();
  const media = { 'hero.backgroundImage': { alt: 'A table in the sun', focusX: 0.1 } };
  const start = { ...hero('/media/1/table.png'), media };
  const { config, editor } = openFields(['hero.backgroundImage'], start, {
    pictures: store.pictures,
  });
  const held = () => config().media['hero.backgroundImage'];
  const before = held();
  await expect.element(description()).toHaveValue('A table in the sun');
  const data = new DataTransfer();
  data.items.add(await file());
  page
    .getByRole('button', { name: 'Replace' })
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
  await expect.poll(() => store.sent.length).toBe(1);
  store.end.resolve({ url: '/media/1/garden.png', width: 8, height: 6 });
  await expect.poll(() => config().hero.backgroundImage).toBe('/media/1/garden.png');
  expect(held()).toMatchObject({ alt: '', focusX: 0.5 });
  editor.undo();
  expect(config().hero.backgroundImage).toBe('/media/1/table.png');
  expect(held()).toEqual(before);
});

it('an address of this site is kept as its path, and one without its scheme gets it', async () => {
  const { config } = openFields(['hero.backgroundImage']);
  const address = page.getByRole('textbox', { name: 'Picture: address' });
  await address.fill(`${location.origin}/media/1/table.png`);
  expect(config().hero.backgroundImage).toBe('/media/1/table.png');
  await address.fill('example.com/table.png');
  expect(config().hero.backgroundImage).toBe('https://example.com/table.png');
  await address.fill('a table');
  await userEvent.tab();
  await expect.element(page.getByText(/^Write the address of a picture/)).toBeVisible();
});

it('after removing, the keyboard goes on where the picture was', async () => {
  openFields(['hero.backgroundImage'], hero('/media/1/table.png'));
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Picture: address' })).toHaveFocus();
});

it('a file dropped beside the field opens nothing', async () => {
  openFields(['hero.backgroundImage']);
  await expect.element(page.getByRole('group', { name: 'Picture' })).toBeVisible();
  const data = new DataTransfer();
  data.items.add(new File(['x'], 'x.png', { type: 'image/png' }));
  const stray = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
  document.body.dispatchEvent(stray);
  expect(stray.defaultPrevented).toBe(true);
});
