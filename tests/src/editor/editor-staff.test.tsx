import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ConfigDraft } from '#schemas/api/site-config.ts';
import { bootWith, settingsWith } from '../site-boot.ts';
import { openSite } from '../app/open-site.tsx';

const settings = settingsWith();
const { general } = settings.web_config;
const siteDocument = { ...settings.web_config };
const draft: ConfigDraft = {
  restaurant_id: null,
  revision: 4,
  document: siteDocument,
  published: { version: 7, document: siteDocument },
  site: siteDocument,
  locks: [],
  updated_at: null,
  updated_by: null,
};
const member = {
  id: '5d4e0c1e-6a1c-4b7e-9d3e-0a8c2f6b1d11',
  name: 'Ann Owner',
  email: 'ann@example.test',
  role: 'owner',
  restaurant_id: null,
};

afterEach(() => {
  document.cookie = 'XSRF-TOKEN=; Path=/; Max-Age=0';
});

type Sent = { name: string; headers: Headers; body: unknown };

/** A server that knows Ann's password, and whose session may be over. */
function staffServer() {
  const sent: Sent[] = [];
  const state = { isOver: false, revision: draft.revision };
  const reply = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
  const fetch: typeof globalThis.fetch = async (url, init) => {
    const { pathname } = new URL(String(url), window.location.origin);
    const name = `${init?.method ?? 'GET'} ${pathname.replace(/^\/api/, '')}`;
    const text = typeof init?.body === 'string' ? init.body : 'null';
    sent.push({ name, headers: new Headers(init?.headers), body: JSON.parse(text) });
    if (name === 'POST /v2/staff/session') {
      state.isOver = false;
      document.cookie = 'XSRF-TOKEN=x; Path=/';
      return reply(201, { data: member });
    }
    if (!name.includes('/staff/')) return reply(404, null);
    if (state.isOver) {
      return reply(401, { error: 'Please sign in again.', code: 'staff_session_expired' });
    }
    if (name === 'GET /v2/staff/session') return reply(200, { data: member });
    if (name === 'GET /v2/staff/config/draft') {
      return reply(200, { data: { ...draft, revision: state.revision } });
    }
    if (name === 'PATCH /v2/staff/config/draft') {
      state.revision += 1;
      const data = { revision: state.revision, updated_at: '2026-11-21T01:00:00Z' };
      return reply(200, { data });
    }
    return reply(404, null);
  };
  const changes = () => sent.filter(({ name }) => name.startsWith('PATCH'));
  return { fetch, sent, state, changes };
}

const panel = () => page.getByRole('region', { name: 'Site editor' });
const foot = () => panel().getByRole('region', { name: 'Your changes' });

async function signIn() {
  await page.getByLabelText('Email').fill('ann@example.test');
  await page.getByLabelText('Password').fill('secret');
  await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
}

test('with showConfigEditor off, /?edit asks for the sign-in of staff before anything else', async () => {
  const { fetch, sent } = staffServer();
  const closed = settingsWith({ general: { ...general, showConfigEditor: false } });
  openSite({ at: '/terms?edit', boot: bootWith({ settings: closed }), fetch });
  await expect.element(panel().getByText(/Sign in with your staff account/)).toBeVisible();
  await expect
    .element(panel().getByRole('button', { name: 'Top offer banner' }))
    .not.toBeInTheDocument();
  expect(sent.filter(({ name }) => name.includes('/staff/'))).toEqual([]);
  await signIn();
  await expect.element(panel().getByRole('button', { name: 'Top offer banner' })).toBeVisible();
});

test('with showConfigEditor off, signed-in staff find button and shortcut all the same', async () => {
  const closed = settingsWith({ general: { ...general, showConfigEditor: false } });
  const { fetch } = staffServer();
  const boot = bootWith({ settings: closed });
  const button = page.getByRole('button', { name: 'Edit this site' });
  document.cookie = 'XSRF-TOKEN=x; Path=/';
  openSite({ boot, fetch });
  await button.click();
  await expect.element(foot().getByText('Ann Owner')).toBeVisible();
  await userEvent.keyboard('{Control>}.{/Control}');
  await expect.element(button).toHaveFocus();
});

test('whoever is signed in already is known, and what they edit is sent with its base', async () => {
  document.cookie = 'XSRF-TOKEN=x; Path=/';
  const { fetch, changes } = staffServer();
  openSite({ fetch, at: '/terms?edit' });
  await expect.element(foot().getByText('Ann Owner')).toBeVisible();
  await panel().getByRole('button', { name: 'Top offer banner', exact: true }).click();
  await panel().getByRole('textbox', { name: 'Text', exact: true }).fill('Two for one');
  await expect.poll(() => changes().length).toBe(1);
  const [call] = changes();
  expect(call?.headers.get('if-match')).toBe('"4"');
  expect(call?.headers.get('x-xsrf-token')).toBe('x');
  expect(call?.body).toMatchObject({
    changes: [{ path: ['topOfferBanner', 'topOfferBannerText'], value: 'Two for one' }],
  });
  await expect.element(foot().getByText('Saved', { exact: true })).toBeVisible();
});

test(
  'a session that is over keeps the changes, and signing in again sends them',
  { tags: ['slow'] },
  async () => {
    document.cookie = 'XSRF-TOKEN=x; Path=/';
    const { fetch, state, changes } = staffServer();
    openSite({ fetch, at: '/terms?edit' });
    await expect.element(foot().getByText('Ann Owner')).toBeVisible();
    state.isOver = true;
    await panel().getByRole('button', { name: 'Top offer banner', exact: true }).click();
    await panel().getByRole('textbox', { name: 'Text', exact: true }).fill('Two for one');
    await expect.element(foot().getByText('Signed out', { exact: true })).toBeVisible();
    await foot().getByRole('button', { name: 'Sign in' }).click();
    await signIn();
    await expect.element(foot().getByText('Saved', { exact: true })).toBeVisible();
    expect(changes().at(-1)?.body).toMatchObject({
      changes: [{ path: ['topOfferBanner', 'topOfferBannerText'], value: 'Two for one' }],
    });
    await expect.element(page.getByText('Two for one').first()).toBeVisible();
  },
);
