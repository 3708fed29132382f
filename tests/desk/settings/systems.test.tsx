import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ApiKey } from '#schemas/api/staff-api-keys.ts';
import type { Webhook } from '#schemas/api/staff-webhooks.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

const at = '2026-11-20T01:00:00.000Z';
const button = (name: string) => page.getByRole('button', { name, exact: true });
const id = '00000000-0000-4000-8000-000000000001';
const webhookOf = (change: Partial<Webhook> = {}): Webhook => ({
  id,
  name: 'Kitchen screen',
  url: 'https://hooks.example.com/orders',
  restaurant_id: null,
  events: ['order.placed'],
  created_at: at,
  is_active: true,
  off_because: null,
  failing_since: null,
  last_delivered_at: at,
  previous_secret_until: null,
  waiting: 0,
  ...change,
});
const key: ApiKey = {
  id,
  name: 'Till',
  scopes: ['orders:read'],
  restaurant_id: null,
  prefix: 'srv_53.Abc123',
  created_at: at,
  created_by: 'Olive',
  expires_at: null,
  last_used_at: null,
};

type Answers = Parameters<typeof openSettings>[1];
const open = (webhooks: Webhook[], keys: ApiKey[], answers: Answers = {}) =>
  openSettings('/desk/settings/other-systems', {
    'GET /v2/staff/webhooks': () => ok(webhooks),
    'GET /v2/staff/api-keys': () => ok(keys),
    ...answers,
  }).server;

async function expectNoProblems(): Promise<void> {
  const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(found.violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`)).toEqual([]);
}

describe('a system that is told of orders', () => {
  test('shows why it is off, its messages, and sends one again', async () => {
    const delivery = {
      id: 7,
      message_id: 'msg_1',
      type: 'order.placed',
      order_id: id,
      order_number: '012',
      happened_at: at,
      state: 'failed',
      attempts: 3,
      last_attempt_at: at,
      last_status: null,
      last_problem: 'inside',
      next_at: null,
    };
    const replay = `/v2/staff/webhooks/${id}/deliveries/7/replay`;
    const server = open([webhookOf({ failing_since: at })], [], {
      [`GET /v2/staff/webhooks/${id}/deliveries`]: () =>
        ok({ deliveries: [delivery], next: null, time_zone: 'Australia/Sydney' }),
      [`POST ${replay}`]: () => ok({}),
    });
    await button('Messages: Kitchen screen').click();
    await expect.element(page.getByText('New order · Order 012')).toBeVisible();
    await expect.element(page.getByText(/leads inside a network/)).toBeVisible();
    await expectNoProblems();
    await page.getByRole('button', { name: /^Send again: New order/ }).click();
    await expect.element(page.getByText('It is sent again now.')).toBeVisible();
    expect(server.sent('POST', replay)).toHaveLength(1);
  });

  test('is disconnected only after a question', async () => {
    const path = `/v2/staff/webhooks/${id}`;
    const server = open([webhookOf()], [], { [`DELETE ${path}`]: () => ok({}) });
    await button('Disconnect: Kitchen screen').click();
    await expect.element(page.getByText('Disconnect Kitchen screen?')).toBeVisible();
    expect(server.sent('DELETE', path)).toHaveLength(0);
    await button('Disconnect').click();
    await expect.element(page.getByText('Kitchen screen was disconnected.')).toBeVisible();
    expect(server.sent('DELETE', path)).toHaveLength(1);
  });
});

describe('a key', () => {
  test('needs a name and something that it may do', async () => {
    open([], []);
    await expect.element(page.getByText('There are no keys.')).toBeVisible();
    await expectNoProblems();
    await button('Make a key').click();
    await button('Make a key').click();
    await expect.element(page.getByText('Give it a name.')).toBeVisible();
    await expectNoProblems();
  });

  test('is revoked only after a question', async () => {
    const path = `/v2/staff/api-keys/${id}`;
    const server = open([], [key], { [`DELETE ${path}`]: () => ok({}) });
    await expect.element(page.getByText('srv_53.Abc123…')).toBeVisible();
    await expectNoProblems();
    await button('Revoke: Till').click();
    expect(server.sent('DELETE', path)).toHaveLength(0);
    await button('Revoke').click();
    await expect.element(page.getByText('The key of Till was revoked.')).toBeVisible();
    expect(server.sent('DELETE', path)).toHaveLength(1);
  });
});
