import axe from 'axe-core';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#schemas/api/contract.ts';
import type { StaffCustomer } from '#schemas/api/staff-customers.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { paths } from '#ui/paths.ts';
import { at, orderWith } from '../sample-order.ts';
import { ok, openSettings } from '../settings/settings-server.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
});

afterEach(() => page.viewport(414, 896));

const button = (name: string) => page.getByRole('button', { name, exact: true });
const idOf = (index: number) => `00000001-0000-4000-8000-${String(index).padStart(12, '0')}`;
const customerOf = (
  index: number,
  name: string,
  change: Partial<StaffCustomer> = {},
): StaffCustomer => ({
  order_id: idOf(index),
  name,
  phone_no: `0400 111 00${index}`,
  email: `${name.toLowerCase()}@example.com`,
  orders: index,
  last_order_at: at(0),
  spent: 12.5 * index,
  block: null,
  ...change,
});
const list = '/v2/staff/customers';
const blocked = { reason: 'Never came', by: 'Olive', at: at(10) };

type Answers = Parameters<typeof openSettings>[1];

/** The page as an owner sees it, of a server that has these customers. */
function open(customers: StaffCustomer[], answers: Answers = {}, search = '') {
  const state = { customers, next: null as string | null };
  const change = (index: number, block: StaffCustomer['block']) => {
    state.customers = state.customers.map((it) =>
      it.order_id === idOf(index) ? { ...it, block } : it,
    );
    return ok(state.customers.find(({ order_id }) => order_id === idOf(index)));
  };
  const { server, place } = openSettings(`${paths.deskPage('customers')}${search}`, {
    [`GET ${list}`]: () => ok({ customers: state.customers, next: state.next }),
    [`GET ${list}/${idOf(1)}`]: () =>
      ok({
        customer: state.customers.find(({ order_id }) => order_id === idOf(1)),
        orders: [orderWith({ id: idOf(1), number: '041', status: 'completed' })],
      }),
    [`PUT ${list}/${idOf(1)}/block`]: (body) => {
      const { reason } = contract.blockCustomer.body.parse(body);
      return change(1, { ...blocked, reason });
    },
    [`DELETE ${list}/${idOf(1)}/block`]: () => change(1, null),
    ...answers,
  });
  return { server, place, state };
}
const away = () => ({ status: 503, body: { error: 'Away', code: 'internal_error' } });

describe('the page of customers', () => {
  test('lists who ordered, with how much, and says who is blocked', async () => {
    open([customerOf(2, 'Ana'), customerOf(1, 'Bo', { block: blocked })]);
    await expect.element(page.getByText('2 orders · $25.00 spent')).toBeVisible();
    await expect.element(page.getByText('1 order · $12.50 spent')).toBeVisible();
    await expect.element(page.getByText('Blocked', { exact: true })).toBeVisible();
  });

  test('looks for what is typed, keeps it in the address, and shows all again', async () => {
    const { state, place } = open([customerOf(1, 'Ana'), customerOf(2, 'Bo')]);
    await expect.element(button('Details of Bo')).toBeVisible();
    state.customers = [customerOf(1, 'Ana')];
    await page.getByLabelText('Name, phone, email or order number').fill(' ana ');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Details of Bo')).not.toBeInTheDocument();
    await expect
      .element(page.getByLabelText('Name, phone, email or order number'))
      .toHaveValue('ana');
    state.customers = [customerOf(1, 'Ana'), customerOf(2, 'Bo')];
    await expect.poll(place).toBe(`${paths.deskPage('customers')}?text=ana`);
    await button('Show all').click();
    await expect.element(button('Details of Bo')).toBeVisible();
    await expect.poll(place).toBe(paths.deskPage('customers'));
  });

  test('shows more below what is there', async () => {
    const { state } = open([customerOf(1, 'Ana')]);
    state.next = idOf(1);
    await expect.element(button('Show more')).toBeVisible();
    state.customers = [customerOf(2, 'Bo')];
    state.next = null;
    await button('Show more').click();
    await expect.element(button('Details of Bo')).toBeVisible();
    await expect.element(button('Details of Ana')).toBeVisible();
    await expect.element(button('Show more')).not.toBeInTheDocument();
  });

  test('says that nobody was found, and that nobody is blocked', async () => {
    open([]);
    await expect.element(page.getByText('Nobody has ordered here yet.')).toBeVisible();
    await page.getByLabelText('Only blocked customers').click();
    await expect.element(page.getByText('Nobody is blocked.')).toBeVisible();
    await page.getByLabelText('Name, phone, email or order number').fill('zoe');
    await button('Find').click();
    await expect.element(page.getByText('No customer fits what you look for.')).toBeVisible();
  });

  test('says that they did not come, and asks again', { tags: ['slow'] }, async () => {
    let isAway = true;
    open([customerOf(1, 'Ana')], {
      [`GET ${list}`]: () =>
        isAway ? away() : ok({ customers: [customerOf(1, 'Ana')], next: null }),
    });
    await expect.element(button('Try again')).toBeVisible();
    isAway = false;
    await button('Try again').click();
    await expect.element(button('Details of Ana')).toBeVisible();
  });

  test('opens one with their last orders, and leads back', async () => {
    open([customerOf(1, 'Ana')]);
    await button('Details of Ana').click();
    await expect.element(page.getByRole('heading', { name: 'Ana' })).toBeVisible();
    await expect.element(page.getByText('Order 041')).toBeVisible();
    await expect.element(page.getByRole('region', { name: 'Customers' })).toHaveFocus();
    await button('All customers').click();
    await expect.element(button('Details of Ana')).toBeVisible();
  });

  test('blocks with a reason after asking, and lets go again', async () => {
    const { server } = open([customerOf(1, 'Ana')], {}, `?customer=${idOf(1)}`);
    await button('Block…').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toHaveTextContent('0400 111 001 or ana@example.com');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect.element(dialog.getByText('Write down why.')).toBeVisible();
    expect(server.sent('PUT', /block/)).toEqual([]);
    await dialog.getByLabelText('Reason, for your staff').fill('Shouted at us');
    await dialog.getByRole('button', { name: 'Block', exact: true }).click();
    await expect.element(page.getByText('Ana can no longer order online.')).toBeVisible();
    await expect.element(page.getByText('Shouted at us')).toBeVisible();
    expect(server.sent('PUT', /block/)).toEqual([{ reason: 'Shouted at us' }]);
    await button('Unblock').click();
    await expect.element(page.getByText('Ana can order online again.')).toBeVisible();
    await expect.element(button('Block…')).toBeVisible();
  });

  test('keeps the reason where blocking fails, and says so', async () => {
    open(
      [customerOf(1, 'Ana')],
      { [`PUT ${list}/${idOf(1)}/block`]: away },
      `?customer=${idOf(1)}`,
    );
    await button('Block…').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Reason, for your staff').fill('Shouted');
    await userEvent.keyboard('{Enter}');
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('Away');
    await expect.element(dialog.getByLabelText('Reason, for your staff')).toHaveValue('Shouted');
  });
});

const long = {
  name: 'A very long name '.repeat(5).trim(),
  email: `${'long'.repeat(20)}@example.com`,
};
describe.each([375, 820, 1440])('at %i px', (width) => {
  test.each(['', `?customer=${idOf(1)}`])('is clean for axe and no wider: "%s"', async (search) => {
    await page.viewport(width, 900);
    open([customerOf(1, 'Ana', { ...long, block: blocked })], {}, search);
    await expect.element(page.getByText(long.email)).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
    );
    expect(found).toEqual([]);
  });
});
