import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { StaffBrowserSession } from '#schemas/api/staff-accounts.ts';
import { browserLabel } from '#schemas/rules/browser-label.ts';
import { DeskStandIn, drawDesk, personOf, refusal } from '../desk-stand-in.tsx';

const olive = personOf('Olive', { role: 'owner', email: 'olive@example.com', has_pin: false });
const gone = personOf('Basil', { role: 'manager', email: 'basil@example.com', is_active: false });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/147.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const sessionOf = (change: Partial<StaffBrowserSession>): StaffBrowserSession => ({
  id: '00000000-0000-4000-8000-00000000000c',
  person_id: olive.id,
  person: 'Olive',
  is_current: false,
  user_agent: iphone,
  network: '203.0.113.7',
  is_same_network: false,
  started_at: '2026-11-20T02:00:00.000Z',
  last_used_at: '2026-11-21T02:00:00.000Z',
  ...change,
});

function open(address: string, change: (server: DeskStandIn) => void = () => undefined) {
  const server = new DeskStandIn(olive, false);
  server.people = [olive, gone];
  const here = sessionOf({
    id: '00000000-0000-4000-8000-00000000000d',
    is_current: true,
    is_same_network: true,
    user_agent: chrome,
  });
  let sessions = [here, sessionOf({})];
  server.refuse = ({ method, path }) => {
    if (!path.startsWith('/v2/staff/sessions')) return null;
    if (method === 'DELETE') sessions = [here];
    return { status: 200, body: { data: method === 'DELETE' ? {} : sessions } };
  };
  change(server);
  drawDesk(server, address);
  return server;
}

test.each([
  [chrome, 'Chrome', 'Linux'],
  [iphone, 'Safari', 'iPhone'],
  [`${chrome} Edg/147.0`, 'Edge', 'Linux'],
  ['curl/8.0', null, null],
])('%s is named as people know it', (text, browser, system) => {
  expect(browserLabel(text)).toEqual({ browser, system });
});

describe('the own account', () => {
  test('lists the browsers that are signed in, and signs the others out', async () => {
    const server = open('/desk/account');
    await expect.element(page.getByText('Chrome on Linux')).toBeVisible();
    await expect
      .element(page.getByText(/This browser · from the network you are in/))
      .toBeVisible();
    await expect.element(page.getByText(/from 203\.0\.113\.7/)).toBeVisible();
    await button('Sign out all but this').click();
    await expect.element(page.getByText('Your other browsers were signed out.')).toBeVisible();
    await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument();
    expect(server.sent('DELETE', '/v2/staff/sessions')).toHaveLength(1);
  });

  test('signs one browser out', async () => {
    const server = open('/desk/account');
    await button('Sign out Olive: Safari on iPhone').click();
    await expect.element(page.getByText('Safari on iPhone')).not.toBeInTheDocument();
    expect(server.sent('DELETE', /sessions\/00000000-0000-4000-8000-00000000000c$/)).toHaveLength(
      1,
    );
  });

  test('says that the present password is another one, and keeps what was typed', async () => {
    const sentence = 'This is not your present password.';
    const server = open('/desk/account', (it) => {
      const before = it.refuse;
      it.refuse = (call) =>
        call.path === '/v2/staff/password'
          ? refusal(403, 'wrong_current_password', sentence)
          : before(call);
    });
    await page.getByLabelText('Your new password').fill('short');
    await button('Change the password').click();
    await expect.element(page.getByText('Write your present password.')).toBeVisible();
    await expect.element(page.getByText('A password has at least 10 characters.')).toBeVisible();
    await page.getByLabelText('Your present password').fill('a guess');
    await page.getByLabelText('Your new password').fill('pepper and salt');
    await button('Change the password').click();
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByLabelText('Your new password')).toHaveValue('pepper and salt');
    expect(server.sent('PUT', '/v2/staff/password')).toEqual([
      { current: 'a guess', password: 'pepper and salt' },
    ]);
  });
});

describe('people', () => {
  test('who left are removed for good after a question', async () => {
    const server = open('/desk/people');
    await button('Remove Basil').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('Their name stays in what they did.');
    await dialog.getByRole('button', { name: 'Remove' }).click();
    await expect.element(page.getByText('Basil was removed.')).toBeVisible();
    expect(server.sent('DELETE', `/v2/staff/people/${gone.id}`)).toHaveLength(1);
  });

  test('with a password get another role', async () => {
    const server = open('/desk/people', (it) => {
      it.people = [olive, { ...gone, is_active: true }];
    });
    await button('Change Basil').click();
    await page.getByRole('combobox', { name: 'Role' }).selectOptions('owner');
    await button('Save').click();
    await expect.element(page.getByText('Basil was saved.')).toBeVisible();
    expect(server.sent('PATCH', /people/)).toEqual([
      { name: 'Basil', role: 'owner', restaurant_id: null },
    ]);
  });
});

describe('a forgotten password', () => {
  test('is asked for from the sign-in, with one answer for every address', async () => {
    const server = new DeskStandIn(null, false);
    server.refuse = () => ({ status: 200, body: { data: {} } });
    drawDesk(server, '/desk/forgotten-password');
    await page.getByLabelText('Email').fill('nobody');
    await button('Send the link').click();
    await expect.element(page.getByText('Write an email address.')).toBeVisible();
    await page.getByLabelText('Email').fill('nobody@example.com');
    await button('Send the link').click();
    await expect.element(page.getByText(/If this address has an account/)).toBeVisible();
  });

  test('is replaced by the mail’s link, which may be over', async () => {
    const server = new DeskStandIn(null, false);
    server.refuse = () => refusal(409, 'link_used', 'This link was used already.');
    drawDesk(server, '/desk/new-password#token=the-token');
    await page.getByLabelText('Choose a password').fill('a new password');
    await button('Save the password').click();
    await expect.element(page.getByText('This link was used already.')).toBeVisible();
    expect(server.sent('POST', /password$/)).toEqual([
      { token: 'the-token', password: 'a new password' },
    ]);
  });
});
