import axe from 'axe-core';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { OpenIdProviderSettings } from '#schemas/api/staff-openid.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

afterEach(() => vi.restoreAllMocks());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const redirect = 'https://corner.test/api/v2/users/openid/callback';
const id = '00000000-0000-4000-8000-000000000001';
const path = `/v2/staff/openid-providers/${id}`;
const provider: OpenIdProviderSettings = {
  id,
  name: 'Pass',
  issuer: 'https://login.example.com',
  client_id: 'corner',
  is_active: true,
  created_at: '2026-11-20T01:00:00.000Z',
  customers: 3,
};

type Answers = Parameters<typeof openSettings>[1];
const open = (providers: OpenIdProviderSettings[], answers: Answers = {}) =>
  openSettings('/desk/settings/sign-in', {
    'GET /v2/staff/openid-providers': () => ok({ providers, redirect_addresses: [redirect] }),
    ...answers,
  }).server;

async function expectNoProblems(): Promise<void> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
}

test('a provider is added with what it gave, and its redirect address can be copied', async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(id);
  const server = open([], { [`PUT ${path}`]: () => ok(provider) });
  await expect.element(page.getByText(/There are none yet/)).toBeVisible();
  await expect.element(field('Redirect address')).toHaveValue(redirect);
  await button('Add a provider').click();
  await expect.element(field('Name on the button')).toHaveFocus();
  await expectNoProblems();
  await button('Add a provider').click();
  await expect.element(page.getByText('Give it a name.')).toBeVisible();
  await field('Name on the button').fill('Pass');
  await expect.element(page.getByText('Customers read “Continue with Pass”.')).toBeVisible();
  await field('Issuer').fill('https://login.example.com');
  await field('Client ID').fill('corner');
  await field('Client secret').fill('s3cret');
  await button('Add a provider').click();
  await expect.element(page.getByText('Pass was added. Test it now.')).toBeVisible();
  await expect.element(button('Add a provider')).toHaveFocus();
  expect(server.sent('PUT', path)).toEqual([
    {
      name: 'Pass',
      issuer: 'https://login.example.com',
      client_id: 'corner',
      client_secret: 's3cret',
    },
  ]);
});

test('what was typed stays where it is refused, and the sentence says why', async () => {
  vi.spyOn(crypto, 'randomUUID').mockReturnValue(id);
  const error = 'Write a whole address that begins with https:// and holds no password.';
  open([], {
    [`PUT ${path}`]: () => ({ status: 422, body: { error, code: 'address_refused' } }),
  });
  await button('Add a provider').click();
  await field('Name on the button').fill('Pass');
  await field('Issuer').fill('login.example.com');
  await field('Client ID').fill('corner');
  await field('Client secret').fill('s3cret');
  await button('Add a provider').click();
  await expect.element(page.getByText(error)).toBeVisible();
  await expect.element(field('Issuer')).toHaveValue('login.example.com');
});

test('a provider is changed without its secret being shown or sent, and switched off', async () => {
  const server = open([provider], { [`PATCH ${path}`]: () => ok(provider) });
  await expect.element(page.getByText('3 customers log in with it.')).toBeVisible();
  await button('Change: Pass').click();
  await expect.element(field('Client secret')).toHaveValue('');
  await expect.element(field('Issuer')).toHaveAttribute('readonly');
  await page.getByRole('checkbox', { name: 'Customers can log in with it' }).click();
  await expectNoProblems();
  await button('Save').click();
  await expect.element(page.getByText('Pass was saved.')).toBeVisible();
  expect(server.sent('PATCH', path)).toEqual([
    { name: 'Pass', client_id: 'corner', is_active: false },
  ]);
});

test('its test says what is wrong, and what is not', async () => {
  let problem: string | null = 'client_refused';
  open([provider], { [`POST ${path}/test`]: () => ok({ problem }) });
  await button('Test: Pass').click();
  await expect.element(page.getByText(/does not know this client ID/)).toBeVisible();
  await expectNoProblems();
  problem = null;
  await button('Test: Pass').click();
  await expect.element(page.getByText(/^It works/)).toBeVisible();
});

test('a provider is removed once it was asked whether', async () => {
  const server = open([provider], { [`DELETE ${path}`]: () => ok({}) });
  await button('Remove: Pass').click();
  await expect.element(page.getByText(/Customers who log in with it keep/)).toBeVisible();
  await button('Remove').click();
  await expect.element(page.getByText('Pass was removed.')).toBeVisible();
  expect(server.sent('DELETE', path)).toHaveLength(1);
});
