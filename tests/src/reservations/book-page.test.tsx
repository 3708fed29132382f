import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPages } from './open-pages.tsx';
import { dateIn, instantOf, refusal, ReservationsStandIn } from './reservations-stand-in.ts';

const at = '/table-reservation';
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const time = (name: string) => page.getByRole('radio', { name });
const goOn = () => button('Continue');
const day = (date: string) =>
  new Date(`${date}T12:00Z`)
    .toLocaleDateString('en-AU', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    })
    .replace(',', '');

/** A day of the row, by its date some days ahead and how it stands. */
function inStrip(days: number, state = '') {
  const date = new Date(`${dateIn(days)}T12:00Z`);
  const short = date.toLocaleDateString('en-AU', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const name = state === '' ? short : `${short}, ${state}`;
  // A word boundary: '1 Dec' also ends 'Fri 11 Dec'.
  return page.getByRole('toolbar').getByRole('button', { name: new RegExp(`\\b${name}$`) });
}

describe('/table-reservation', () => {
  it('R85 shows the days and the times of the first free one, by the part of the day', async () => {
    const server = new ReservationsStandIn();
    server.full.add(instantOf(dateIn(1), '19:00'));
    openPages(`${at}?date=${dateIn(1)}`, { server });
    await expect.element(page.getByRole('group', { name: 'Lunch' })).toBeVisible();
    await expect.element(page.getByRole('group', { name: 'Evening' })).toBeVisible();
    await expect.element(time('12:30 pm')).toBeEnabled();
    await expect.element(time('7:00 pm Full')).toBeDisabled();
    expect(server.calls('listReservationTimes')).toHaveLength(1);
  });

  it('puts every choice into the address, and begins with what a linked one says', async () => {
    const server = new ReservationsStandIn();
    server.areas = [
      { id: 3, name: 'Terrace' },
      { id: 4, name: 'Inside' },
    ];
    const { place } = openPages(`${at}?party=4&area=3&chairs=1&date=${dateIn(2)}`, { server });
    await expect.element(page.getByRole('radio', { name: 'Terrace' })).toBeChecked();
    await expect.element(page.getByRole('status').filter({ hasText: '4 people' })).toBeVisible();
    await button('One person more').click();
    await page.getByRole('radio', { name: 'Inside' }).click();
    await page.getByRole('checkbox', { name: /wheelchair/ }).click();
    await time('7:30 pm').click();
    const chosen = () => Object.fromEntries(new URLSearchParams(place().split('?')[1]));
    await expect.poll(chosen).toEqual({
      party: '5',
      area: '4',
      chairs: '1',
      wheelchair: '1',
      date: dateIn(2),
      time: instantOf(dateIn(2), '19:30'),
    });
    const asked = () => {
      const params = server.calls('listReservationTimes').at(-1)?.url.searchParams;
      return [params?.get('party'), params?.get('area_id')];
    };
    await expect.poll(asked).toEqual(['5', '4']);
  });

  it('R91 holds the table that was chosen, and goes on to confirm it', async () => {
    const { server, place } = openPages(`${at}?date=${dateIn(1)}`);
    await page.getByRole('textbox', { name: /Wishes/ }).fill('A quiet corner');
    await time('7:00 pm').click();
    await goOn().click();
    await expect.element(page.getByRole('heading', { name: 'Confirm your table' })).toBeVisible();
    await expect.poll(place).toContain('/table-reservation/confirm?');
    expect(place()).not.toContain('quiet');
    expect(server.calls('holdTable').map(({ body }) => body)).toEqual([
      { restaurant_id: 1, party: 2, area_id: null, instant: instantOf(dateIn(1), '19:00') },
    ]);
    await expect.element(page.getByText('A quiet corner')).toBeVisible();
  });

  it('R91 leaves the table that this tab holds free to it on the way back', async () => {
    const server = new ReservationsStandIn();
    const first = openPages(`${at}?date=${dateIn(1)}`, { server });
    await time('7:00 pm').click();
    await goOn().click();
    await expect.element(page.getByRole('heading', { name: 'Confirm your table' })).toBeVisible();
    server.full.add(instantOf(dateIn(1), '19:00'));
    const search = first.place().split('?')[1] ?? '';
    openPages(`${at}?${search}`, { server });
    await expect.element(time('7:00 pm')).toBeChecked();
    await expect.element(time('7:00 pm')).toBeEnabled();
  });

  it('says what is missing, and leads there', async () => {
    const { server } = openPages(`${at}?date=${dateIn(1)}`);
    await goOn().click();
    await expect.element(page.getByText('Choose a time.')).toBeVisible();
    expect(server.calls('holdTable')).toEqual([]);
  });

  it('R92 leads a larger party to the telephone, in the words of the restaurant', async () => {
    openPages(`${at}?party=8`);
    await button('One person more').click();
    const notice = page.getByText('Call us for larger tables.');
    await expect.element(notice).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Call (02) 5550 0010' }))
      .toHaveAttribute('href', 'tel:0255500010');
    await expect.element(goOn()).not.toBeInTheDocument();
    await button('One person fewer').click();
    await expect.element(goOn()).toBeVisible();
  });

  it('R88 shows the nearest free times where somebody else was quicker, and holds one of them', async () => {
    const { server, place } = openPages(`${at}?date=${dateIn(1)}`);
    await time('7:00 pm').click();
    server.full.add(instantOf(dateIn(1), '19:00'));
    await goOn().click();
    await expect
      .element(page.getByRole('heading', { name: 'That time has just been taken' }))
      .toHaveFocus();
    await button('Tomorrow, 7:30 pm').click();
    await expect.element(page.getByRole('heading', { name: 'Confirm your table' })).toBeVisible();
    expect(new URLSearchParams(place().split('?')[1]).get('time')).toBe(
      instantOf(dateIn(1), '19:30'),
    );
  });

  it('marks days without a free table, and says why one cannot be had', async () => {
    const server = new ReservationsStandIn();
    server.closed.add(dateIn(2));
    for (const clock of ['12:00', '12:30', '18:30', '19:00', '19:30']) {
      server.full.add(instantOf(dateIn(3), clock));
    }
    const { place } = openPages(`${at}?date=${dateIn(1)}`, { server });
    const closed = inStrip(2, 'Closed');
    await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
    await inStrip(3, 'Full').click({ force: true });
    await expect
      .element(page.getByText(`${day(dateIn(3))}: no table for 2 people is free.`))
      .toBeVisible();
    await expect.poll(place).toBe(`${at}?date=${dateIn(1)}`);
  });

  it('is no wider than its page, however long the row of days', async () => {
    const server = new ReservationsStandIn();
    server.closed.add(dateIn(26));
    openPages(`${at}?date=${dateIn(1)}`, { server });
    await expect.element(inStrip(26, 'Closed')).toBeInTheDocument();
    const { scrollWidth, clientWidth } = document.documentElement;
    expect(scrollWidth).toBe(clientWidth);
  });

  it('offers other days where a linked day is full', async () => {
    const server = new ReservationsStandIn();
    for (const clock of ['12:00', '12:30', '18:30', '19:00', '19:30']) {
      server.full.add(instantOf(dateIn(1), clock));
    }
    openPages(`${at}?date=${dateIn(1)}`, { server });
    await expect.element(page.getByText('No table for 2 people is free tomorrow.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Free instead' })).toBeVisible();
  });

  it('walks through the days by arrow keys', async () => {
    openPages(`${at}?date=${dateIn(2)}`);
    await expect.element(inStrip(2)).toHaveAttribute('aria-pressed', 'true');
    await inStrip(2).click();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(inStrip(3)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(inStrip(3)).toHaveAttribute('aria-pressed', 'true');
  });

  it('asks for a whole month in one call', async () => {
    const { server, place } = openPages(at);
    await button('Show a whole month').click();
    await expect.element(page.getByRole('table')).toBeVisible();
    await button('Next month').click();
    const name = new Date(`${dateIn(0).slice(0, 7)}-15T12:00Z`);
    name.setUTCMonth(name.getUTCMonth() + 1);
    const month = name.toISOString().slice(0, 7);
    await button(day(`${month}-15`)).click();
    await expect
      .poll(() => new URLSearchParams(place().split('?')[1]).get('date'))
      .toBe(`${month}-15`);
    const asked = server
      .calls('listReservationTimes')
      .filter(({ url }) => url.searchParams.get('from') === `${month}-01`);
    expect(asked).toHaveLength(1);
    expect(Number(asked[0]?.url.searchParams.get('days'))).toBeGreaterThan(27);
  });

  it('says that the times did not come, and asks again', async () => {
    const server = new ReservationsStandIn();
    server.next('listReservationTimes', refusal(400, 'invalid_request', 'No'));
    openPages(at, { server });
    await expect
      .element(page.getByRole('heading', { name: 'The free times did not load' }))
      .toBeVisible();
    await button('Try again').click();
    await expect.element(time('7:00 pm')).toBeVisible();
  });

  it('holds nothing twice where the network was gone, and says so', async () => {
    const { server } = openPages(`${at}?date=${dateIn(1)}`);
    await time('7:00 pm').click();
    server.next('holdTable', 'no reply');
    await goOn().click();
    await expect.element(page.getByText(/You seem to be offline/)).toBeVisible();
    await goOn().click();
    await expect.element(page.getByRole('heading', { name: 'Confirm your table' })).toBeVisible();
  });

  it('says in the words of the server that its database is frozen', async () => {
    const { server } = openPages(`${at}?date=${dateIn(1)}`);
    await time('7:00 pm').click();
    server.next('holdTable', refusal(503, 'unavailable', 'We cannot save anything right now.'));
    await goOn().click();
    await expect.element(page.getByText('We cannot save anything right now.')).toBeVisible();
  });

  it('leads to the telephone where no tables are booked online', async () => {
    const server = new ReservationsStandIn();
    server.largestParty = 0;
    server.contactText = '';
    openPages(at, { server });
    await expect
      .element(page.getByRole('heading', { name: 'Tables are not booked online here' }))
      .toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Call/ })).toBeVisible();
  });

  it('looks anywhere where a linked area is gone', async () => {
    const server = new ReservationsStandIn();
    server.next('listReservationTimes', refusal(404, 'unknown_area', 'No'));
    openPages(`${at}?area=9`, { server });
    await button('Anywhere').click();
    await expect.element(time('7:00 pm')).toBeVisible();
  });

  it('asks where, where there are several restaurants', async () => {
    const { server } = openPages(at);
    await page.getByLabelText('Where?').selectOptions('Glebe');
    await expect
      .poll(() =>
        server.calls('listReservationTimes').at(-1)?.url.searchParams.get('restaurant_id'),
      )
      .toBe('2');
  });
});
