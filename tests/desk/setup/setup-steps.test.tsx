import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { DeliverySettings } from '#schemas/api/staff-delivery.ts';
import { newtownDetails, newtownHours, ok } from '../settings/settings-server.ts';
import { openSetup as open, preloadSetup } from './open-setup.ts';
import { lackingAt } from './setup-server.ts';

beforeEach(preloadSetup);

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('the restaurant', () => {
  test('begins with the name of the business and this device’s time zone, and leads on', async () => {
    let isThere = false;
    const { server, place, done } = open('/desk/setup', ['restaurant', 'hours'], {
      'GET /v2/staff/restaurants': () => ok(isThere ? [newtownDetails] : []),
      'POST /v2/staff/restaurants': (body) => {
        isThere = true;
        done('hours');
        return ok({ ...newtownDetails, ...Object(body) }, 201);
      },
      'GET /v2/staff/restaurants/1/hours': () => ok({ ...newtownHours, week: [] }),
    });
    await expect.element(field('Name')).toHaveValue('Corner Table');
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    await expect.element(field('Time zone')).toHaveValue(timeZone);
    await button('Save and go on').click();
    await expect.element(page.getByText('Write the street and number.')).toBeVisible();
    await expect.element(field('Street and number')).toHaveFocus();
    await field('Street and number').fill('1 King Street');
    await field('Postcode').fill('2042');
    await field('City or suburb').fill('Newtown');
    await button('Save and go on').click();
    await expect.poll(place).toBe('/desk/setup/hours');
    expect(server.sent('POST', '/v2/staff/restaurants')).toMatchObject([
      { name: 'Corner Table', street_name: '1 King Street', order_types: ['pickup'] },
    ]);
  });

  test('keeps what was typed while the server is not reached', async () => {
    let isGone = true;
    const { place, done } = open('/desk/setup/restaurant', ['restaurant'], {
      'GET /v2/staff/restaurants': () => ok([]),
      'POST /v2/staff/restaurants': (body) => {
        if (isGone) throw new TypeError('Failed to fetch');
        done();
        return ok({ ...newtownDetails, ...Object(body) }, 201);
      },
    });
    await field('Street and number').fill('1 King Street');
    await field('City or suburb').fill('Newtown');
    await button('Save and go on').click();
    await expect.element(page.getByText(/Your changes are still here/)).toBeVisible();
    await expect.element(field('Street and number')).toHaveValue('1 King Street');
    isGone = false;
    await button('Save and go on').click();
    await expect.poll(place).toBe('/desk/setup/open');
  });
});

describe('the hours', () => {
  const url = '/v2/staff/restaurants/1/hours';

  test('are one line for every day, saved for every way to order', async () => {
    const { server, place, done } = open('/desk/setup/hours', ['hours'], {
      [`GET ${url}`]: () => ok({ ...newtownHours, order_types: ['pickup'], week: [] }),
      [`PUT ${url}`]: (body) => {
        done();
        return ok({ ...newtownHours, ...Object(body), revision: 1 });
      },
    });
    await field('Monday').click();
    await button('Add a second time').click();
    await page.getByLabelText('On these days, opens').first().fill('11:30');
    await button('Save and go on').click();
    await expect.poll(place).toBe('/desk/setup/open');
    const [sent] = server.sent('PUT', url);
    expect(sent).toMatchObject({
      week: expect.arrayContaining([
        { order_type: 'pickup', weekday: 2, opens: '11:30', closes: '14:30' },
        { order_type: 'delivery', weekday: 7, opens: '17:00', closes: '21:00' },
      ]),
    });
    expect(Object(sent).week).toHaveLength(3 * 6 * 2);
  });

  test('of no day are refused, and an overlap says which', async () => {
    const { server } = open('/desk/setup/hours', ['hours'], {
      [`GET ${url}`]: () => ok(newtownHours),
    });
    // What is there already differs by order type: it is not overwritten unasked.
    await button('Write one line for all days instead').click();
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']) {
      await field(day).click();
    }
    await field('Sunday').click();
    await button('Save and go on').click();
    await expect.element(page.getByText('Choose at least one day and one time.')).toBeVisible();
    await field('Monday').click();
    await button('Add a second time').click();
    await page.getByLabelText('On these days, opens').last().fill('12:00');
    await button('Save and go on').click();
    await expect.element(page.getByText(/Monday .* overlap\./)).toBeVisible();
    expect(server.sent('PUT', url)).toEqual([]);
  });
});

test('of two restaurants the one that lacks hours is asked about', async () => {
  const glebe = { ...newtownDetails, id: 2, name: 'Glebe' };
  const { server, state } = open('/desk/setup/hours', ['hours'], {
    'GET /v2/staff/restaurants': () => ok([newtownDetails, glebe]),
    'GET /v2/staff/restaurants/2/hours': () => ok({ ...newtownHours, week: [] }),
    'PUT /v2/staff/restaurants/2/hours': (body) =>
      ok({ ...newtownHours, ...Object(body), revision: 1 }),
  });
  state.setup = lackingAt('hours', glebe);
  await expect.element(page.getByText('Glebe', { exact: true }).last()).toBeVisible();
  await button('Save and go on').click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Glebe: There are no hours');
  expect(server.sent('PUT', /hours$/)).toHaveLength(1);
});

describe('the ways to order', () => {
  const at = { latitude: -33.898, longitude: 151.179 };
  const nowhere: DeliverySettings = {
    place: null,
    minutes: 0,
    zones: [],
    revision: 4,
    is_offered: true,
    address_source: 'suburbs',
    completion: 'suburbs',
    suburb_count: 0,
    suburbs_nearby: [],
    tiles: null,
  };

  test('turns delivery on, says that suburbs are missing, and finds the restaurant by its address', async () => {
    let details = newtownDetails;
    let isKnown = false;
    const { server, place, done } = open('/desk/setup/fulfilment', ['fulfilment'], {
      'GET /v2/staff/restaurants': () => ok([details]),
      'PUT /v2/staff/restaurants/1/details': (body) => {
        details = { ...details, ...Object(body), revision: 1 };
        return ok(details);
      },
      'GET /v2/staff/restaurants/1/delivery': () => ok(nowhere),
      'GET /v2/staff/suburbs': () => ok({ suburbs: [], total: 0, has_more: false }),
      'POST /v2/staff/restaurants/1/delivery/try': () =>
        ok({ point: isKnown ? at : null, mismatch: null, zone: null, minutes: null }),
      'PUT /v2/staff/restaurants/1/delivery': (body) => {
        done();
        return ok({ ...nowhere, ...Object(body), zones: [], revision: 5 });
      },
    });
    await field('You deliver').click();
    await expect.element(page.getByText(/Without it nobody gets a delivery/)).toBeVisible();
    expect(server.sent('PUT', '/v2/staff/restaurants/1/details')).toMatchObject([
      { order_types: ['pickup', 'delivery'] },
    ]);
    await field('As far as').fill('2,5');
    await field('Delivery fee in AUD').fill('4,50');
    await button('Save and go on').click();
    await expect.element(page.getByText(/Where the restaurant stands is not known/)).toBeVisible();
    expect(server.sent('PUT', /delivery$/)).toEqual([]);
    isKnown = true;
    await button('Save and go on').click();
    await expect.poll(place).toBe('/desk/setup/open');
    expect(server.sent('PUT', /delivery$/)).toMatchObject([
      {
        place: at,
        zones: [{ area: { kind: 'radius', metres: 2500 }, tiers: [{ from: '0', fee: '4.50' }] }],
      },
    ]);
  });

  test('turns on orders at a table, and leads to the tables', async () => {
    const { server } = open('/desk/setup/fulfilment', ['fulfilment'], {
      'PUT /v2/staff/restaurants/1/details': (body) =>
        ok({ ...newtownDetails, ...Object(body), revision: 2 }),
    });
    await field('They order at their table').click();
    await expect
      .element(page.getByRole('link', { name: 'To the tables' }))
      .toHaveAttribute('href', '/desk/settings/tables');
    await expect
      .poll(() => server.sent('PUT', '/v2/staff/restaurants/1/details'))
      .toMatchObject([{ order_types: ['pickup', 'dine_in'] }]);
  });

  test('saves a second press after the first, which is on its way still', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const { server } = open('/desk/setup/fulfilment', ['fulfilment'], {
      'PUT /v2/staff/restaurants/1/details': async (body) => {
        const { order_types: types } = Object(body);
        if (types.length === 2) await answered;
        return ok({ ...newtownDetails, ...Object(body), revision: types.length });
      },
      'GET /v2/staff/restaurants/1/delivery': () => ok(nowhere),
      'GET /v2/staff/suburbs': () => ok({ suburbs: [], total: 0, has_more: false }),
    });
    const sent = () => server.sent('PUT', '/v2/staff/restaurants/1/details');
    await field('They order at their table').click();
    await expect.poll(() => sent().length).toBe(1);
    await field('You deliver').click();
    await expect.element(field('You deliver')).toBeChecked();
    expect(sent()).toHaveLength(1);
    answer();
    await expect.element(page.getByText('0 suburbs')).toBeVisible();
    expect(sent().map((body) => Object(body).order_types)).toEqual([
      ['pickup', 'dine_in'],
      ['pickup', 'delivery', 'dine_in'],
    ]);
    await expect.element(field('They order at their table')).toBeChecked();
  });

  test('keeps one of them, and shows who was faster', async () => {
    let isStale = true;
    const { server } = open('/desk/setup/fulfilment', ['fulfilment'], {
      'PUT /v2/staff/restaurants/1/details': (body) => {
        if (!isStale) return ok({ ...newtownDetails, ...Object(body), revision: 2 });
        isStale = false;
        return { status: 412, body: { error: 'Somebody else.', code: 'stale_settings' } };
      },
      'GET /v2/staff/restaurants/1/delivery': () => ok(nowhere),
      'GET /v2/staff/suburbs': () => ok({ suburbs: [], total: 0, has_more: false }),
    });
    await field('They pick up their order').click();
    await expect.element(page.getByText('Offer at least one of them.')).toBeVisible();
    expect(server.sent('PUT', '/v2/staff/restaurants/1/details')).toEqual([]);
    await field('You deliver').click();
    await expect.element(page.getByText(/Somebody else changed the restaurant/)).toBeVisible();
    await field('You deliver').click();
    await expect.element(page.getByText('0 suburbs')).toBeVisible();
  });
});
