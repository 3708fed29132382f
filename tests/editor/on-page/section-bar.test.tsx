import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { SectionHeading } from '#variants/primitives/section-heading.tsx';
import { openOverPage } from '../open-over-page.tsx';

/** A header that sticks to the top, as a site's does. */
const header = 80;
const bar = page.getByRole('toolbar', { name: / on the page$/ });
const title = page.getByRole('main').getByRole('heading');

/** A section whose heading stands at its very top. */
async function openSection(style: string) {
  const { style: root } = document.documentElement;
  root.scrollPaddingBlockStart = `${header}px`;
  onTestFinished(() => void (root.scrollPaddingBlockStart = ''));
  await openOverPage(siteConfigSchema.parse({}), ({ features }) => (
    <>
      <div style={{ blockSize: '900px' }} />
      <section id="features">
        <div style={{ display: 'grid', alignContent: 'start', minBlockSize: '500px' }}>
          <SectionHeading title={features.title} />
        </div>
      </section>
      <div style={{ blockSize: '1800px' }} />
    </>
  ));
  title.element().setAttribute('style', `margin: 0; font-size: 32px; ${style}`);
  await title.click();
  await expect.element(bar).toBeVisible();
}

/** Scrolls until the section's top is just below what sticks to the window's top. */
function scrollToTop() {
  const section = document.getElementById('features')?.getBoundingClientRect();
  window.scrollBy({ top: (section?.top ?? 0) - header, behavior: 'instant' });
}

function covers(): boolean {
  const range = document.createRange();
  range.selectNodeContents(title.element());
  const place = bar.element().getBoundingClientRect();
  return [...range.getClientRects()].some(
    (line) =>
      place.left < line.right &&
      line.left < place.right &&
      place.top < line.bottom &&
      line.top < place.bottom,
  );
}

test.each(['text-align: left', 'text-align: right', 'text-align: justify; font-size: 60px'])(
  'the bar of a section covers no heading at its top: %s',
  async (style) => {
    await openSection(style);
    scrollToTop();
    await expect.poll(() => bar.element().closest('[data-at-top]')).not.toBeNull();
    await expect.poll(covers).toBe(false);
    const box = bar.element().getBoundingClientRect();
    const section = document.getElementById('features')?.getBoundingClientRect();
    expect(box.top).toBeGreaterThanOrEqual(header);
    expect(box.bottom).toBeLessThanOrEqual(Math.min(section?.bottom ?? 0, window.innerHeight) + 1);
  },
);
