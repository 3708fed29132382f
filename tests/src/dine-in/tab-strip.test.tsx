import axe from 'axe-core';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { tab as words } from '#schemas/messages/en/tab.ts';
import { paths } from '#ui/paths.ts';
import { menu as menus } from '#variants/sections/menu/index.ts';
import { forgetEverything } from '../checkout/open-app.tsx';
import { refusal } from '../checkout/stand-in-server.ts';
import { code as token, openSeated, scanned } from './open-table.ts';
import { sampleRound, sampleTab, StandInTabs } from './stand-in-tabs.ts';

beforeAll(() => menus.cards.preload());
afterEach(forgetEverything);

const strip = page.getByRole('region', { name: 'Your table' });
const button = (name: string | RegExp) => strip.getByRole('button', { name });
const name = strip.getByLabelText(words.sitDown.name);
const code = strip.getByLabelText(words.sitDown.code);

describe('R82 on the strip of the table', () => {
  test('the first guest opens a tab under their name, which is remembered', async () => {
    const tabs = new StandInTabs();
    const { place, host, close } = openSeated({ at: paths.dineInMenu, server: tabs.server });
    await button(words.strip.together).click();
    await expect.element(name).toHaveValue('Mia Wong');
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
    await name.fill('');
    await button(words.sitDown.open).click();
    await expect.element(strip.getByText(words.sitDown.nameMissing)).toBeVisible();
    await expect.element(name).toHaveFocus();
    expect(tabs.server.calls('openTab')).toEqual([]);
    await name.fill('bad.example');
    const problems = [{ path: 'body.name', code: 'custom', message: 'No web address.' }];
    tabs.server.next('openTab', refusal(400, 'invalid_request', 'Please check.', { problems }));
    await button(words.sitDown.open).click();
    await expect.element(name).toHaveAccessibleDescription(/No web address\./);
    await name.fill('  Mimi ');
    await button(words.sitDown.open).click();
    await expect.poll(() => place.href).toBe(paths.dineInTab);
    expect(tabs.server.calls('openTab').at(-1)?.body).toEqual({ name: 'Mimi' });
    await expect.element(page.getByText('4821')).toBeVisible();
    close();
    tabs.tab = null;
    openSeated({ at: paths.dineInMenu, server: tabs.server });
    await button(words.strip.together).click();
    await expect.element(name).toHaveValue('Mimi');
  });

  test('others join with its code; a wrong one is said, and too many make them wait', async () => {
    const tabs = new StandInTabs();
    tabs.tab = sampleTab();
    const { place } = openSeated({ at: paths.dineInMenu, server: tabs.server });
    await button(words.strip.join).click();
    await expect.element(code).toHaveFocus();
    await button(words.sitDown.join).click();
    await expect.element(strip.getByText(words.sitDown.codeMissing)).toBeVisible();
    await code.fill('1111');
    await button(words.sitDown.join).click();
    await expect.element(strip.getByText(words.sitDown.wrongCode)).toBeVisible();
    await expect.element(code).toHaveFocus();
    tabs.server.next('joinTab', refusal(429, 'too_many_requests', 'Please wait a minute.'));
    await button(words.sitDown.join).click();
    await expect.element(strip.getByText('Please wait a minute.')).toBeVisible();
    await code.fill('4821');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => place.href).toBe(paths.dineInTab);
  });

  test('who opens one a moment later than another joins that, and is told why', async () => {
    const tabs = new StandInTabs();
    openSeated({ at: paths.dineInMenu, server: tabs.server });
    await button(words.strip.together).click();
    tabs.tab = sampleTab();
    await button(words.sitDown.open).click();
    await expect.element(strip.getByText(words.sitDown.taken)).toBeVisible();
    await expect.element(code).toHaveFocus();
  });

  test('a link that a friend gave asks for a name alone; it works once more for who is joined', async () => {
    const tabs = new StandInTabs();
    tabs.tab = sampleTab();
    const link = `${scanned}&join=4821`;
    const { place, stores, close } = openSeated({ at: link, server: tabs.server });
    stores.checkout.getState().update({ guestDetails: null });
    await expect.element(code).toHaveValue('4821');
    await expect.element(name).toHaveFocus();
    await name.fill('Mia');
    await button(words.sitDown.join).click();
    await expect.poll(() => place.href).toBe(paths.dineInTab);
    expect(tabs.server.calls('joinTab').map(({ body }) => body)).toEqual([
      { name: 'Mia', code: '4821' },
    ]);
    close();
    const again = openSeated({ at: link, server: tabs.server });
    await expect.poll(() => again.place.href).toBe(paths.dineInTab);
  });

  test('one’s own tab says what is open of it, and where it was moved to', async () => {
    const tabs = new StandInTabs();
    tabs.join(sampleTab({ rounds: [sampleRound()], total: 23.5, open: 23.5 }));
    const { host, place, close } = openSeated({ at: paths.dineInMenu, server: tabs.server });
    const link = strip.getByRole('link', { name: 'Your tab: $23.50 open' });
    await expect.element(link).toBeVisible();
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
    await link.click();
    await expect.poll(() => place.href).toBe(paths.dineInTab);
    close();
    // Staff moved it: at the scanned table nobody has one any more.
    tabs.join(sampleTab({ table: '5', area: 'Bar', total: 23.5, open: 23.5 }));
    tabs.server.next('findTableTab', {
      status: 200,
      body: { data: { state: 'none', tab_id: null } },
    });
    openSeated({ at: paths.dineInMenu, server: tabs.server });
    await expect.element(strip.getByText('Your tab is at table 5, Bar.')).toBeVisible();
  });

  test('a lookup that fails is tried again, and the menu stays', async () => {
    const tabs = new StandInTabs();
    tabs.tab = sampleTab();
    tabs.server.next('findTableTab', 'no reply');
    openSeated({ at: paths.dineInMenu, server: tabs.server });
    await expect.element(strip.getByRole('alert')).toHaveTextContent(words.strip.failed);
    await expect
      .element(page.getByRole('article').filter({ hasText: 'Margherita' }).first())
      .toBeVisible();
    await button(words.page.again).click();
    await expect.element(button(words.strip.join)).toBeVisible();
  });
});

describe('what is asked of the team', () => {
  test('is asked once, says since when, and can be asked again when somebody came', async () => {
    const tabs = new StandInTabs();
    openSeated({ at: paths.dineInMenu, server: tabs.server });
    await button(words.calls.bill).click();
    const asked = button('Bill asked for at 12:16 pm');
    await expect.element(asked).toHaveAttribute('aria-disabled', 'true');
    // Nobody has answered yet, so nobody is said to come.
    await expect.element(strip.getByText(words.calls.billComing)).not.toBeInTheDocument();
    await asked.click({ force: true });
    await expect.element(button(words.calls.waiter)).toHaveAttribute('aria-disabled', 'false');
    expect(tabs.server.calls('callStaff').map(({ body }) => body)).toEqual([{ kind: 'bill' }]);
    tabs.calls = tabs.calls.map((call) => ({ ...call, answered_at: call.at }));
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.element(button(words.calls.bill)).toHaveAttribute('aria-disabled', 'false');
    await expect.element(strip.getByText(words.calls.billComing)).toBeVisible();
  });

  test('says that it did not reach them', async () => {
    const tabs = new StandInTabs();
    tabs.server.next('callStaff', 'no reply');
    openSeated({ at: paths.dineInMenu, server: tabs.server });
    await button(words.calls.waiter).click();
    await expect.element(strip.getByRole('alert')).toHaveTextContent(words.calls.failed);
    await button(words.calls.waiter).click();
    await expect.element(button(/^Waiter called/)).toBeVisible();
    expect(tabs.server.calls('callStaff').map(({ url }) => url.pathname)).toEqual(
      Array.from({ length: 2 }, () => `/api/v2/tables/${token}/calls`),
    );
  });
});
