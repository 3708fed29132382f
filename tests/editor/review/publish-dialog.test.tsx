import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PortFailure, type PublishingPort } from '#editor/core/ports.ts';
import { insertSection } from '#editor/core/sections/section-changes.ts';
import { setValueAt } from '#editor/core/settings/value-at.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { manager, owner, publishedSite, workingPublishing } from '#stories/samples/publishing.ts';
import { changeable } from '#stories/samples/editor-ports.ts';
import { axeProblems } from './publish-axe.ts';
import { openEditor } from '../open-editor.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const signIn = vi.fn<() => Promise<void>>(() => Promise.resolve());

type Setting = {
  change?: (draft: SiteConfig) => void;
  publishing?: Partial<PublishingPort>;
  who?: typeof owner;
};

/** The dialog over an editor in which something was changed. */
async function openPublish({ change, publishing, who = owner }: Setting = {}) {
  const state = changeable(who);
  const opened = openEditor(publishedSite, {
    staff: {
      ...state,
      signIn,
      signInByPasskey: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
    },
    publishing: { ...workingPublishing, ...publishing },
  });
  opened.editor.change(
    'Something',
    change ?? ((draft) => void (draft.hero.title = 'Fire and time')),
  );
  await button('Publish').click();
  await expect.element(page.getByRole('heading', { name: 'What changes' })).toBeVisible();
  return { ...opened, staff: state };
}

describe('publishing', () => {
  it('shows what changes, struck and inserted, and is done in a press', async () => {
    const publish = vi.fn<PublishingPort['publish']>(workingPublishing.publish);
    const { config } = await openPublish({ publishing: { publish } });
    await expect.element(dialog().getByText('Fire and time')).toBeVisible();
    await dialog().getByLabelText('Note').fill('A shorter title');
    await button('Publish now').click();
    await expect.element(dialog().getByText(/Version 5 is published/)).toBeVisible();
    expect(publish).toHaveBeenCalledWith({ shown: config(), note: 'A shorter title' });
    await expect.element(button('Done')).toHaveFocus();
  });

  it('sends what waits before it publishes', async () => {
    const calls: string[] = [];
    const { ports } = await openPublish({
      publishing: {
        publish: (order) => {
          calls.push('publish');
          return workingPublishing.publish(order);
        },
      },
    });
    ports.sync.flush = () => Promise.resolve(void calls.push('flush'));
    await button('Publish now').click();
    await expect.poll(() => calls).toEqual(['flush', 'publish']);
  });

  it('puts one change back as one step, and then has nothing to publish', async () => {
    const { config, editor } = await openPublish();
    await button('Put back: Hero, Title').click();
    await expect.poll(() => config().hero.title).toBe(publishedSite.hero.title);
    await expect
      .element(dialog().getByText('There is nothing to publish.', { exact: true }))
      .toBeVisible();
    expect(dialog().getByText('the site is as everyone sees it').elements()).toHaveLength(1);
    await expect.element(page.getByRole('heading', { name: 'What changes' })).toHaveFocus();
    expect(editor.session.history().past.length).toBe(2);
  });

  it('leads from a change to its field', async () => {
    const { editor } = await openPublish();
    await button('Go to Hero, Title').click();
    await expect.element(dialog()).not.toBeInTheDocument();
    expect(editor.state.getState().selection).toEqual({
      group: 'hero',
      field: 'hero.title',
      by: 'panel',
    });
  });

  it('is kept back by an error, which leads to its place, and not by a warning', async () => {
    const publish = vi.fn<PublishingPort['publish']>(workingPublishing.publish);
    const { editor } = await openPublish({
      publishing: { publish },
      change: (draft) => {
        draft.hero.ctaLink = '#lunch';
        draft.general.contactEmail = '';
        draft.general.contactPhone = '';
      },
    });
    await expect.element(dialog().getByText('One thing has to be put right first.')).toBeVisible();
    button('Publish now').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .element(page.getByRole('heading', { name: /^Checklist: 1 to put right, \d worth a look$/ }))
      .toHaveFocus();
    expect(publish).not.toHaveBeenCalled();
    await dialog().getByText('leads to #lunch', { exact: false }).click();
    await expect.poll(() => editor.state.getState().selection?.field).toBe('hero.ctaLink');
  });

  it('is kept back by what was typed and cannot be used', async () => {
    const { editor } = await openPublish();
    editor.report('header.height', 'At most 120.');
    await expect.element(dialog().getByText('At most 120.')).toBeVisible();
    await expect.element(button('Publish now')).toHaveAttribute('aria-disabled', 'true');
  });

  it('takes a time of the restaurant’s clock, and none that has passed', async () => {
    const publish = vi.fn<PublishingPort['publish']>(workingPublishing.publish);
    const { config } = await openPublish({ publishing: { publish } });
    await dialog().getByLabelText('At a time', { exact: true }).click();
    await expect
      .element(dialog().getByText('By the clock of Sydney', { exact: false }))
      .toBeVisible();
    await dialog().getByLabelText('Publish at').fill('2020-01-01T10:00');
    await button('Schedule').click();
    await expect.element(dialog().getByText('This time has passed already.').first()).toBeVisible();
    expect(publish).not.toHaveBeenCalled();
    await dialog().getByLabelText('Publish at').fill('2099-12-24T18:00');
    await dialog().getByLabelText('Go back to the present site').click();
    await dialog().getByLabelText('Go back at').fill('2099-12-26T18:00');
    await button('Schedule').click();
    await expect.element(dialog().getByText(/Your changes are published/)).toBeVisible();
    expect(publish).toHaveBeenCalledWith({
      shown: config(),
      note: '',
      publishAt: '2099-12-24T18:00',
      revertAt: '2099-12-26T18:00',
    });
  });

  it(
    'says before a planned return which sections of the draft it takes away',
    { tags: ['slow'] },
    async () => {
      const { editor } = await openPublish();
      const note = () => dialog().getByText(/^Going back takes away/);
      await dialog().getByLabelText('Go back to the present site').click();
      expect(note().query()).toBeNull();
      const title = 'From the oven';
      editor.change('Gallery added', (draft) => {
        const id = insertSection(draft, 'gallery', null) ?? '';
        setValueAt(draft, ['sections', id, 'title'], title);
      });
      await expect.element(note()).toHaveTextContent(`from your draft too: ${title}.`);
      await dialog().getByLabelText('Go back to the present site').click();
      expect(note().query()).toBeNull();
    },
  );
});

describe('a change of another owner in the last moment', () => {
  it('is shown, and asked about again', async () => {
    const publish = vi.fn<PublishingPort['publish']>(workingPublishing.publish);
    publish.mockRejectedValueOnce(new PortFailure('stale_draft', 'The site was changed.'));
    const { ports, config } = await openPublish({ publishing: { publish } });
    const seen = config();
    // It comes in as what waits is sent.
    ports.sync.flush = () => {
      ports.sync.flush = () => Promise.resolve();
      ports.document.write([{ path: ['hero', 'subtitle'], value: 'By Theo' }]);
      return Promise.resolve();
    };
    await button('Publish now').click();
    await expect.element(dialog().getByRole('alert')).toHaveTextContent('The site was changed.');
    await expect.element(dialog().getByText('By Theo')).toBeVisible();
    expect(publish).toHaveBeenLastCalledWith({ shown: seen, note: '' });
    await button('Publish now').click();
    await expect.element(dialog().getByText(/Version 5 is published/)).toBeVisible();
    expect(publish).toHaveBeenLastCalledWith({ shown: config(), note: '' });
  });
});

describe('a publish that fails', () => {
  const failing = (code: string, words: string, problems?: PortFailure['problems']) => ({
    publish: () => Promise.reject(new PortFailure(code, words, problems)),
  });

  it('says what the server refuses, at its place', async () => {
    const problems = [{ path: 'footer.links.0.url', message: 'There is no such page.' }];
    const { editor } = await openPublish({
      publishing: failing('refused', 'It cannot be published.', problems),
    });
    await button('Publish now').click();
    await expect
      .element(page.getByRole('alert').first())
      .toHaveTextContent('It cannot be published.');
    await expect.element(dialog().getByText('There is no such page.')).toBeVisible();
    await expect.element(dialog().getByText('Footer › Link 1 › Link')).toBeVisible();
    await expect.element(button('Publish now')).toHaveAttribute('aria-disabled', 'true');
    // What was refused is not held against what became of it since.
    editor.edit(['footer', 'links', 0, 'url'], 'Link', '/menu');
    await expect.element(button('Publish now')).toHaveAttribute('aria-disabled', 'false');
  });

  it('asks who comes back after the session ended to sign in, and goes on', async () => {
    await openPublish({ publishing: failing('staff_session_expired', 'Over.') });
    await button('Publish now').click();
    await expect.element(dialog().getByText('Please sign in again.')).toBeVisible();
    await expect.element(dialog().getByLabelText('Email')).toHaveFocus();
    await dialog().getByLabelText('Email').fill('mara@place.example');
    await dialog().getByLabelText('Password').fill('a password');
    await button('Sign in').click();
    await expect.element(button('Publish now')).toBeVisible();
    // The form is gone; what stands in its place goes on from it.
    await expect.element(dialog().getByRole('radio', { name: 'Now' })).toHaveFocus();
    expect(signIn).toHaveBeenCalledWith('mara@place.example', 'a password');
  });

  it('a failing network is told, and another attempt may be made', async () => {
    let isDown = true;
    await openPublish({
      publishing: {
        publish: (order) =>
          isDown
            ? Promise.reject(new PortFailure('offline', 'There is no connection.'))
            : workingPublishing.publish(order),
      },
    });
    await button('Publish now').click();
    await expect.element(dialog().getByText('There is no connection.')).toBeVisible();
    isDown = false;
    await button('Publish now').click();
    await expect.element(dialog().getByText(/Version 5 is published/)).toBeVisible();
  });

  it('a manager who signs in there sends it to the owner, and keeps the draft', async () => {
    const { staff } = await openPublish();
    staff.set(manager);
    await expect.element(page.getByRole('dialog', { name: 'Send to the owner' })).toBeVisible();
    await expect.element(dialog().getByText('Fire and time')).toBeVisible();
    await expect.element(button('Publish now')).not.toBeInTheDocument();
  });
});

describe('the preview link', () => {
  it('is brought into sight where it opens, and where it is made', async () => {
    await page.viewport(800, 500);
    await openPublish();
    await dialog().getByText('Show it to somebody first').click();
    await expect.element(button('Make a link')).toBeInViewport({ ratio: 1 });
    await button('Make a link').click();
    await expect.element(dialog().getByText('It ends', { exact: false })).toBeInViewport();
  });

  it('is made for as long as is asked, as a link and as a code', { tags: ['slow'] }, async () => {
    const createPreview = vi.fn<PublishingPort['createPreview']>(workingPublishing.createPreview);
    await openPublish({ publishing: { createPreview } });
    await dialog().getByText('Show it to somebody first').click();
    await dialog().getByLabelText('It works for').selectOptions('A week');
    await button('Make a link').click();
    await expect
      .element(dialog().getByLabelText('Link', { exact: true }))
      .toHaveValue('https://139.place.example/preview?token=eyJkIjoxMzksInIiOjQyfQ.c2lnbmF0dXJl');
    expect(createPreview).toHaveBeenCalledWith(168);
    await expect
      .element(dialog().getByText('It ends Tue, 24 Nov 2026', { exact: false }))
      .toBeVisible();
    expect(document.querySelector('dialog svg path[d^="M0 0h"]')).not.toBeNull();
  });
});

it('has nothing that axe finds fault with', { tags: ['slow'] }, async () => {
  await openPublish({
    change: (draft) => {
      draft.hero.ctaLink = '#lunch';
      draft.colors.primary = '#0b6e4f';
      draft.hero.backgroundImage = '';
    },
  });
  await dialog().getByText('Show it to somebody first').click();
  await dialog().getByLabelText('At a time', { exact: true }).click();
  expect(await axeProblems()).toEqual([]);
});
