import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  deliverySettingsBody,
  type DeliverySettings,
  type Suburb,
} from '#schemas/api/staff-delivery.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { DeskStandIn, drawDesk, personOf } from '../desk-stand-in.tsx';

const place = { latitude: -33.898, longitude: 151.179 };
const newtown: Suburb = { postcode: '2042', suburb: 'Newtown', city: 'Sydney', ...place };
const stored: DeliverySettings = {
  place,
  minutes: 25,
  zones: [
    {
      id: 7,
      name: 'Near',
      area: { kind: 'radius', metres: 3000 },
      minimum: '20',
      tiers: [{ from: '0', fee: '6.5' }],
      extra_minutes: 0,
    },
  ],
  revision: 4,
  is_offered: true,
  address_source: 'suburbs',
  completion: 'suburbs',
  suburb_count: 1,
  suburbs_nearby: [newtown],
  tiles: null,
};

/** Answers as the server does. */
function open(role: 'owner' | 'manager' = 'owner') {
  const person = personOf('Olive', { role, restaurant_id: 1, email: 'o@corner.test' });
  const server = new DeskStandIn(person, false);
  const state = { suburbs: [newtown], isStale: false, zone: 0, present: stored };
  server.refuse = ({ method, path, body }) => {
    const reply = (data: unknown, status = 200) => ({ status, body: { data } });
    if (path.endsWith('/delivery') && method === 'GET') return reply(state.present);
    if (path.endsWith('/delivery')) {
      if (state.isStale) {
        state.isStale = false;
        return { status: 412, body: { error: 'Somebody else.', code: 'stale_settings' } };
      }
      state.present = { ...state.present, ...Object(body), revision: state.present.revision + 1 };
      return reply(state.present);
    }
    if (path.endsWith('/try')) {
      return reply({ point: place, mismatch: null, zone: state.zone, minutes: 40 });
    }
    if (path.startsWith('/v2/address-suggestions')) {
      const suggestions = [{ id: 'one', main: '1 King Street', detail: 'Newtown 2042' }];
      return reply({ suggestions, attribution: null });
    }
    if (path.startsWith('/v2/suggested-address')) {
      const address = { formattedAddress: '1 King Street', suburb: 'Newtown', city: 'Sydney' };
      return reply({ address: { ...address, postcode: '2042' }, point: null, delivery: null });
    }
    const { suburbs } = state;
    if (path === '/v2/staff/suburbs' && method === 'GET') {
      return reply({ suburbs, total: suburbs.length, has_more: false });
    }
    if (path === '/v2/staff/suburbs') {
      state.suburbs = [...suburbs, Object(body)];
      return reply(body);
    }
    if (path.endsWith('/remove')) {
      state.suburbs = [];
      return reply({ is_removed: true });
    }
    if (path.endsWith('/import')) {
      return reply({
        added: 2,
        changed: 0,
        same: 1,
        removed: 0,
        sample: [newtown],
        problems: [{ line: 3, message: 'There is no postcode.' }],
        problem_count: 1,
      });
    }
    return null;
  };
  drawDesk(server, '/desk/settings/delivery');
  return { server, state, saved: () => server.sent('PUT', /\/delivery$/) };
}

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

const button = (name: string | RegExp) => page.getByRole('button', { name });
const field = (name: string) => page.getByLabelText(name, { exact: true });
const map = page.getByRole('region', { name: 'Map of the zones' });

describe('the zones', () => {
  test('are added, filled in and saved; a range of postcodes is all of them', async () => {
    const { saved } = open();
    await button('Add a zone').click();
    await field('Name of the zone').fill('City');
    await field('Postcodes').last().fill('2000-2002, 2010');
    await field('Fee').fill('4,50');
    await button('Save').click();
    await expect.element(page.getByText(/^Saved\. Carts/)).toBeVisible();
    expect(saved()).toMatchObject([
      {
        zones: [
          { id: 7 },
          {
            id: null,
            name: 'City',
            area: { kind: 'postcodes', postcodes: ['2000', '2001', '2002', '2010'] },
            tiers: [{ from: '0', fee: '4.50' }],
          },
        ],
      },
    ]);
  });

  test('say at their fields what is wrong, and nothing is sent', async () => {
    const { saved } = open();
    await button('Add a zone').click();
    await field('Fee').fill('-1');
    await button('Save').click();
    await expect.element(page.getByText('Give the zone a name')).toBeVisible();
    await expect.element(field('Name of the zone')).toHaveFocus();
    await expect.element(page.getByText('Write an amount like 4.50')).toBeVisible();
    await expect.element(page.getByText('Write at least one postcode')).toBeVisible();
    expect(saved()).toEqual([]);
  });

  test('change their order and are removed until somebody undoes it', async () => {
    const { saved } = open();
    await button('Add a zone').click();
    await field('Name of the zone').fill('City');
    await field('Postcodes').last().fill('2000');
    await button('Move City up').click();
    await expect.element(page.getByText('City is number 1 now.')).toBeVisible();
    await button('Remove Near').click();
    await expect.element(page.getByText('Near is removed once you save.')).toBeVisible();
    await button('Undo my changes').click();
    await expect.element(button('Change Near')).toBeVisible();
    expect(button('Change City').query()).toBeNull();
    expect(saved()).toEqual([]);
  });

  test('are kept where somebody else saved first', async () => {
    const { state, saved } = open();
    await field('Minutes on the road').fill('30');
    state.isStale = true;
    state.present = { ...stored, revision: 9, zones: [] };
    await button('Save').click();
    await expect
      .element(page.getByRole('region', { name: 'Somebody else saved this page in the meantime' }))
      .toHaveFocus();
    await button('Save').click();
    await expect.element(page.getByText(/^Saved\. Carts/)).toBeVisible();
    expect(saved().at(-1)).toMatchObject({ minutes: 30, zones: [] });
  });
});

describe('the map', () => {
  test('draws an area whose corners are moved, added and removed by keys', async () => {
    const { saved } = open();
    await button('Change Near').click();
    await page.getByRole('radio', { name: 'An area drawn on the map' }).click();
    const corner = map.getByRole('button', { name: 'Corner 1 of 4' });
    await expect.element(corner).toBeVisible();
    corner.element().focus();
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect.element(corner).toHaveFocus();
    map.getByRole('button', { name: 'Add a corner after corner 2' }).element().focus();
    await userEvent.keyboard('{Enter}');
    const third = map.getByRole('button', { name: 'Corner 3 of 5' });
    await expect.element(third).toHaveFocus();
    map.getByRole('button', { name: 'Corner 5 of 5' }).element().focus();
    await userEvent.keyboard('{Delete}');
    await expect.element(map.getByRole('button', { name: 'Corner 4 of 4' })).toBeVisible();
    await button('Save').click();
    await expect.poll(saved).toHaveLength(1);
    const [body] = saved();
    const { zones } = deliverySettingsBody.parse(body);
    const area = zones[0]?.area;
    if (area?.kind !== 'polygon') throw new Error('it was drawn');
    expect(area.points).toHaveLength(4);
    const [first, second] = area.points;
    expect(first?.latitude).toBeGreaterThan(second?.latitude ?? 90);
  });

  test('marks the restaurant where it is pressed, and its numbers follow', async () => {
    const { saved } = open();
    await expect.element(map.getByRole('button', { name: 'The restaurant' })).toBeVisible();
    await button('Mark it on the map').click();
    await map.click({ position: { x: 200, y: 60 } });
    await expect.element(field('Latitude').first()).not.toHaveValue('-33.898');
    await button('Save').click();
    await expect.poll(saved).toHaveLength(1);
    expect(saved()).not.toMatchObject([{ place }]);
  });

  test('takes typed degrees, and says where they are none', async () => {
    const { saved } = open();
    await field('Latitude').first().fill('-95');
    await expect
      .element(page.getByText('Write degrees such as -37.8136 and 144.9631.'))
      .toBeVisible();
    await field('Latitude').first().fill('-33,9');
    await button('Save').click();
    await expect.poll(saved).toMatchObject([{ place: { ...place, latitude: -33.9 } }]);
  });
});

test('an address is tried by the zones as they stand, saved or not', async () => {
  const { server, saved } = open();
  await field('Minutes on the road').fill('30');
  await field('Postcode').first().fill('2042');
  await button('Find the zone').click();
  await expect.element(page.getByText('It is in Near, about 40 minutes away.')).toBeVisible();
  expect(server.sent('POST', /\/try$/)).toMatchObject([{ settings: { minutes: 30 } }]);
  expect(saved()).toEqual([]);
});

test('an address to be tried completes while it is typed; the page says by what', async () => {
  const { server } = open();
  await expect.element(page.getByText(/the suburbs that you know complete it\./)).toBeVisible();
  await page.getByRole('combobox', { name: 'Street and number' }).click();
  await userEvent.keyboard('1 King');
  await page.getByRole('option', { name: /1 King Street/ }).click();
  await expect.element(field('Postcode').first()).toHaveValue('2042');
  await expect.element(field('Suburb').first()).toHaveValue('Newtown');
  await button('Find the zone').click();
  await expect.element(page.getByText(/^It is in Near/)).toBeVisible();
  const address = { line: '1 King Street', suburb: 'Newtown', city: 'Sydney', postcode: '2042' };
  expect(server.sent('POST', /\/try$/)).toMatchObject([{ address }]);
});

describe('the suburbs', () => {
  test('are removed, and brought back by one press', async () => {
    const { state } = open();
    await button('Remove Newtown').click();
    await expect.element(page.getByText('There are no suburbs yet.')).toBeVisible();
    await button('Undo').last().click();
    await expect.element(button('Remove Newtown')).toBeVisible();
    expect(state.suburbs).toEqual([newtown]);
  });

  test('come from a file after a look at what it would change', async () => {
    const { server } = open();
    const file = new File(['postcode,suburb,lat,lon\n2042,Newtown,1,1'], 'suburbs.csv');
    await userEvent.upload(page.getByLabelText('Read a file (CSV)'), file);
    await expect
      .element(page.getByText('2 new, 0 changed, 1 as they were, 0 removed.'))
      .toBeVisible();
    await expect.element(page.getByText('Line 3: There is no postcode.')).toBeVisible();
    await page.getByLabelText('Remove the suburbs that the file does not have').click();
    await button('Take the file over').click();
    await expect.element(page.getByText('The file was taken over.')).toBeVisible();
    expect(server.sent('POST', '/v2/staff/suburbs/import')).toMatchObject([
      { is_preview: true, replaces: false },
      { is_preview: true, replaces: true },
      { is_preview: false, replaces: true },
    ]);
  });

  test('are only read by managers', async () => {
    open('manager');
    await expect.element(page.getByText('Only owners change this list.')).toBeVisible();
    expect(button('Remove Newtown').query()).toBeNull();
  });
});

test('is clean for axe with a zone open and its area on the map', async () => {
  open();
  await button('Change Near').click();
  await page.getByRole('radio', { name: 'An area drawn on the map' }).click();
  await expect.element(map.getByRole('button', { name: 'Corner 1 of 4' })).toBeVisible();
  await expect.element(button('Remove Newtown')).toBeVisible();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  );
  expect(found).toEqual([]);
});
