import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { SectionHeading } from '#variants/primitives/section-heading.tsx';
import { openOverPage } from '../open-over-page.tsx';

const start: SiteConfig = siteConfigSchema.parse({});

test('what is written stays above a keyboard that covers the lower half of the window', async () => {
  await openOverPage(start, ({ features }) => (
    <>
      <div style={{ blockSize: '1800px' }} />
      <section id="features">
        <SectionHeading title={features.title} />
      </section>
      <div style={{ blockSize: '1800px' }} />
    </>
  ));
  const title = page.getByRole('main').getByRole('heading');
  const box = () => title.element().getBoundingClientRect();
  window.scrollTo({ top: 1800 - 700, behavior: 'instant' });
  await expect.poll(() => box().top).toBeGreaterThan(500);
  await title.click();
  await title.click();
  await expect.poll(() => document.activeElement).toBe(title.element());
  await userEvent.keyboard('{End}');
  const seen = window.visualViewport;
  if (!seen) throw new Error('There is no visual viewport.');
  vi.spyOn(seen, 'height', 'get').mockReturnValue(450);
  onTestFinished(() => void vi.restoreAllMocks());
  seen.dispatchEvent(new Event('resize'));
  await expect.poll(() => box().bottom).toBeLessThanOrEqual(450);
  // Whoever scrolls away and types is brought back.
  window.scrollTo({ top: 1800 - 700, behavior: 'instant' });
  await expect.poll(() => box().top).toBeGreaterThan(500);
  await userEvent.keyboard('!');
  await expect.poll(() => title.element().textContent).toMatch(/!$/);
  await expect.poll(() => box().bottom).toBeLessThanOrEqual(450);
});
