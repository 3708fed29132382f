import axe from 'axe-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ReservationSettings } from '#schemas/api/reservation-settings.ts';
import { deskPages } from '#desk/frame/desk-pages.ts';
import { settingsPages } from '#desk/frame/settings-pages.ts';
import { ok, openSettings } from './settings-server.ts';

beforeEach(async () => {
  await Promise.all([...deskPages, ...settingsPages].map(({ part }) => part.preload()));
});

const url = '/v2/staff/restaurants/1/reservation-settings';
const newtown = page.getByRole('button', { name: 'Newtown', exact: true });
const save = page.getByRole('button', { name: 'Save', exact: true });
const settings: ReservationSettings = {
  is_on: true,
  week: [
    { weekday: 5, opens: '12:00', closes: '14:00' },
    { weekday: 5, opens: '18:00', closes: '22:00' },
  ],
  slot_minutes: 30,
  stays: [
    { up_to: 2, minutes: 90 },
    { up_to: 6, minutes: 120 },
  ],
  buffer_minutes: 0,
  notice_minutes: 90,
  days_ahead: 30,
  largest_party: 8,
  contact_text: '',
  most_parties: null,
  most_seats: null,
  change_minutes: 120,
  reminder_minutes: 1440,
  revision: 4,
  time_zone: 'Australia/Sydney',
};
const { revision: _revision, time_zone: _zone, ...saved } = settings;

describe('the settings page of reservations', () => {
  const open = async () => {
    const { server } = openSettings('/desk/settings/reservations', {
      [`GET ${url}`]: () => ok(settings),
      [`PUT ${url}`]: (body) => ok({ ...settings, ...Object(body), revision: 5 }),
    });
    await newtown.click();
    return server;
  };

  test('says what its rules mean for a party on a day, with each change', async () => {
    await open();
    await expect
      .element(
        page.getByText(/^A party of 4 on Friday can begin at 12:00.* and from 6:00.* to 8:00/),
      )
      .toBeVisible();
    await page.getByLabelText('Stays (up to 6)').fill('150');
    await expect
      .element(page.getByText(/^A party of 4 on Friday can begin from 6:00.* to 7:30/))
      .toBeVisible();
    await page.getByLabelText('on a', { exact: true }).selectOptions('Monday');
    await expect
      .element(page.getByText('A party of 4 cannot begin at any time on Monday.'))
      .toBeVisible();
    await page.getByLabelText('Times every').fill('');
    await expect.element(page.getByText(/^Complete the rules below/)).toBeVisible();
  });

  test('saves times, lengths and limits, hours as minutes', async () => {
    const server = await open();
    await page.getByLabelText('At the latest, before it begins').fill('0.5');
    await page.getByRole('button', { name: 'Add a length' }).click();
    await page.getByLabelText('Limit the parties').click();
    await page.getByLabelText('Parties at most').fill('3');
    await page.getByLabelText('Remind by mail').click();
    await page.getByLabelText('What larger parties read').fill('Call us.');
    await save.click();
    await expect.element(page.getByText(/^Saved\. Reservations from now on/)).toBeVisible();
    expect(server.sent('PUT', url)).toEqual([
      {
        ...saved,
        notice_minutes: 30,
        stays: [...saved.stays, { up_to: 8, minutes: 150 }],
        most_parties: 3,
        reminder_minutes: null,
        contact_text: 'Call us.',
      },
    ]);
  });

  test('refuses to be on without a time, and lengths out of order', async () => {
    const server = await open();
    await page.getByLabelText('Party of up to', { exact: true }).fill('7');
    await save.click();
    await expect.element(page.getByText('Order them by the size of the party.')).toBeVisible();
    await page.getByLabelText('Party of up to', { exact: true }).fill('2');
    await page.getByRole('button', { name: /^Remove 12:00/ }).click();
    await page.getByRole('button', { name: /^Remove 18:00/ }).click();
    await expect.element(page.getByText(/^Add the times at which parties can come/)).toBeVisible();
    expect(server.sent('PUT', url)).toEqual([]);
  });

  test('shows what somebody else saved meanwhile, and saves both', async () => {
    const theirs = { ...settings, slot_minutes: 15, revision: 5 };
    let present = settings;
    const { server } = openSettings('/desk/settings/reservations', {
      [`GET ${url}`]: () => ok(present),
      [`PUT ${url}`]: (body) => {
        if (present.revision === 4) {
          present = theirs;
          const error = 'Somebody else changed these settings in the meantime.';
          return { status: 412, body: { error, code: 'stale_settings', data: theirs } };
        }
        return ok({ ...theirs, ...Object(body), revision: 6 });
      },
    });
    await newtown.click();
    await page.getByLabelText('Free after each stay').fill('15');
    await save.click();
    await expect.element(page.getByText('Times every').first()).toBeVisible();
    await expect.poll(() => page.getByText('15 minutes').elements().length).toBeGreaterThan(0);
    await save.click();
    await expect.element(page.getByText(/^Saved\. Reservations from now on/)).toBeVisible();
    expect(server.sent('PUT', url).at(-1)).toEqual({
      ...saved,
      slot_minutes: 15,
      buffer_minutes: 15,
    });
  });

  test('has nothing that axe finds', async () => {
    await open();
    await expect.element(page.getByLabelText('Times every')).toBeVisible();
    const found = await axe.run(document.body, { rules: { region: { enabled: false } } });
    expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  });
});
