import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { PortFailure, type PublishingPort } from '#editor/core/ports.ts';
import { localSync, fixed } from '#stories/samples/editor-ports.ts';
import {
  draftSite,
  owner,
  publishedSite,
  sampleVersions,
  workingPublishing,
} from '#stories/samples/publishing.ts';
import { axeProblems } from '../review/publish-axe.ts';
import { openEditor } from '../open-editor.tsx';

const button = (name: string | RegExp) => page.getByRole('button', { name });

function openVersions(publishing: Partial<PublishingPort> = {}) {
  const opened = openEditor(publishedSite, {
    staff: {
      ...fixed(owner),
      signIn: () => Promise.resolve(),
      signInByPasskey: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
    },
    publishing: { ...workingPublishing, ...publishing },
    sync: {
      ...fixed(localSync),
      flush: () => Promise.resolve(),
      resolve: () => undefined,
      discard: () => Promise.resolve(),
    },
  });
  opened.editor.replace('Draft', draftSite);
  opened.editor.open({ name: 'versions' });
  return opened;
}

describe('the versions', () => {
  it('stand with time of the restaurant, author and note, the newest first', async () => {
    openVersions();
    await expect.element(page.getByText('“Opening hours of the holidays”')).toBeVisible();
    await expect.element(page.getByText(/Fri, 20 Nov 2026.+4:12/)).toBeVisible();
    await expect.element(page.getByText('Went back by itself, as it was planned')).toBeVisible();
    const shown = [...document.querySelectorAll('[data-version]')].map((row) =>
      row.getAttribute('data-version'),
    );
    expect(shown).toEqual(['4', '3', '2', '1']);
    expect(await axeProblems()).toEqual([]);
  });

  it('come in pages', async () => {
    const first = sampleVersions[0];
    const all = Array.from({ length: 60 }, (_, index) => ({ ...first, version: 60 - index }));
    openVersions({
      versions: (before = 61) =>
        Promise.resolve(
          all
            .filter(({ version }) => version < before)
            .slice(0, 50)
            .flatMap((one) => (first ? [{ ...first, version: one.version }] : [])),
        ),
    });
    await button('Show earlier ones').click();
    await expect.poll(() => document.querySelectorAll('[data-version]').length).toBe(60);
    await expect.element(button('Show earlier ones')).not.toBeInTheDocument();
  });

  it('that cannot be loaded say so, and come at another attempt', async () => {
    let isDown = true;
    openVersions({
      versions: (before) =>
        isDown
          ? Promise.reject(new PortFailure('offline', 'There is no connection.'))
          : workingPublishing.versions(before),
    });
    await expect.element(page.getByText('There is no connection.')).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(page.getByText('“Black Friday”')).toBeVisible();
  });
});

describe('one version', () => {
  it('gives one setting, a section, or everything back, each as one step', async () => {
    const { config, editor } = openVersions();
    await button(/^Version 2/).click();
    await expect.element(page.getByRole('heading', { name: 'Version 2' })).toHaveFocus();
    await button('Restore: Hero, Title').click();
    await expect.poll(() => config().hero.title).toBe(publishedSite.hero.title);
    expect(config().hero.ctaLink).toBe('#lunch');
    await button('Restore section: Hero').click();
    await expect.poll(() => config().hero).toEqual(publishedSite.hero);
    expect(config().colors).toEqual(draftSite.colors);
    await button('Take it all into the draft').click();
    await expect.poll(() => config()).toEqual(publishedSite);
    await expect
      .element(page.getByText('Nothing: your draft is as it was in this version.'))
      .toBeVisible();
    expect(editor.session.history().past).toHaveLength(4);
    expect(await axeProblems()).toEqual([]);
  });

  it('is gone back to in one press, which leads to publishing', async () => {
    const { config } = openVersions();
    await button(/^Version 2/).click();
    await button('Go back to this version…').click();
    await expect.poll(() => config()).toEqual(publishedSite);
    await expect.element(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
  });

  it('is offered beside the one before it, where there is one', async () => {
    openVersions();
    await button(/^Version 2/).click();
    await expect.element(button(/^Compared with the version before it/)).toBeVisible();
    await button('All versions').click();
    await button(/^Version 1/).click();
    await expect.element(button(/^Compared with the published site/)).toBeVisible();
    expect(button(/^Compared with the version before it/).elements()).toEqual([]);
  });

  it('leads back to its place in the list', async () => {
    openVersions();
    await button(/^Version 2/).click();
    await button('All versions').click();
    await expect.element(button(/^Version 2/)).toHaveFocus();
  });
});

describe('what waits', () => {
  it('is called off after a question', async () => {
    const cancelSchedule = vi.fn<PublishingPort['cancelSchedule']>(() => Promise.resolve());
    openVersions({ cancelSchedule });
    await expect.element(page.getByText('“Christmas”')).toBeVisible();
    await button('Call off…').click();
    await expect.element(page.getByRole('dialog', { name: 'Call it off?' })).toBeVisible();
    expect(cancelSchedule).not.toHaveBeenCalled();
    await page.getByRole('dialog').getByRole('button', { name: 'Call off' }).click();
    await expect.element(page.getByText('“Christmas”')).not.toBeInTheDocument();
    expect(cancelSchedule).toHaveBeenCalledOnce();
  });
});
