import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { newtownDetails, newtownHours, ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});
afterEach(() => page.viewport(414, 896));

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const list = '/v2/staff/restaurants';

describe('the page of restaurants', () => {
  test('closes one only after saying what becomes of its orders', { tags: ['slow'] }, async () => {
    const { server } = openSettings('/desk/settings/restaurants', {
      [`GET ${list}`]: () => ok([newtownDetails]),
      [`PUT ${list}/1/open`]: () => ok({ ...newtownDetails, is_open: false }),
    });
    await expect.element(page.getByText('On the site · 2 orders under way')).toBeVisible();
    await button('Close Newtown').click();
    const dialog = page.getByRole('dialog', { name: 'Close Newtown?' });
    await expect
      .element(dialog)
      .toHaveTextContent(/2 orders are under way: they stay on the board/);
    await expect.element(dialog).toHaveTextContent(/your last open restaurant/);
    expect(server.sent('PUT', `${list}/1/open`)).toEqual([]);
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(page.getByText('Newtown is closed.')).toBeVisible();
    expect(server.sent('PUT', `${list}/1/open`)).toEqual([{ is_open: false }]);
    await expect.element(button('Open again: Newtown')).toBeVisible();
  });

  test('adds one: what is missing is marked, and what the server refuses stands at its field', async () => {
    const taken = 'There is a restaurant called ‘Newtown’ already. Choose another name.';
    const { server } = openSettings('/desk/settings/restaurants', {
      [`GET ${list}`]: () => ok([newtownDetails]),
      [`POST ${list}`]: (body) =>
        Object(body).name === 'Newtown'
          ? {
              status: 409,
              body: {
                error: taken,
                code: 'name_taken',
                problems: [{ path: 'body.name', code: 'name_taken', message: taken }],
              },
            }
          : ok({ ...newtownDetails, ...Object(body), id: 3 }, 201),
    });
    await button('Add a restaurant').click();
    await button('Save').click();
    await expect.element(page.getByText('Write a name.')).toBeVisible();
    await expect.element(page.getByText('Write the street and number.')).toBeVisible();
    const name = page.getByLabelText('Name', { exact: true });
    await expect.element(name).toHaveFocus();
    await name.fill('Newtown');
    await page.getByLabelText('Street and number').fill('3 High Street');
    await page.getByLabelText('City or suburb').fill('Penrith');
    await button('Save').click();
    await expect.element(page.getByText(taken)).toBeVisible();
    await name.fill('Penrith');
    await page.getByRole('checkbox', { name: 'Dine in' }).click();
    await button('Save').click();
    await expect.element(page.getByText(/^Penrith was added\./)).toBeVisible();
    expect(server.sent('POST', list).at(-1)).toMatchObject({
      name: 'Penrith',
      order_types: ['pickup', 'dine_in'],
      time_zone: 'Australia/Sydney',
    });
  });
});

describe('the page of opening hours', () => {
  const hours = `${list}/1/hours`;
  const open = () =>
    openSettings('/desk/settings/hours', {
      [`GET ${hours}`]: () => ok(newtownHours),
      [`PUT ${hours}`]: (body) => ok({ ...newtownHours, ...Object(body), revision: 1 }),
    });

  test('copies a day to others, adds an evening past midnight, and saves the week', async () => {
    const { server } = open();
    await button('Newtown').click();
    await button('Add hours on Monday').click();
    await page.getByLabelText('Monday, opens').nth(1).fill('18:00');
    await page.getByLabelText('Monday, closes').nth(1).fill('01:00');
    await expect.element(page.getByText('closes the next day')).toBeVisible();
    await button('Copy Monday to other days').click();
    await page.getByRole('checkbox', { name: 'Friday' }).click();
    await page.getByRole('checkbox', { name: 'Sunday' }).click();
    await button('Copy').click();
    await expect.element(page.getByText('Monday was copied to 2 days.')).toBeVisible();
    await expect.element(page.getByLabelText('Friday, opens').nth(1)).toHaveValue('18:00');
    await button('Save').click();
    await expect.element(page.getByText(/^Saved\./)).toBeVisible();
    const [sent] = server.sent('PUT', hours);
    expect(Object(sent).week).toHaveLength(6);
  });

  test('refuses hours that overlap with a sentence that names both, and shows whose they are', async () => {
    const { server } = open();
    await button('Newtown').click();
    await button('Add hours on Monday').click();
    await page.getByLabelText('Monday, opens').nth(1).fill('13:00');
    await button('Delivery').click();
    await button('Save').click();
    const sentence = 'Pickup: Monday 10:00 to 14:00 and Monday 13:00 to 22:00 overlap.';
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(page.getByLabelText('Monday, opens').nth(1)).toHaveFocus();
    expect(server.sent('PUT', hours)).toEqual([]);
    await page.getByLabelText('Monday, opens').nth(1).fill('17:00');
    await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
  });

  test('takes the hours of another order type, and adds a holiday day by day', async () => {
    const { server } = open();
    await button('Newtown').click();
    await button('Delivery').click();
    await button('Take the hours of Pickup').click();
    await page.getByLabelText('First day').fill('2026-12-24');
    await page.getByLabelText('Last day').fill('2026-12-26');
    await button('Add these days').click();
    await button('Save').click();
    await expect.element(page.getByText(/^Saved\./)).toBeVisible();
    const [sent] = server.sent('PUT', hours);
    expect(Object(sent).week).toMatchObject([{ order_type: 'pickup' }, { order_type: 'delivery' }]);
    expect(Object(sent).exceptions).toMatchObject([
      { date: '2026-12-24', ranges: [] },
      { date: '2026-12-25' },
      { date: '2026-12-26' },
    ]);
  });
});
