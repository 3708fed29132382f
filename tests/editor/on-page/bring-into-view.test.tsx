import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { SectionHeading } from '#variants/primitives/section-heading.tsx';
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

test('the page follows a section that the list moves, and the focus stays on the button', async () => {
  await openOverPage(start, ({ layout }) =>
    layout.home.map(({ id }) => <section key={id} id={id} style={{ blockSize: '700px' }} />),
  );
  const down = page.getByRole('button', { name: 'Move Hero down' });
  await down.click();
  await down.click();
  await expect.element(down).toHaveFocus();
  const top = () => document.getElementById('hero')?.getBoundingClientRect().top;
  await expect.poll(() => Math.abs(top() ?? Infinity)).toBeLessThan(100);
});
