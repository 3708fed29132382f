import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { asGuest, openPages } from './open-pages.tsx';
import { dateIn, instantOf, refusal, ReservationsStandIn } from './reservations-stand-in.ts';

const wanted = instantOf(dateIn(1), '19:00');
const search = `restaurant=1&party=2&date=${dateIn(1)}&time=${encodeURIComponent(wanted)}`;
const at = `/table-reservation/confirm?${search}&chairs=1`;
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const field = (name: string) => page.getByRole('textbox', { name });

/** Opens the page and holds the table by its own button, as a linked address offers it. */
async function hold(opening: Parameters<typeof openPages>[1] = {}) {
  const drawn = openPages(at, opening);
  asGuest(drawn, 'Mia Wong');
  await button('Hold 7:00 pm').click();
  await expect.element(button('Book this table')).toBeVisible();
  return drawn;
}

describe('/table-reservation/confirm', () => {
  it('R91 counts down what is held, which a screen reader is told a few times', async () => {
    await hold();
    await expect
      .element(page.getByRole('timer'))
      .toHaveTextContent(/Held for you for (10:00|9:\d\d)/);
    await expect.element(page.getByText(/The table is held for/)).not.toBeInTheDocument();
  });

  it('tells a screen reader when little of it is left', async () => {
    const later = 8 * minuteMs + 30_000;
    await hold({ now: () => Date.now() - later });
    await expect
      .element(page.getByRole('status').filter({ hasText: 'held for 2 more minutes' }))
      .toBeInTheDocument();
  });

  it('R92 books with what is known of the guest, once for two presses', async () => {
    const { server, stores, place } = await hold();
    await expect.element(field('Name')).toHaveValue('Mia Wong');
    await field('Name').fill('Mia W.');
    // Else the page may be another one before the second press, which then presses something of it.
    const reply = server.hold('confirmReservation');
    await button('Book this table').dblClick();
    reply();
    await expect.element(heading('Your table is booked')).toHaveFocus();
    expect(server.calls('confirmReservation').map(({ body }) => body)).toEqual([
      {
        name: 'Mia W.',
        email: 'mia@example.com',
        phone: '0412 345 678',
        wishes: '',
        high_chairs: 1,
        has_wheelchair: false,
      },
    ]);
    await expect.poll(place).toMatch(/^\/table-reservation\/success\?reservation=/);
    expect(stores.account.getState().guestUser?.name).toBe('Mia W.');
    expect(sessionStorage.getItem('reservationDraft')).toBeNull();
  });

  it('says at each field what is wrong with it', async () => {
    const { server } = await hold();
    await field('Name').fill('');
    await field('Email').fill('mia');
    await button('Book this table').click();
    await expect.element(page.getByText('Write your name, without a web address.')).toBeVisible();
    await expect.element(field('Email')).toHaveAccessibleDescription(/Write an email address/);
    await field('Name').fill('bad.example');
    await button('Book this table').click();
    await expect
      .element(field('Name'))
      .toHaveAccessibleDescription('Write your name, without a web address.');
    expect(server.calls('confirmReservation')).toEqual([]);
  });

  it('goes on after a reload with the table that this tab holds', async () => {
    const { server } = await hold();
    openPages(at, { server });
    await expect.element(page.getByRole('timer').nth(1)).toBeVisible();
    expect(server.calls('holdTable')).toHaveLength(1);
  });

  it('R91 says that the ten minutes are over, and holds the table again with what was typed', async () => {
    const almost = 10 * minuteMs - 1500;
    let late = almost;
    const { server } = await hold({ now: () => Date.now() - late });
    await field('Name').fill('Mia of table 4');
    await expect.element(heading('The ten minutes are over')).toHaveFocus();
    await expect.element(button('Book this table')).not.toBeInTheDocument();
    late = 0;
    await button('Hold 7:00 pm again').click();
    await expect.element(button('Book this table')).toBeVisible();
    await expect.element(field('Name')).toHaveValue('Mia of table 4');
    expect(server.calls('holdTable')).toHaveLength(2);
  });

  it(
    'R88 offers the nearest free times where the table was taken meanwhile',
    { tags: ['slow'] },
    async () => {
      const server = new ReservationsStandIn();
      let late = 10 * minuteMs - 1500;
      const { place } = await hold({ server, now: () => Date.now() - late });
      server.full.add(wanted);
      await expect.element(heading('The ten minutes are over')).toBeVisible();
      late = 0;
      await button(/again$/).click();
      await expect.element(heading('That time has just been taken')).toHaveFocus();
      await button('Tomorrow, 7:30 pm').click();
      await expect.element(button('Book this table')).toBeVisible();
      await expect
        .poll(() => new URLSearchParams(place().split('?')[1]).get('time'))
        .toBe(instantOf(dateIn(1), '19:30'));
    },
  );

  it('R88 offers them, too, where confirming comes too late', async () => {
    const { server } = await hold();
    server.full.add(wanted);
    server.next(
      'confirmReservation',
      refusal(409, 'table_taken', 'This time has just been taken.', {
        days: server.daysOf(dateIn(1)),
      }),
    );
    await button('Book this table').click();
    await expect.element(heading('That time has just been taken')).toHaveFocus();
    await button('Tomorrow, 6:30 pm').click();
    await button('Book this table').click();
    await expect.element(heading('Your table is booked')).toBeVisible();
  });

  it('R91 notices on return that another tab holds another table', async () => {
    const { server } = await hold();
    for (const one of server.stored.values()) {
      server.stored.set(one.id, { ...one, state: 'cancelled' });
    }
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await expect.element(heading('This table is not held any more')).toBeVisible();
    await button('Hold 7:00 pm again').click();
    await expect.element(button('Book this table')).toBeVisible();
  });

  it(
    'says that it heard nothing, and books once when it is sent again',
    { tags: ['slow'] },
    async () => {
      const { server } = await hold();
      server.next('confirmReservation', 'no reply');
      await button('Book this table').click();
      await expect.element(page.getByText(/the table is booked only once/)).toBeVisible();
      await button('Book this table').click();
      await expect.element(heading('Your table is booked')).toBeVisible();
    },
  );

  it('R92 finds the booking whose answer was lost', async () => {
    const { server } = await hold();
    server.next('confirmReservation', 'reply lost');
    await button('Book this table').click();
    await expect.element(heading('Your table is booked')).toBeVisible();
    expect(server.calls('confirmReservation')).toHaveLength(1);
  });

  it('says in the words of the server that its database is frozen, and books afterwards', async () => {
    const { server } = await hold();
    server.next('confirmReservation', refusal(503, 'unavailable', 'We cannot save right now.'));
    await button('Book this table').click();
    await expect.element(page.getByText('We cannot save right now.')).toBeVisible();
    await button('Book this table').click();
    await expect.element(heading('Your table is booked')).toBeVisible();
  });

  it('leads to choosing where nothing was chosen', async () => {
    openPages('/table-reservation/confirm');
    await expect.element(heading('No table is chosen yet')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Book a table' }))
      .toHaveAttribute('href', '/table-reservation');
  });
});

describe('/table-reservation/success', () => {
  it('says what was booked, and where it is found again', async () => {
    const { server, place } = await hold();
    await button('Book this table').click();
    const facts = page.getByRole('region', { name: 'Your reservation' });
    await expect.element(facts).toHaveTextContent('7:00 pm');
    await expect.element(facts).toHaveTextContent('1 high chair');
    await expect.element(facts).toHaveTextContent('K7Q2');
    const [id] = server.stored.keys();
    await expect.poll(place).toContain(id);
    await expect
      .element(page.getByRole('link', { name: 'Change or cancel' }))
      .toHaveAttribute('href', `/reservations?reservation=${id}`);
    await expect.element(button('Add to calendar')).toBeVisible();
  });

  it('of somebody else is not there', async () => {
    asGuest(openPages('/table-reservation/success?reservation=0'));
    await expect.element(heading('There is no such reservation here')).toBeVisible();
  });
});
