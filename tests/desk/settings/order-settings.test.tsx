import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { NoShow, OrderSettings } from '#schemas/api/staff-order-settings.ts';
import { OrderSettingsPage } from '#desk/settings/order-settings-page.tsx';
import { drawAtDesk } from '../draw-desk.tsx';

const settings: OrderSettings = {
  accepts_by_hand: true,
  answer_minutes: 10,
  if_unanswered: 'reject',
  mails: ['new'],
  mail_address: '',
  no_show_limit: 2,
  restaurant_email: 'newtown@corner.test',
  revision: 3,
};
const rosa: NoShow = {
  order_id: '00000001-0000-4000-8000-000000000000',
  number: '012',
  name: 'Rosa',
  email: '',
  phone_no: '0400 111 222',
  at: '2026-11-20T02:00:00.000Z',
  count: 2,
};

/** The page of one restaurant, and its server. */
function open() {
  const server = { isOffline: false, noShows: [rosa], saves: new Array<unknown>() };
  const fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const { pathname } = new URL(String(input), location.origin);
    if (server.isOffline) throw new TypeError('Failed to fetch');
    if (pathname.endsWith('/no-shows')) return Response.json({ data: server.noShows });
    if (pathname.includes('/no-shows/')) {
      server.noShows = [];
      return Response.json({ data: server.noShows });
    }
    if (pathname.endsWith('/refund-limit')) {
      return Response.json({ data: { limit: 0, currency: 'AUD' } });
    }
    if (init.method !== 'PUT') return Response.json({ data: settings });
    const body = JSON.parse(String(init.body));
    server.saves.push(body);
    return Response.json({ data: { ...settings, ...body, revision: settings.revision + 1 } });
  };
  drawAtDesk(<OrderSettingsPage />, { fetch });
  return server;
}
const button = (name: string) => page.getByRole('button', { name, exact: true });
const saved = page.getByText('Saved. Orders from now on follow it.');

test('beside each choice stands what customers will read, and saving sends what was chosen', async () => {
  const server = open();
  await expect
    .element(page.getByRole('radio', { name: 'Somebody accepts each order' }))
    .toBeChecked();
  await page.getByRole('radio', { name: 'goes on waiting' }).click();
  await expect
    .element(page.getByRole('radio', { name: 'goes on waiting' }))
    .toHaveAccessibleDescription(/^Customers read: “/);
  await page.getByRole('checkbox', { name: 'Cancelled orders' }).click();
  await button('Save').click();
  await expect.element(saved).toBeVisible();
  expect(server.saves).toMatchObject([{ if_unanswered: 'wait', mails: ['new', 'cancelled'] }]);
});

test('new orders are mailed each, only where no desk rang, or not at all', async () => {
  const server = open();
  const radio = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect.element(radio('Mail each one')).toBeChecked();
  await radio('Mail those that no desk rang for').click();
  await expect
    .element(radio('Mail those that no desk rang for'))
    .toHaveAccessibleDescription(/counts as silent after a minute and a half/);
  await button('Save').click();
  await expect.poll(() => server.saves).toMatchObject([{ mails: ['new_without_sound'] }]);
  await radio('Mail none').click();
  await button('Save').click();
  await expect.poll(() => server.saves[1]).toMatchObject({ mails: [] });
});

test('without a connection nothing is lost, and it is saved once that is back', async () => {
  const server = open();
  const minutes = page.getByLabelText('Minutes to answer');
  await minutes.fill('20');
  server.isOffline = true;
  await button('Save').click();
  await expect.element(page.getByText(/there is no connection/)).toBeVisible();
  await expect.element(minutes).toHaveValue(20);
  server.isOffline = false;
  await button('Save').click();
  await expect.element(saved).toBeVisible();
  expect(server.saves).toMatchObject([{ answer_minutes: 20 }]);
});

test('who left orders uncollected is forgiven by a press', async () => {
  open();
  await expect.element(page.getByText(/2 orders count/)).toHaveTextContent(/Pays by card only$/);
  await button('Forgive Rosa').click();
  await expect.element(page.getByText('Rosa may pay in cash again.')).toBeVisible();
  await expect.element(page.getByText('No cash order was left uncollected.')).toBeVisible();
});
