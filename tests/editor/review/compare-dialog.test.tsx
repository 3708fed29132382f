import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { SiteConfig } from '#schemas/config/site.ts';
import { drawSample } from '#stories/samples/draw-sample.tsx';
import { fixed, localSync } from '#stories/samples/editor-ports.ts';
import {
  draftSite,
  owner,
  publishedSite,
  sampleVersions,
  workingPublishing,
} from '#stories/samples/publishing.ts';
import { openEditor } from '../open-editor.tsx';
import { axeProblems } from './publish-axe.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const pictures = () => page.getByRole('dialog', { name: 'Before and after', exact: true });
const drawnIn = (side: 'before' | 'after', part: string) =>
  document.querySelector(`[data-compared="${part}"] [data-side="${side}"] [data-page]`);

type Render = (config: SiteConfig, section: string) => React.ReactNode;

function openWith(draft: SiteConfig, render: Render = drawSample, publishing = workingPublishing) {
  const opened = openEditor(publishedSite, {
    staff: {
      ...fixed(owner),
      signIn: () => Promise.resolve(),
      signInByPasskey: () => Promise.resolve(),
      signOut: () => Promise.resolve(),
    },
    publishing,
    designs: { render },
    sync: {
      ...fixed(localSync),
      flush: () => Promise.resolve(),
      resolve: () => undefined,
      discard: () => Promise.resolve(),
    },
  });
  opened.editor.replace('Draft', draft);
  return opened;
}

/** From the list of differences to the pictures. */
async function openPictures(draft: SiteConfig, render?: Render) {
  const opened = openWith(draft, render);
  await button('Publish').click();
  await button('Before and after').click();
  await expect.element(pictures()).toBeVisible();
  return opened;
}

const withTitle = (title: string): SiteConfig => ({
  ...publishedSite,
  hero: { ...publishedSite.hero, title },
});

describe('before and after, in pictures', () => {
  it('draws a part from both documents, each in its own look, and frames what only one shows', async () => {
    await page.viewport(1280, 900);
    await openPictures({
      ...withTitle('Bread at dawn'),
      colors: { ...publishedSite.colors, primary: '#0b6e4f' },
    });
    await expect.poll(() => drawnIn('after', 'hero')?.textContent).toContain('Bread at dawn');
    await expect
      .poll(() => drawnIn('before', 'hero')?.textContent)
      .toContain(publishedSite.hero.title);
    const primary = (side: 'before' | 'after') => {
      const themed = drawnIn(side, 'hero')?.querySelector('[data-theme]');
      return themed && getComputedStyle(themed).getPropertyValue('--color-primary');
    };
    expect(primary('after')).toBe('#0b6e4f');
    expect(primary('before')).toBe(publishedSite.colors.primary);
    await expect
      .poll(() => drawnIn('after', 'hero')?.querySelector('[data-differs]')?.textContent)
      .toContain('Bread at dawn');
    await expect.element(page.getByRole('figure', { name: 'Hero: Your draft' })).toBeVisible();
  });

  it('frames another design as a whole, another icon at its place, and says both', async () => {
    await page.viewport(1280, 900);
    const { features, hero } = publishedSite;
    const items = features.items.map((item, index) =>
      index === 0 ? { ...item, icon: 'pizza' as const } : item,
    );
    await openPictures({
      ...publishedSite,
      hero: { ...hero, variant: 'compact' },
      features: { ...features, items },
    });
    const other = (part: string) =>
      document.querySelectorAll(`[data-compared="${part}"] [data-other]`).length;
    await expect.poll(() => [other('hero'), other('features')]).toEqual([1, 0]);
    await expect.element(pictures().getByText(/^Another design: “.+” instead of/)).toBeVisible();
    expect(drawnIn('after', 'hero')?.querySelector('[data-differs]')).toBeNull();
    const icon = pictures().getByText('Another icon is framed', { exact: false });
    icon.element().scrollIntoView();
    const marks = (side: 'before' | 'after') =>
      [...(drawnIn(side, 'features')?.querySelectorAll('[data-differs]') ?? [])].map(
        ({ localName }) => localName,
      );
    await expect.poll(() => marks('after')).toEqual(['svg']);
    expect(marks('before')).toEqual(['svg']);
  });

  it('draws sizes and room of the other look too', async () => {
    await page.viewport(1280, 900);
    const { theme } = publishedSite;
    await openPictures({ ...publishedSite, theme: { ...theme, density: 'compact' } });
    const room = (side: 'before' | 'after') => {
      const themed = drawnIn(side, 'look')?.querySelector('[data-theme]');
      return themed && getComputedStyle(themed).getPropertyValue('--space-4');
    };
    await expect.poll(() => room('after')).toBeTruthy();
    expect(room('after')).not.toBe(room('before'));
  });

  it('draws a dark palette in the dark, and nothing twice that is alike in the light', async () => {
    await page.viewport(1280, 900);
    const { theme } = publishedSite;
    const colors = { ...theme.dark.colors, background: '#0b1f2a' };
    await openPictures({ ...publishedSite, theme: { ...theme, dark: { mode: 'auto', colors } } });
    const background = () => {
      const themed = drawnIn('after', 'look')?.querySelector('[data-theme]');
      return themed && getComputedStyle(themed).backgroundColor;
    };
    await expect.poll(background).toBe('rgb(11, 31, 42)');
    expect(document.querySelectorAll('[data-compared="look"] [data-page]')).toHaveLength(2);
  });

  it('is a picture: out of reach of keys and readers, no name twice, nothing before it is opened', async () => {
    const render = vi.fn<Render>(drawSample);
    openWith(draftSite, render);
    await button('Publish').click();
    await expect.element(button('Before and after')).toBeVisible();
    expect(render).not.toHaveBeenCalled();
    await button('Before and after').click();
    await expect.poll(() => drawnIn('after', 'look')?.textContent).toBeTruthy();
    for (const drawing of document.querySelectorAll('[data-page]')) {
      expect(drawing.closest('[inert][aria-hidden="true"]')).not.toBeNull();
      expect(drawing.querySelectorAll(':not(svg *)[id], [name]')).toHaveLength(0);
    }
    // Far below, nothing is drawn yet.
    expect(drawnIn('after', 'footer')?.textContent).toBe('');
    expect(await axeProblems()).toEqual([]);
  });

  it('says of a part that one side does not show so, and takes it back there', async () => {
    await page.viewport(1280, 900);
    const { config } = await openPictures(draftSite);
    await expect
      .element(page.getByRole('figure', { name: 'Lunch at the counter: Published now' }))
      .toHaveTextContent('Not on the page');
    await expect
      .element(page.getByRole('figure', { name: 'Three ovens: Your draft' }))
      .toHaveTextContent('Not shown on the page');
    await button('Put back: Lunch at the counter').click();
    await expect.poll(() => config().sections['counter']).toBeUndefined();
    await expect.element(pictures().getByText('6 parts differ', { exact: false })).toHaveFocus();
  });

  it('shows one over the other where there is little room, with a line that keys move', async () => {
    await page.viewport(375, 812);
    onTestFinished(() => page.viewport(1280, 900));
    await openPictures(withTitle('Bread at dawn'));
    const slider = page.getByRole('slider', { name: 'Before and after: Hero' });
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', '50 % Published now, 50 % Your draft');
    slider.element().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect
      .element(slider)
      .toHaveAttribute('aria-valuetext', '45 % Published now, 55 % Your draft');
    await userEvent.keyboard('{Home}');
    await expect.element(slider).toHaveAttribute('aria-valuetext', 'Your draft only');
    await page.getByText('Side by side').click();
    await expect.element(slider).not.toBeInTheDocument();
    expect(await axeProblems()).toEqual([]);
  });

  it('keeps the dialog where a section breaks while it is drawn', async () => {
    await page.viewport(1280, 900);
    const render: Render = (config, section) => {
      if (section === 'hero' && config.hero.title === 'Broken') return <Broken />;
      return drawSample(config, section);
    };
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { config } = await openPictures(withTitle('Broken'), render);
    await expect
      .element(page.getByRole('figure', { name: 'Hero: Your draft' }))
      .toHaveTextContent('This cannot be drawn');
    await expect
      .poll(() => drawnIn('before', 'hero')?.textContent)
      .toContain(publishedSite.hero.title);
    await button('Put back: Hero').click();
    await expect.poll(() => config().hero.title).toBe(publishedSite.hero.title);
    await expect.element(pictures().getByText('Nothing differs', { exact: false })).toHaveFocus();
  });

  it('opens a long part where what differs stands far down, and closes it again', async () => {
    await page.viewport(375, 812);
    onTestFinished(() => page.viewport(1280, 900));
    const { items } = publishedSite.features;
    const features = {
      ...publishedSite.features,
      items: items.map((item, index) =>
        index === items.length - 1 ? { ...item, description: 'Said anew.' } : item,
      ),
    };
    await openPictures({ ...publishedSite, features });
    await button('Show less of it').click();
    await expect.element(button('Show all of it')).toBeVisible();
  });

  it('begins at the section that was asked for, and Escape leads back to the list', async () => {
    await page.viewport(1280, 900);
    openWith(draftSite);
    await button('Publish').click();
    await button('See it: Features').click();
    await expect.element(page.getByRole('heading', { name: 'Features', level: 3 })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(pictures()).not.toBeInTheDocument();
    await expect.element(page.getByRole('dialog', { name: 'Publish' })).toBeVisible();
    await expect.element(button('See it: Features')).toHaveFocus();
  });
});

describe('a version in pictures', () => {
  async function openVersion(number: number, first = 1) {
    const earlier = withTitle('As it was before');
    const opened = openWith(draftSite, drawSample, {
      ...workingPublishing,
      versions: (before = 99) =>
        Promise.resolve(
          sampleVersions.filter(({ version }) => version >= first && version < before),
        ),
      version: async (asked) => {
        const found = await workingPublishing.version(asked);
        return asked === 1 ? { ...found, config: earlier } : found;
      },
    });
    opened.editor.open({ name: 'versions' });
    await page.getByRole('button', { name: new RegExp(`^Version ${number}`) }).click();
    return opened;
  }

  it('stands beside the version before it', async () => {
    await page.viewport(1280, 900);
    await openVersion(2);
    await page.getByRole('button', { name: /^Compared with the version before it/ }).click();
    const dialog = page.getByRole('dialog', {
      name: 'Version 2 compared with the version before it',
    });
    await expect.element(dialog).toBeVisible();
    await expect.poll(() => drawnIn('before', 'hero')?.textContent).toContain('As it was before');
    await expect.element(page.getByRole('figure', { name: 'Hero: Version 1' })).toBeVisible();
  });

  it('stands beside the published site, and beside the draft, from where a section is restored', async () => {
    await page.viewport(1280, 900);
    const { config } = await openVersion(1);
    await page.getByRole('button', { name: /^Compared with the published site/ }).click();
    await button('Restore: Hero').click();
    await expect.poll(() => config().hero.title).toBe('As it was before');
    expect(config().footer).toEqual(draftSite.footer);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: /^Compared with your draft/ }).click();
    const restore = { name: 'Restore section: Footer' };
    await expect.element(page.getByRole('dialog').getByRole('button', restore)).toBeVisible();
  });

  it('that is the first that is left says so', async () => {
    await openVersion(2, 2);
    await page.getByRole('button', { name: /^Compared with the version before it/ }).click();
    await expect.element(page.getByText(/This is the first version/)).toBeVisible();
  });
});

function Broken(): never {
  throw new Error('It breaks.');
}
