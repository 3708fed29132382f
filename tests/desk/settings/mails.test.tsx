import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { FailedMail, ListedSubscriber, StaffMails } from '#schemas/api/staff-mails.ts';
import type { DomainEntry, MailSender } from '#schemas/api/staff-mail-texts.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

afterEach(() => page.viewport(414, 896));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const failed = (change: Partial<FailedMail> = {}): FailedMail => ({
  id: '7',
  kind: 'order_mail',
  to: 'zoe@example.com',
  order_number: 12,
  queued_at: '2026-11-20T01:00:00.000Z',
  attempts: 3,
  problem: 'unreachable',
  next_at: '2026-11-20T02:00:00.000Z',
  ...change,
});
const subscriber = (index: number): ListedSubscriber => ({
  id: `00000000-0000-4000-8000-00000000000${index}`,
  email: `guest${index}@example.com`,
  confirmed_at: '2026-11-20T01:00:00.000Z',
});

const sender: MailSender = {
  name: '',
  reply_to: '',
  default_name: 'Corner',
  from: 'orders@servery.example',
  revision: 2,
};

type Given = Partial<StaffMails> & { subscribers?: ListedSubscriber[] };
type Answers = Parameters<typeof openSettings>[1];

/** The page as an owner sees it; mails and subscribers that are taken away are gone from the lists. */
function open({ subscribers = [], ...mails }: Given = {}, answers: Answers = {}) {
  const state = { mails: { failed: [] as FailedMail[], ...mails }, subscribers };
  const dropMail = () => {
    state.mails = { ...state.mails, failed: [] };
    return ok({});
  };
  const { server } = openSettings('/desk/settings/mails', {
    'GET /v2/staff/mails': () =>
      ok({
        from: 'orders@servery.example',
        is_delivered: true,
        failed_count: state.mails.failed.length,
        ...state.mails,
      }),
    'GET /v2/staff/mails/sender': () => ok(sender),
    'GET /v2/staff/newsletter': () =>
      ok({ count: state.subscribers.length, subscribers: state.subscribers, next: null }),
    'DELETE /v2/staff/mails/7': dropMail,
    'DELETE /v2/staff/newsletter/00000000-0000-4000-8000-000000000001': () => {
      state.subscribers = state.subscribers.slice(1);
      return ok({});
    },
    ...answers,
  });
  return server;
}

describe('the test mail', () => {
  test('says that it was taken, and where it went', async () => {
    open({}, { 'POST /v2/staff/mails/test': () => ok({ to: 'o@corner.test', problem: null }) });
    await button('Send me a test mail').click();
    await expect.element(page.getByText(/took the test mail.*o@corner\.test/)).toBeVisible();
  });

  test('says in plain words why it was not, and when there were too many', async () => {
    let reply = ok({ to: 'o@corner.test', problem: 'sign_in' } as object);
    open({}, { 'POST /v2/staff/mails/test': () => reply });
    await button('Send me a test mail').click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'did not accept the sign-in' }))
      .toBeVisible();
    const error = 'So many mails were sent already. Try again in 2 hours.';
    reply = { status: 429, body: Object({ error, code: 'too_many_requests' }) };
    await button('Send me a test mail').click();
    await expect.element(page.getByText(error)).toBeVisible();
  });

  test('claims nothing where mails are kept in a folder', async () => {
    const test = () => ok({ to: 'o@corner.test', problem: null });
    open({ is_delivered: false }, { 'POST /v2/staff/mails/test': test });
    await expect.element(page.getByText(/No mail server is set up/)).toBeVisible();
    await button('Send me a test mail').click();
    await expect
      .element(page.getByText('The test mail was written into the folder.'))
      .toBeVisible();
    await expect.element(page.getByText(/took the test mail/)).not.toBeInTheDocument();
  });
});

test('the entries of the domain stand there to copy', async () => {
  open();
  await expect
    .element(page.getByLabelText('Value · SPF: who may send for the domain'))
    .toHaveValue('v=spf1 include:YOUR-MAIL-PROVIDER ~all');
  await expect.element(page.getByText('SELECTOR._domainkey.servery.example')).toBeVisible();
});

describe('whom mails are from', () => {
  test('is set, and an address that is none is refused beside its field', async () => {
    const server = open(
      {},
      { 'PUT /v2/staff/mails/sender': (body) => ok({ ...sender, ...Object(body), revision: 3 }) },
    );
    await expect.element(page.getByText('Left empty: Corner.')).toBeVisible();
    await page.getByLabelText('Name', { exact: true }).fill('Corner Kitchen');
    await page.getByLabelText('Answers go to').fill('nobody');
    await button('Save').click();
    await expect
      .element(page.getByText('Write an email address like name@example.com.'))
      .toBeVisible();
    expect(server.sent('PUT', /./)).toEqual([]);
    await page.getByLabelText('Answers go to').fill('hello@corner.test');
    await button('Save').click();
    await expect.element(page.getByText('Saved. Mails are from it from now on.')).toBeVisible();
    expect(server.sent('PUT', '/v2/staff/mails/sender')).toEqual([
      { name: 'Corner Kitchen', reply_to: 'hello@corner.test' },
    ]);
  });

  test('is a part of its own: where it cannot be read the rest of the page is there', async () => {
    let isAway = true;
    open(
      {},
      {
        'GET /v2/staff/mails/sender': () =>
          isAway ? { status: 503, body: { error: 'Away.', code: 'unavailable' } } : ok(sender),
      },
    );
    await expect.element(button('Send me a test mail')).toBeVisible();
    const again = page.getByRole('alert').getByRole('button');
    await expect.element(again).toBeVisible();
    isAway = false;
    await again.click();
    await expect.element(page.getByLabelText('Answers go to')).toBeVisible();
  });
});

describe('the entries of the domain', () => {
  const entries: DomainEntry[] = [
    { kind: 'spf', name: 'servery.example', state: 'several', value: 'v=spf1 -all' },
    { kind: 'dkim', name: '', state: 'unasked', value: '' },
    { kind: 'dmarc', name: '_dmarc.servery.example', state: 'unknown', value: '' },
  ];
  const look = 'Look whether they are there';

  test('are looked up when asked, each with what it means', async () => {
    open({}, { 'GET /v2/staff/mails/domain': () => ok({ domain: 'servery.example', entries }) });
    await button(look).click();
    await expect.element(page.getByText(/^There are several, so mail servers heed/)).toBeVisible();
    await expect.element(page.getByText('v=spf1 -all', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Not looked up: it needs the selector.')).toBeVisible();
    await expect.element(page.getByText(/^Not known: the name servers/)).toBeVisible();
  });

  test('need a selector that can be one, and say so where there is no network', async () => {
    const server = open(
      {},
      {
        'GET /v2/staff/mails/domain': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    );
    await page.getByLabelText('DKIM selector').fill('s 1');
    await button(look).click();
    await expect.element(page.getByText(/^Write the selector as the mail provider/)).toBeVisible();
    expect(server.sent('GET', '/v2/staff/mails/domain')).toEqual([]);
    await page.getByLabelText('DKIM selector').fill('s1');
    await button(look).click();
    await expect.element(page.getByText('Nobody looked: there is no connection.')).toBeVisible();
  });
});

describe('mails that did not leave', () => {
  test('are none at first', async () => {
    open();
    await expect.element(page.getByText('None. Every mail was taken.')).toBeVisible();
    await expect.element(page.getByText('Nobody has confirmed an address yet.')).toBeVisible();
  });

  test('are tried again, and the list is as the server has it', async () => {
    let present = failed();
    const server = open(
      {},
      {
        'GET /v2/staff/mails': () =>
          ok({ from: 'a@b.example', is_delivered: true, failed_count: 1, failed: [present] }),
        'POST /v2/staff/mails/7/retry': () => {
          present = failed({ attempts: 0 });
          return ok({});
        },
      },
    );
    await expect.element(page.getByText('Mail about an order · Order 012')).toBeVisible();
    await expect.element(page.getByText(/Tried 3 times/)).toBeVisible();
    await expect.element(page.getByText('The mail server could not be reached.')).toBeVisible();
    await button('Try again: mail to zoe@example.com').click();
    await expect.element(page.getByText(/is sent again in a moment/)).toBeVisible();
    await expect.element(page.getByText(/Queued once more/)).toBeVisible();
    expect(server.sent('POST', '/v2/staff/mails/7/retry')).toHaveLength(1);
  });

  test('are given up only after asking, and one that is gone meanwhile is as good', async () => {
    const server = open(
      { failed: [failed({ next_at: null, attempts: 11 })] },
      {
        'DELETE /v2/staff/mails/7': () => ({
          status: 404,
          body: { error: 'Gone.', code: 'unknown_mail' },
        }),
      },
    );
    await expect.element(page.getByText(/Given up after the last try/)).toBeVisible();
    await button('Give up: mail to zoe@example.com').click();
    const dialog = page.getByRole('dialog', { name: 'Give up the mail to zoe@example.com?' });
    await expect.element(dialog).toBeVisible();
    expect(server.sent('DELETE', '/v2/staff/mails/7')).toEqual([]);
    await dialog.getByRole('button', { name: 'Give up' }).click();
    await expect.element(page.getByText('The mail to zoe@example.com was given up.')).toBeVisible();
  });

  test('stay where the server is not reached, and say so', async () => {
    open(
      { failed: [failed()] },
      {
        'POST /v2/staff/mails/7/retry': () => ({
          status: 503,
          body: { error: 'The database is away. Try again soon.', code: 'unavailable' },
        }),
      },
    );
    await button('Try again: mail to zoe@example.com').click();
    await expect.element(page.getByText('The database is away. Try again soon.')).toBeVisible();
    await expect.element(button('Give up: mail to zoe@example.com')).toBeVisible();
  });
});

test('one who gets the newsletter is removed after asking, and the rest are a file', async () => {
  const server = open({ subscribers: [subscriber(1), subscriber(2)] });
  await expect.element(page.getByText('2 confirmed addresses')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Download as CSV' }))
    .toHaveAttribute('href', '/api/v2/staff/newsletter.csv');
  await button('Remove guest1@example.com').click();
  const dialog = page.getByRole('dialog', { name: 'Remove guest1@example.com?' });
  await expect.element(dialog).toBeVisible();
  expect(server.sent('DELETE', /newsletter/)).toEqual([]);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect
    .element(page.getByText('guest1@example.com gets no newsletter any more.'))
    .toBeVisible();
  await expect.element(page.getByText('1 confirmed address', { exact: true })).toBeVisible();
  await expect.element(button('Remove guest1@example.com')).not.toBeInTheDocument();
});

test.each([375, 820, 1440])('is clean for axe and no wider than %i px', async (width) => {
  await page.viewport(width, 900);
  const long = `${'somebody-with-a-long-name.'.repeat(3)}@example.com`;
  open({
    failed: [failed(), failed({ id: '8', kind: 'invitation_mail', to: long, order_number: null })],
    subscribers: [subscriber(1), { ...subscriber(2), email: long }],
  });
  await expect.element(button(`Remove ${long}`)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  );
  expect(found).toEqual([]);
});
