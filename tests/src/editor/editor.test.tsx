import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { watchTheme } from '#src/page/theme/watch-theme.ts';
import { bootWith, memoryStorage, settingsWith } from '../site-boot.ts';
import { openSite } from '../app/open-site.tsx';

const editButton = () => page.getByRole('button', { name: 'Edit this site' });
const panel = () => page.getByRole('region', { name: 'Site editor' });
const field = (name: string) => panel().getByRole('textbox', { name, exact: true });
const general = settingsWith().web_config.general;

async function openGroup(name: string) {
  await panel().getByRole('button', { name, exact: true }).click();
}

test('the button opens the editor over the running site, and Escape gives the focus back', async () => {
  openSite();
  await editButton().click();
  await expect.element(panel()).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Edit site' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(editButton()).toHaveFocus();
});

test('what is typed stands on the page at once, and a reload keeps it', async () => {
  const storage = memoryStorage();
  openSite({ storage });
  await expect.element(editButton()).toBeVisible();
  await userEvent.keyboard('{Control>}.{/Control}');
  await openGroup('Top offer banner');
  await field('Text').fill('Two for one on Tuesdays');
  await expect.element(page.getByText('Two for one on Tuesdays').first()).toBeVisible();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  const reloaded = openSite({ storage });
  await reloaded.stores.config.getState().applyStoredDraft();
  expect(reloaded.stores.config.getState().config.topOfferBanner.topOfferBannerText).toBe(
    'Two for one on Tuesdays',
  );
});

test('a colour is written as a page style variable at once', async () => {
  const { stores } = openSite();
  const { style } = document.createElement('div');
  watchTheme(stores, style);
  await editButton().click();
  await openGroup('Colours');
  await field('Primary').fill('#0a7d4f');
  expect(style.getPropertyValue('--color-primary')).toBe('#0a7d4f');
  await field('Primary').fill('#0a7d4');
  expect(style.getPropertyValue('--color-primary')).toBe('#0a7d4f');
});

test('an editor that was open when the tab was loaded anew is open again, until it is closed', async () => {
  window.sessionStorage.setItem('editorOpen', JSON.stringify({ tenantId: 139 }));
  openSite();
  await expect.element(panel()).toBeVisible();
  await panel().getByRole('button', { name: 'Close the editor' }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  expect(window.sessionStorage.getItem('editorOpen')).toBeNull();
  await editButton().click();
  await expect.element(panel()).toBeVisible();
  expect(window.sessionStorage.getItem('editorOpen')).not.toBeNull();
});

test('undoing everything leaves no draft behind', async () => {
  const { stores } = openSite();
  await editButton().click();
  await openGroup('Top offer banner');
  await field('Text').fill('Two for one on Tuesdays');
  expect(stores.config.getState().draft()).toHaveLength(1);
  await panel().getByRole('button', { name: 'Undo: Top offer banner › Text' }).click();
  expect(stores.config.getState().draft()).toEqual([]);
});

test('with showConfigEditor off, button and shortcut are gone, and /?edit still opens it', async () => {
  const settings = settingsWith({ general: { ...general, showConfigEditor: false } });
  const { address } = openSite({ at: '/terms?edit', boot: bootWith({ settings }) });
  await expect.element(panel()).toBeVisible();
  await panel().getByRole('button', { name: 'Close the editor' }).click();
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.poll(address).toBe('/terms');
  await userEvent.keyboard('{Control>}.{/Control}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Terms');
  await expect.element(panel()).not.toBeInTheDocument();
  await expect.element(editButton()).not.toBeInTheDocument();
});

test("no tenant's theme shows in the editor's own look", async () => {
  const config = settingsWith().web_config;
  openSite();
  document.documentElement.style.setProperty('--font-display', 'Fraunces');
  document.documentElement.style.setProperty('--color-text', config.colors.accent);
  await editButton().click();
  const title = panel().getByRole('heading', { name: 'Edit site' });
  await expect.element(title).toBeVisible();
  const { fontFamily, color, fontSize } = getComputedStyle(title.element());
  document.documentElement.removeAttribute('style');
  expect(fontFamily).toMatch(/^system-ui/);
  expect(color).toBe('rgb(31, 35, 40)');
  expect(fontSize).toBe('13px');
});
