import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { StandInStreams } from '../../ui/api/stand-in-streams.ts';
import { DeskStandIn, drawDesk, personOf } from '../desk-stand-in.tsx';
import { ok } from '../settings/settings-server.ts';
import {
  ada,
  bar,
  button,
  day,
  list,
  now,
  one,
  openReservations,
  refused,
  reservation,
} from './open-reservations.tsx';

beforeEach(async () => {
  await Promise.all(deskPages.map(({ part }) => part.preload()));
  await page.viewport(1100, 800);
});

describe('the timeline of a day', () => {
  test(
    'a party is moved from its dialog, warned of where it does not fit, and taken back',
    { tags: ['slow'] },
    async () => {
      let tries = 0;
      const server = await openReservations({
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
    const server = await openReservations({
      [`PATCH ${one}`]: (body) => ok({ ...ada, ...Object(body) }),
    });
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
      await openReservations({
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
    const server = await openReservations({
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
    const server = await openReservations({
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
    const server = await openReservations({
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
      await openReservations(
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
  await openReservations();
  await expect.element(page.getByRole('region', { name: 'List' })).toBeVisible();
  await expect.element(page.getByText('Ada')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
});
