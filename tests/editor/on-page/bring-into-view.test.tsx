import { useEffect, useState, type ReactNode } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { addSection } from '#editor/core/sections/section-actions.ts';
import { setValueAt } from '#editor/core/settings/value-at.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { SectionHeading } from '#variants/primitives/section-heading.tsx';
import { emulateMotion } from '../../browser/emulate-motion.ts';
import { openOverPage } from '../open-over-page.tsx';

const start: SiteConfig = siteConfigSchema.parse({});

/** A header that sticks to the top, as a site's does. */
const header = 80;

async function openUnderHeader() {
  const { style } = document.documentElement;
  style.scrollPaddingBlockStart = `${header}px`;
  onTestFinished(() => void (style.scrollPaddingBlockStart = ''));
  await openOverPage(start, ({ features }) => (
    <>
      <div style={{ blockSize: '900px' }} />
      <section id="features" style={{ paddingBlockStart: '60px' }}>
        <div style={{ display: 'grid', minBlockSize: '600px' }}>
          <SectionHeading title={features.title} />
        </div>
      </section>
      <div style={{ blockSize: '1800px' }} />
    </>
  ));
  const title = page.getByRole('main').getByRole('heading');
  title.element().setAttribute('style', 'font-size: 300px; line-height: 1.5');
  return title;
}

test('the bar of the section in hand does not lie over the text in hand', async () => {
  const title = await openUnderHeader();
  const { top } = title.element().getBoundingClientRect();
  window.scrollBy({ top: top - header - 10, behavior: 'instant' });
  await title.click({ position: { x: 20, y: 40 } });
  const bar = page.getByRole('toolbar', { name: / on the page$/ });
  await expect.element(bar).toBeVisible();
  const gap = () =>
    title.element().getBoundingClientRect().top - bar.element().getBoundingClientRect().bottom;
  await expect.poll(gap).toBeGreaterThan(0);
  expect(title.element().getAttribute('style')).not.toContain('scroll-margin');
});

test('the line around a section ends below what sticks to the top', async () => {
  const title = await openUnderHeader();
  await title.click({ position: { x: 20, y: 20 } });
  window.scrollTo({ top: 1000, behavior: 'instant' });
  const line = () => {
    const box = document.querySelector<HTMLElement>('[data-look="section"]');
    if (!box || box.hidden) return null;
    return box.getBoundingClientRect().top + parseFloat(getComputedStyle(box, '::before').top);
  };
  await expect.poll(line).toBe(header);
});

test(
  'the page follows a section that the list moves, and the focus stays on the button',
  { tags: ['slow'] },
  async () => {
    await openOverPage(start, ({ layout }) =>
      layout.home.map(({ id }) => <section key={id} id={id} style={{ blockSize: '700px' }} />),
    );
    const down = page.getByRole('button', { name: 'Move Hero down' });
    await down.click();
    await down.click();
    await expect.element(down).toHaveFocus();
    const top = () => document.getElementById('hero')?.getBoundingClientRect().top;
    await expect.poll(() => Math.abs(top() ?? Infinity)).toBeLessThan(100);
  },
);

/** A page whose added section is drawn a frame after the document has it, as one whose design loads. */
function Late({ isThere, children }: { isThere: boolean; children: ReactNode }) {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const frame = requestAnimationFrame(() => setIsDrawn(true));
    return () => cancelAnimationFrame(frame);
  }, [isThere]);
  return isDrawn && children;
}

test('an added section comes into view, and stays there when its first picture moves the page', async () => {
  // Scrolled at once, so that the test need not wait for the way.
  await emulateMotion('reduce');
  const { editor } = await openOverPage(start, ({ sections, hero }) => (
    <>
      <section id="hero" style={{ blockSize: hero.backgroundImage ? '2600px' : '1400px' }} />
      <Late isThere={Object.hasOwn(sections, 'gallery')}>
        <section id="gallery" style={{ blockSize: '700px' }} />
      </Late>
      <div style={{ blockSize: '1800px' }} />
    </>
  ));
  const top = () => document.getElementById('gallery')?.getBoundingClientRect().top ?? Infinity;
  const isInView = () => top() > -8 && top() < window.innerHeight / 2;
  addSection(editor, 'gallery', null);
  await expect.poll(isInView).toBe(true);
  // What stands above it grows too, as every picture that comes late makes it.
  const picture = [{ id: 'a', image: '/media/1/a.webp', caption: '' }];
  editor.change('Pictures', (draft) => {
    setValueAt(draft, ['sections', 'gallery', 'pictures'], picture);
    draft.hero.backgroundImage = '/media/1/hero.webp';
  });
  await expect.poll(() => document.getElementById('hero')?.offsetHeight).toBe(2600);
  await expect.poll(isInView).toBe(true);
});

test('whoever scrolls the page is not taken back', async () => {
  // Scrolled at once, so that the test need not wait for the way.
  await emulateMotion('reduce');
  const { editor } = await openOverPage(start, ({ hero }) => (
    <>
      <section id="hero" style={{ blockSize: '1400px' }} />
      <section id="features" style={{ blockSize: '700px' }} />
      <div style={{ blockSize: hero.backgroundImage ? '2600px' : '1800px' }} data-rest />
    </>
  ));
  editor.open({ name: 'group', path: 'features' });
  const top = () => document.getElementById('features')?.getBoundingClientRect().top ?? Infinity;
  await expect.poll(() => Math.abs(top()) < window.innerHeight / 2).toBe(true);
  const main = page.getByRole('main').element();
  main.dispatchEvent(new WheelEvent('wheel', { bubbles: true }));
  window.scrollTo({ top: 0, behavior: 'instant' });
  editor.edit(['hero', 'backgroundImage'], 'Picture', '/media/1/hero.webp');
  const rest = () => document.querySelector<HTMLElement>('[data-rest]')?.offsetHeight;
  await expect.poll(rest).toBe(2600);
  const painted = () => new Promise((resolve) => void requestAnimationFrame(resolve));
  await painted();
  await painted();
  expect(window.scrollY).toBe(0);
});
