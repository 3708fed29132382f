import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { registry } from '#variants/sections/registry.ts';
import { footerSample } from '#stories/samples/footer.ts';
import { sampleSite } from '#stories/samples/sample-site.ts';
import { openOverPage } from '../open-over-page.tsx';

const site = sampleSite('tenant139');
const start: SiteConfig = siteConfigSchema.parse(site.config);
await registry.footer['columns']?.preload();
const main = () => page.getByRole('main');
const focused = () => document.activeElement;

const openFooter = () =>
  openOverPage(start, (config) => {
    const Footer = registry.footer['columns']?.Component;
    return (
      Footer && (
        <>
          <section id="features">Above</section>
          <Footer {...footerSample({ ...site, config })} config={config.footer} />
        </>
      )
    );
  });

test('a button’s words take spaces and Enter without pressing it', async () => {
  const onClick = vi.fn<() => void>();
  const { config } = await openOverPage(start, ({ features }) => (
    <section id="features">
      <button type="button" onClick={onClick}>
        {features.title}
      </button>
    </section>
  ));
  const button = main().getByRole('button');
  await button.dblClick();
  await expect.poll(focused).toBe(button.element());
  await userEvent.keyboard('{Control>}a{/Control}Order it now{Enter}');
  await expect.element(button).toHaveTextContent('Order it now');
  expect(config().features.title).toBe('Order it now');
  expect(onClick).not.toHaveBeenCalled();
});

test('a text that the page completes is written as it is stored, and drawn completed again', async () => {
  const { config } = await openFooter();
  const { copyrightText } = start.footer;
  expect(copyrightText).toContain('{year}');
  const year = String(new Date().getFullYear());
  const line = main().getByText(copyrightText.replace('{year}', year).slice(0, 20));
  await line.click();
  await line.click();
  await expect.poll(() => focused()?.textContent).toBe(copyrightText);
  await userEvent.keyboard('{Control>}a{/Control}{{year} Forno{Enter}');
  expect(config().footer.copyrightText).toBe('{year} Forno');
  await expect.element(main().getByText(`${year} Forno`, { exact: true })).toBeVisible();
});

test('beside the words of a link stands how they are written', async () => {
  const { config } = await openFooter();
  const label = start.footer.links[0]?.label ?? '';
  await main().getByRole('link', { name: label }).first().click();
  await page.getByRole('button', { name: 'Write here' }).click();
  await expect.poll(() => focused()?.textContent).toBe(label);
  await userEvent.keyboard('{Control>}a{/Control}Our terms{Enter}');
  expect(config().footer.links[0]?.label).toBe('Our terms');
});

test('a link that was chosen is followed from beside it, as by a second press', async () => {
  const followed = vi.fn<(path: string) => void>();
  await openOverPage(start, ({ features }) => (
    <section id="features">
      <a
        href="/menu"
        onClick={(event) => {
          event.preventDefault();
          followed(event.currentTarget.pathname);
        }}
      >
        {features.title}
      </a>
    </section>
  ));
  await main().getByRole('link').click();
  await expect.element(page.getByRole('button', { name: 'Write here' })).toBeVisible();
  expect(followed).not.toHaveBeenCalled();
  await page.getByRole('button', { name: 'Open link' }).click();
  expect(followed).toHaveBeenCalledExactlyOnceWith('/menu');
});

test('a name that comes from elsewhere leads to the field, and says so', async () => {
  const { editor } = await openFooter();
  await main().getByText('Forno Pomo Northcote', { exact: true }).click();
  await page.getByRole('button', { name: 'Written in the panel' }).click();
  expect(editor.state.getState().selection).toMatchObject({
    field: 'general.businessShortName',
    by: 'panel',
  });
});
