import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReplyOf } from '#schemas/api/contract.ts';
import type { StaffReservation } from '#schemas/api/staff-reservations.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { deskPages } from '#src/features/desk/frame/desk-pages.ts';
import { StandInStreams } from '../../api/stand-in-streams.ts';
import { DeskStandIn, drawDesk, personOf } from '../desk-stand-in.tsx';
import { ok, openSettings } from '../settings/settings-server.ts';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
  await page.viewport(1100, 800);
});

const zone = 'Australia/Sydney';
const now = Date.now();
const clock = (instant: number) => ({ ...localDateTime(instant, zone), offset: '+11:00' });
const reservation = (change: Partial<StaffReservation>, hours = 1): StaffReservation => ({
  id: '00000000-0000-4000-8000-00000000000a',
  number: 'K7QX2M',
  state: 'confirmed',
  restaurant_id: 1,
  party: 2,
  starts: clock(now + hours * hourMs),
  ends: clock(now + (hours + 1.5) * hourMs),
  area: null,
  area_id: null,
  wishes: '',
  high_chairs: 0,
  has_wheelchair: false,
  name: 'Ada',
  email: '',
  phone: '0400 000 001',
  held_until: null,
  changes_until: null,
  revision: 3,
  table_ids: [1],
  source: 'phone',
  note: '',
  seated_at: null,
  ...change,
});
const ada = reservation({});
const day = (reservations: StaffReservation[]): ReplyOf<'listDayReservations'>['data'] => ({
  date: localDateTime(now, zone).date,
  opens: new Date(now - hourMs).toISOString(),
  closes: new Date(now + 5 * hourMs).toISOString(),
  time_zone: zone,
  slot_minutes: 30,
  buffer_minutes: 0,
  stays: [
    { up_to: 2, minutes: 90 },
    { up_to: 8, minutes: 120 },
  ],
  areas: [{ id: 1, name: 'Inside' }],
  tables: [
    { id: 1, area_id: 1, name: '1', min_party: 1, max_party: 2, is_bookable: true },
    { id: 2, area_id: 1, name: '2', min_party: 2, max_party: 4, is_bookable: true },
    { id: 3, area_id: 1, name: '3', min_party: 5, max_party: 8, is_bookable: false },
  ],
  joins: [],
  reservations,
});

const list = '/v2/staff/restaurants/1/reservations';
const one = `/v2/staff/reservations/${ada.id}`;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const bar = page.getByRole('button', { name: /^2 Ada/ });

type Answers = Parameters<typeof openSettings>[1];
async function open(answers: Answers = {}, address = '/desk/reservations') {
  const { server } = openSettings(address, { [`GET ${list}`]: () => ok(day([ada])), ...answers });
  await button('Newtown').click();
  return server;
}
const refused = (code: string, more: object = {}, status = 409) => ({
  status,
  body: { error: 'Something does not fit.', code, ...more },
});

describe('the timeline of a day', () => {
  test(
    'a party is moved from its dialog, warned of where it does not fit, and taken back',
    { tags: ['slow'] },
    async () => {
      let tries = 0;
      const server = await open({
        [`PATCH ${one}`]: (body) => {
          tries += 1;
          return tries === 1
            ? refused('reservation_warnings', { warnings: ['table_too_large'] })
            : ok({ ...ada, ...Object(body), revision: 3 + tries });
        },
      });
      await bar.click();
      await expect.element(page.getByRole('link', { name: '0400 000 001' })).toBeVisible();
      await page.getByLabelText('Move to').selectOptions('3');
      await button('Move there').click();
      await expect.element(page.getByText(/^Ada to table 3: The table is meant for/)).toBeVisible();
      await button('Do it all the same').click();
      await expect.element(page.getByText('Ada was moved to table 3.')).toBeVisible();
      await button('Undo').click();
      await expect.element(page.getByText('Ada was moved to table 1.')).toBeVisible();
      expect(server.sent('PATCH', one)).toMatchObject([
        { table_ids: [3], accepts: [], name: 'Ada', phone: '0400 000 001' },
        { table_ids: [3], accepts: ['table_too_large'] },
        { table_ids: [1] },
      ]);
    },
  );

  test('a bar is dragged to the row of another table', async () => {
    const server = await open({ [`PATCH ${one}`]: (body) => ok({ ...ada, ...Object(body) }) });
    await expect.element(bar).toBeVisible();
    const row = document.querySelector('[data-table="2"]');
    if (!row) throw new Error('there is no second table');
    await userEvent.dragAndDrop(bar, row, { targetPosition: { x: 300, y: 20 } });
    await expect.element(page.getByText('Ada was moved to table 2.')).toBeVisible();
    expect(server.sent('PATCH', one)).toMatchObject([{ table_ids: [2] }]);
  });

  test(
    'what somebody else changed meanwhile is said, and shown as it is now',
    { tags: ['slow'] },
    async () => {
      const theirs = { ...ada, table_ids: [2], revision: 4 };
      await open({
        [`PATCH ${one}`]: () => ({
          status: 412,
          body: {
            error: 'This reservation was changed in the meantime.',
            code: 'stale_reservation',
            data: theirs,
          },
        }),
      });
      await bar.click();
      await page.getByLabelText('Move to').selectOptions('3');
      await button('Move there').click();
      await expect
        .element(page.getByText(/^Ada to table 3: This reservation was changed in the meantime/))
        .toBeVisible();
    },
  );

  test('seats a party; what did not arrive is said to be unsaved, and is sent again', async () => {
    let isGone = true;
    let present = ada;
    const path = `${one}/state`;
    const server = await open({
      [`GET ${list}`]: () => ok(day([present])),
      [`POST ${path}`]: () => {
        if (isGone) throw new TypeError('Failed to fetch');
        present = { ...ada, state: 'seated', seated_at: new Date(now).toISOString() };
        return ok(present);
      },
    });
    await bar.click();
    await button('Seat them').click();
    await expect.element(page.getByText(/^This was not saved: the server/)).toBeVisible();
    isGone = false;
    await button('Seat them').click();
    await expect.element(button('They have left')).toBeVisible();
    expect(server.sent('POST', path)).toEqual([{ to: 'seated' }, { to: 'seated' }]);
  });

  test('a walk-in gets the best free table, and goes before those who come next', async () => {
    const soon = reservation({ id: '00000000-0000-4000-8000-00000000000b' });
    const server = await open({
      [`GET ${list}`]: () => ok(day([{ ...soon, table_ids: [2] }])),
      [`POST ${list}`]: (body) => ok({ ...ada, ...Object(body), state: 'seated' }, 201),
    });
    await button('Walk-in').click();
    await expect.element(page.getByRole('radio', { name: 'Table 1 (1–2)' })).toBeChecked();
    await page.getByRole('radio', { name: 'Table 2 (2–4)' }).click();
    await button('Seat them').click();
    await expect.element(page.getByText('2 people: seated at table 2.')).toBeVisible();
    const [sent] = server.sent('POST', list);
    expect(sent).toMatchObject({ source: 'walk_in', party: 2, table_ids: [2] });
    const { stay_minutes: stay } = Object(sent);
    expect(stay).toBeGreaterThan(50);
    expect(stay).toBeLessThan((hourMs + minuteMs) / minuteMs);
  });

  test('notes a reservation by phone; what is missing is said at its field', async () => {
    const server = await open({
      [`POST ${list}`]: (body) => ok({ ...ada, ...Object(body) }, 201),
    });
    await button('Add a reservation').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Time').fill('');
    await dialog.getByLabelText('Name').fill('Ben');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText('Write a time.')).toBeVisible();
    await dialog.getByLabelText('Time').fill('19:30');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(page.getByText(/^Ben: saved for/)).toBeVisible();
    expect(server.sent('POST', list)).toMatchObject([
      { source: 'phone', name: 'Ben', party: 2, table_ids: [] },
    ]);
  });

  test.each(['timeline', 'list'])(
    'axe finds nothing in its %s and in its dialogs',
    async (view) => {
      await open(
        {
          [`GET ${list}`]: () =>
            ok(
              day([
                ada,
                reservation({
                  id: '00000000-0000-4000-8000-00000000000c',
                  state: 'no_show',
                  name: 'Cy',
                }),
              ]),
            ),
        },
        `/desk/reservations?view=${view}`,
      );
      const found = async () => {
        const { violations } = await axe.run(document.body, {
          rules: { region: { enabled: false } },
        });
        return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
      };
      await expect.element(page.getByRole('button', { name: /Ada/ }).first()).toBeVisible();
      await expect.poll(found).toEqual([]);
      await button('Add a reservation').click();
      await expect.element(page.getByRole('dialog').getByLabelText('Time')).toBeVisible();
      await expect.poll(found).toEqual([]);
    },
  );
});

test('what is booked elsewhere is drawn as soon as the stream tells of it', async () => {
  let booked = [ada];
  const olive = personOf('Olive', { role: 'owner', restaurant_id: 1, email: 'o@corner.test' });
  const server = new DeskStandIn({ ...olive, restaurant_id: null }, false);
  server.streams = new StandInStreams();
  server.refuse = ({ method, path }) =>
    `${method} ${path}` === `GET ${list}` ? ok(day(booked)) : null;
  drawDesk(server, '/desk/reservations');
  await button('Newtown').click();
  await expect.element(bar).toBeVisible();
  const asked = server.sent('GET', list).length;
  const id = '00000000-0000-4000-8000-00000000000b';
  booked = [ada, reservation({ id, name: 'Bea', table_ids: [2] }, 2)];
  server.streams.last.sendData(JSON.stringify({ type: 'reservations', restaurant_id: 1 }));
  await expect.element(page.getByRole('button', { name: /^2 Bea/ })).toBeVisible();
  expect(server.sent('GET', list).length).toBe(asked + 1);
});

test('a phone shows the day as a list', async () => {
  await page.viewport(375, 740);
  await open();
  await expect.element(page.getByRole('region', { name: 'List' })).toBeVisible();
  await expect.element(page.getByText('Ada')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
