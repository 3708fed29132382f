import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { readTabMemory } from '#src/features/dine-in/tab/tab-memory.ts';
import type { Tab } from '#schemas/api/tabs.ts';
import { paths } from '#ui/paths.ts';
import { forgetEverything } from '../checkout/open-app.tsx';
import { refusal } from '../checkout/stand-in-server.ts';
import { code as token, openSeated } from './open-table.ts';
import { sampleTab, StandInTabs, tabId } from './stand-in-tabs.ts';

// A tablet at the counter: on the short pages of a test the desk's bar would lie over the button.
beforeEach(() => page.viewport(1100, 1400));
afterEach(async () => {
  forgetEverything();
  await page.viewport(414, 896);
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const send = button('Send to the kitchen · $30.50');

type Opened = { tab?: Tab; at?: string };

/** Staff order for the guests of the tab at table 12, of which their browser is no guest. */
function openForTab({ tab = sampleTab(), at = paths.dineInCheckout }: Opened = {}) {
  const tabs = new StandInTabs();
  tabs.tab = tab;
  tabs.isReadByStaff = true;
  const app = openSeated({ server: tabs.server, at });
  app.stores.account.getState().startPhoneOrder({ guestId: 1_000_001, token: 'caller', tabId });
  app.stores.checkout.getState().update({ guestDetails: null });
  return { ...app, tabs };
}

describe('R82 a round that staff order for guests without a phone', () => {
  test('is sent on their tab, and leads to what is ordered on it', async () => {
    const { host, place, server, tabs } = openForTab();
    await expect.element(send).toBeVisible();
    await expect
      .element(page.getByText('It is brought to table 12, Terrace, and written on its tab.'))
      .toBeVisible();
    await expect.element(page.getByText('Pay this myself now')).not.toBeInTheDocument();
    await expect.element(page.getByText('Order for table 12, Terrace')).toBeVisible();
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
    await send.click();
    await expect.poll(() => place.href).toBe(paths.dineInTab);
    expect(server.calls('placeOrder').map(({ body }) => body)).toEqual([
      expect.objectContaining({ payment_method: 'tab', tab_id: tabId, table_id: token }),
    ]);
    tabs.write();
    await expect
      .element(page.getByRole('heading', { name: 'The tab of this table' }))
      .toBeVisible();
    // Money is taken and the tab closed at the desk.
    for (const theirs of [/^Pay/, 'We are done', 'Call the waiter', 'Change your name']) {
      await expect.element(button(theirs)).not.toBeInTheDocument();
    }
    expect((await axe.run(host)).violations.map(({ id }) => id)).toEqual([]);
  });

  test('goes to their tab where others sit at the scanned table by now', async () => {
    const { server } = openForTab({ tab: sampleTab({ table: '3', area: 'Inside' }) });
    await expect.element(page.getByText(/^It is brought to table 3, Inside/)).toBeVisible();
    await send.click();
    await expect.poll(() => server.answered('placeOrder')).toBe(1);
    expect(server.calls('placeOrder')[0]?.body).toMatchObject({ tab_id: tabId });
    // Nobody asks what is open at the table: whose tab it is was said when it was begun.
    expect(server.calls('findTableTab')).toEqual([]);
  });

  test('that comes too late says so, and what was chosen stays', async () => {
    const { server, stores } = openForTab();
    server.next('placeOrder', refusal(409, 'tab_closed', 'This tab is closed.'));
    await send.click();
    await expect
      .element(page.getByRole('heading', { name: 'The tab was closed meanwhile' }))
      .toBeVisible();
    await expect.element(button('Open a new tab')).not.toBeInTheDocument();
    expect(stores.account.getState().guestUser).toMatchObject({ tabId });
  });

  test('ends with the way back to the tab, and nothing of it stays with this browser', async () => {
    const { place, stores } = openForTab({ at: paths.dineInMenu });
    await expect.element(page.getByText('Order for table 12, Terrace')).toBeVisible();
    await expect.element(button('Call the waiter')).not.toBeInTheDocument();
    await button('Back to the table').click();
    await expect.poll(() => place.href).toBe(`/desk/tables?tab=${tabId}`);
    expect(stores.account.getState().guestUser).toBeNull();
    expect(stores.checkout.getState().tableId).toBeNull();
    expect(readTabMemory(stores.tenantId).tabId).toBeNull();
  });
});
