import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DomainFinding, StaffDomain } from '#schemas/api/staff-domains.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

afterEach(() => page.viewport(414, 896));

const at = '2026-11-20T01:00:00.000Z';
const button = (name: string) => page.getByRole('button', { name, exact: true });

const given = (change: Partial<StaffDomain> = {}): StaffDomain => ({
  domain: 'corner.servery.example',
  name: 'corner.servery.example',
  address: 'https://corner.servery.example',
  state: 'given',
  is_primary: true,
  proof: null,
  proved_at: null,
  failing_since: null,
  last_check: null,
  ...change,
});
const own = (change: Partial<StaffDomain> = {}): StaffDomain => ({
  ...given(),
  domain: 'orders.shop.example',
  name: 'orders.shop.example',
  address: 'https://orders.shop.example',
  state: 'pending',
  is_primary: false,
  proof: {
    record_name: '_servery.orders.shop.example',
    record_value: 'servery-verification=0123',
    file_url: 'http://orders.shop.example/.well-known/servery-verification',
    file_text: 'servery-verification=0123',
    expires_at: '2026-12-04T01:00:00.000Z',
  },
  ...change,
});
const proved = (change: Partial<StaffDomain> = {}) =>
  own({ state: 'proved', proved_at: at, ...change });
const nothing: DomainFinding = { state: 'nothing', found: [] };
const right: DomainFinding = { state: 'right', found: [] };

type Answers = Parameters<typeof openSettings>[1];

/** The page as an owner sees it; what a call answers is in the list from then on. */
function open(domains: StaffDomain[], answers: Answers = {}) {
  const state = { domains };
  const { server } = openSettings('/desk/settings/domains', {
    'GET /v2/staff/domains': () => ok({ domains: state.domains, target: 'corner.servery.example' }),
    ...answers,
  });
  const replace = (domain: StaffDomain, status = 200) => {
    const others = state.domains.filter((one) => one.domain !== domain.domain);
    state.domains = [...others, domain];
    return ok(domain, status);
  };
  const drop = (name: string) => {
    state.domains = state.domains.filter(({ domain }) => domain !== name);
    return ok({});
  };
  return { server, replace, drop };
}

describe('adding a domain', () => {
  test('shows what to write down, each to be copied', async () => {
    const shop = open([given()], { 'POST /v2/staff/domains': () => shop.replace(own(), 201) });
    await page.getByLabelText('Domain', { exact: true }).fill('Orders.Shop.example');
    await button('Add a domain').click();
    await expect.element(page.getByText(/orders\.shop\.example was added/)).toBeVisible();
    expect(shop.server.sent('POST', '/v2/staff/domains')[0]).toEqual({
      domain: 'orders.shop.example',
    });
    await expect
      .element(page.getByLabelText('Value', { exact: true }))
      .toHaveValue('servery-verification=0123');
    await expect
      .element(page.getByLabelText('Name', { exact: true }))
      .toHaveValue('_servery.orders.shop.example');
    await button('Copy: Value · orders.shop.example').click();
    await expect.element(page.getByText(/^Copied\.|^Selected/)).toBeVisible();
  });

  test.each([
    ['https://shop.example/menu', 'without https:// or a path'],
    ['localhost', 'only inside a network'],
    ['192.168.0.1', 'address of numbers'],
  ])('says at the field what is wrong with ‘%s’', async (typed, sentence) => {
    const { server } = open([given()]);
    const field = page.getByLabelText('Domain', { exact: true });
    await field.fill(typed);
    await button('Add a domain').click();
    await expect.element(page.getByText(new RegExp(sentence))).toBeVisible();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    expect(server.sent('POST', '/v2/staff/domains')).toEqual([]);
  });

  test('says whose it is, and keeps what was typed', async () => {
    const error = 'orders.shop.example belongs to another restaurant here.';
    open([given()], {
      'POST /v2/staff/domains': () => ({ status: 409, body: { error, code: 'host_taken' } }),
    });
    const field = page.getByLabelText('Domain', { exact: true });
    await field.fill('orders.shop.example');
    await button('Add a domain').click();
    await expect.element(page.getByText(error)).toBeVisible();
    await expect.element(field).toHaveValue('orders.shop.example');
  });
});

describe('looking at a domain', () => {
  test('says in plain words what was found instead, and then that it is proved', async () => {
    const found = { state: 'different' as const, found: ['servery-verification=old'] };
    let reply = own({ last_check: { at, dns: found, file: nothing, reach: null } });
    const shop = open([given(), own()], {
      'POST /v2/staff/domains/orders.shop.example/check': () => shop.replace(reply),
    });
    await button('Look now: orders.shop.example').click();
    await expect.element(page.getByText('orders.shop.example is not proved yet.')).toBeVisible();
    await expect
      .element(page.getByText('The record says “servery-verification=old” instead.'))
      .toBeVisible();
    await expect.element(page.getByText(/has no such file/)).toBeVisible();
    reply = proved({ last_check: { at, dns: right, file: nothing, reach: null } });
    await button('Look now: orders.shop.example').click();
    await expect.element(page.getByText(/is yours, and your site answers there/)).toBeVisible();
    await expect
      .element(page.getByText(/CNAME record for the domain to corner\.servery\.example/))
      .toBeVisible();
    await expect.element(page.getByLabelText('Value', { exact: true })).not.toBeInTheDocument();
  });

  test('warns of one that leads elsewhere by now, which still counts', async () => {
    const reach = { state: 'unanswered' as const, found: [] };
    open([
      given(),
      proved({ failing_since: at, last_check: { at, dns: right, file: nothing, reach } }),
    ]);
    await expect
      .element(page.getByText(/it does not lead here\. Nothing was switched/))
      .toBeVisible();
    await expect.element(page.getByText(/nobody answers there yet/)).toBeVisible();
    await expect.element(button('Make primary: orders.shop.example')).toBeVisible();
  });

  test('is offered anew where the time is over, and not where another one has it', async () => {
    const shop = open([given(), own({ state: 'expired' })], {
      'POST /v2/staff/domains': () => shop.replace(own({ state: 'taken' }), 201),
    });
    await button('Add again: orders.shop.example').click();
    await expect.element(page.getByText('Belongs to another restaurant here')).toBeVisible();
    await expect.element(button('Look now: orders.shop.example')).not.toBeInTheDocument();
  });
});

test('one that is not seen to lead here becomes primary only when its owner insists', async () => {
  const error = 'orders.shop.example does not lead here: nobody answers there.';
  const shop = open([given(), proved()], {
    'POST /v2/staff/domains/orders.shop.example/primary': (body) =>
      JSON.stringify(body) === '{"unseen":true}'
        ? shop.replace(proved({ is_primary: true }))
        : { status: 409, body: { error, code: 'domain_not_reached' } },
  });
  await button('Make primary: orders.shop.example').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Make primary' }).click();
  await expect.element(page.getByText(error)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'All the same' }).click();
  await expect.element(page.getByText('orders.shop.example is the primary domain.')).toBeVisible();
});

test('one is removed after asking, and neither the primary one nor one that was given', async () => {
  const shop = open([given(), proved()], {
    'DELETE /v2/staff/domains/orders.shop.example': () => shop.drop('orders.shop.example'),
  });
  await expect.element(button('Remove corner.servery.example')).not.toBeInTheDocument();
  await button('Remove orders.shop.example').click();
  expect(shop.server.sent('DELETE', /domains/)).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('orders.shop.example was removed.')).toBeVisible();
  await expect.element(button('Remove orders.shop.example')).not.toBeInTheDocument();
});

test.each([375, 820, 1440])('is clean for axe and no wider than %i px', async (width) => {
  await page.viewport(width, 900);
  const long = `${'a-long-name.'.repeat(9)}example`;
  open([
    given(),
    own({ last_check: { at, dns: nothing, file: nothing, reach: null } }),
    proved({ domain: long, name: long, address: `https://${long}`, failing_since: at }),
    own({ domain: 'x.example', name: 'x.example', state: 'taken' }),
  ]);
  await expect.element(button(`Remove ${long}`)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  );
  expect(found).toEqual([]);
});
