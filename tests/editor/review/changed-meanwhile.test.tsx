import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PublishingPort } from '#editor/core/ports.ts';
import { fixed } from '#stories/samples/editor-ports.ts';
import { owner, publishedSite, workingPublishing } from '#stories/samples/publishing.ts';
import { axeProblems } from './publish-axe.ts';
import { openEditor } from '../open-editor.tsx';

const { subtitle } = publishedSite.hero;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const rowOf = (key: string) => dialog().element().querySelector(`[data-difference="${key}"]`);

/** An owner reads the list of two changes; another one edits the same site. */
async function openList() {
  const publish = vi.fn<PublishingPort['publish']>(workingPublishing.publish);
  const { editor, ports, config } = openEditor(publishedSite, {
    staff: {
      ...fixed(owner),
      signIn: async () => undefined,
      signInByPasskey: () => Promise.resolve(),
      signOut: async () => undefined,
    },
    publishing: { ...workingPublishing, publish },
  });
  editor.change('Hero', (draft) => {
    draft.hero.title = 'Fire and time';
    draft.hero.subtitle = 'Mine';
  });
  await button('Publish').click();
  await expect.element(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
  const theyWrite = (value: string) =>
    ports.document.write([{ path: ['hero', 'subtitle'], value }]);
  return { config, publish, theyWrite };
}

it(
  'what another owner changes while the list is read is shown and said, and looked at before a press counts',
  { tags: ['slow'] },
  async () => {
    const { config, publish, theyWrite } = await openList();
    theyWrite('By Theo');
    await expect.element(dialog().getByRole('alert')).toHaveTextContent(/changed by somebody else/);
    await expect.element(button('Publish now')).not.toBeInTheDocument();
    await expect.poll(() => rowOf('hero/subtitle')?.textContent).toMatch(/New/);
    expect(rowOf('hero/title')?.textContent).not.toMatch(/New/);
    expect(await axeProblems()).toEqual([]);
    await button('See what is new').click();
    await expect.element(page.getByRole('heading', { name: 'What changes' })).toHaveFocus();
    await expect.element(dialog().getByRole('alert')).not.toBeInTheDocument();
    expect(publish).not.toHaveBeenCalled();
    expect(rowOf('hero/subtitle')?.textContent).toMatch(/New/);
    await button('Publish now').click();
    await expect.element(dialog().getByText(/Version 5 is published/)).toBeVisible();
    expect(publish).toHaveBeenCalledExactlyOnceWith({ shown: config(), note: '' });
  },
);

it('a double press in that moment is one, and publishes nothing', async () => {
  const { publish, theyWrite } = await openList();
  theyWrite('By Theo');
  await button('See what is new').dblClick();
  await expect.element(button('Publish now')).toBeVisible();
  expect(publish).not.toHaveBeenCalled();
});

it('what they take off the list is looked at too, and every change anew', async () => {
  const { theyWrite } = await openList();
  theyWrite(subtitle);
  await button('See what is new').click();
  await expect.element(button('Publish now')).toBeVisible();
  theyWrite('By Theo');
  await expect.element(button('See what is new')).toBeVisible();
});

it('what is put back in the dialog is nobody else’s change', async () => {
  const { config, publish } = await openList();
  await button('Put back: Hero, Title').click();
  await expect.poll(() => config().hero.title).toBe(publishedSite.hero.title);
  await expect.element(button('See what is new')).not.toBeInTheDocument();
  await button('Publish now').click();
  await expect.poll(() => publish.mock.calls.length).toBe(1);
});
