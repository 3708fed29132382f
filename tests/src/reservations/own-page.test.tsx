import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Reservation } from '#schemas/api/reservations.ts';
import { asGuest, openPages } from './open-pages.tsx';
import {
  dateIn,
  instantOf,
  refusal,
  ReservationsStandIn,
  sampleReservation,
} from './reservations-stand-in.ts';

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const heading = (name: string | RegExp) => page.getByRole('heading', { name });
const sample = sampleReservation();
const oneAt = `/reservations?reservation=${sample.id}`;

function serverWith(...list: Reservation[]) {
  const server = new ReservationsStandIn();
  for (const one of list) server.stored.set(one.id, one);
  return server;
}
const drawAsGuest = (at: string, server: ReservationsStandIn) => {
  const drawn = openPages(at, { server });
  asGuest(drawn);
  return drawn;
};

describe('/reservations', () => {
  it('lists what comes and what is past', async () => {
    const past = sampleReservation({ id: '2', number: 'OLD1', state: 'finished' });
    const held = sampleReservation({ id: '3', number: 'HELD', state: 'held' });
    drawAsGuest('/reservations', serverWith(sample, past, held));
    const card = page.getByRole('article').filter({ hasText: 'K7Q2' });
    await expect.element(card).toHaveTextContent('2 people · Newtown');
    await expect.element(card).toHaveTextContent('Booked');
    await expect.element(page.getByText(/You were here/)).toBeVisible();
    await expect.element(page.getByText(/HELD/)).not.toBeInTheDocument();
    await expect.element(page.getByText(/made in this browser/)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Details of reservation K7Q2' }))
      .toHaveAttribute('href', oneAt);
  });

  it('asks for nothing where nobody has booked, and shows the way to book', async () => {
    const { server } = openPages('/reservations');
    await expect.element(heading('No reservations yet')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Book a table' })).toBeVisible();
    expect(server.sent).toEqual([]);
  });

  it('says that they did not come, and asks again', async () => {
    const server = serverWith(sample);
    server.next('listOwnReservations', refusal(400, 'invalid_request', 'No'));
    drawAsGuest('/reservations', server);
    await expect.element(heading('Your reservations did not load')).toBeVisible();
    await button('Try again').click();
    await expect.element(page.getByText(/K7Q2/)).toBeVisible();
  });
});

describe('one reservation', () => {
  it("R92 opens by the mail's link without a session, and the key leaves the address", async () => {
    const { server, place } = openPages(`${oneAt}#key=signature`, { server: serverWith(sample) });
    await expect.element(heading('Reservation K7Q2')).toBeVisible();
    await expect.poll(place).toBe(oneAt);
    const [asked] = server.calls('getReservation');
    expect(asked?.headers.get('x-reservation-key')).toBe('signature');
    expect(asked?.headers.get('authorization')).toBeNull();
  });

  it('R92 opens by the link of an older mail, which has the key in its query', async () => {
    const { server, place } = openPages(`${oneAt}&key=signature`, { server: serverWith(sample) });
    await expect.element(heading('Reservation K7Q2')).toBeVisible();
    await expect.poll(place).toBe(oneAt);
    expect(server.calls('getReservation')[0]?.headers.get('x-reservation-key')).toBe('signature');
  });

  it('R92 says that its link has ended, and what one can do', async () => {
    const server = serverWith(sample);
    server.next('getReservation', refusal(404, 'link_ended', 'This link has ended.'));
    openPages(`${oneAt}#key=signature`, { server });
    await expect.element(heading('This link has ended')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Log in' }))
      .toHaveAttribute('href', `/login?next=${encodeURIComponent(oneAt)}`);
  });

  it('R92 is cancelled once it is asked for twice', async () => {
    const { server } = openPages(`${oneAt}#key=signature`, { server: serverWith(sample) });
    await button('Cancel the reservation').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel reservation K7Q2?' });
    await expect.element(dialog).toHaveTextContent('for 2 people goes to somebody else at once');
    expect(server.calls('cancelReservation')).toEqual([]);
    server.next('cancelReservation', 'no reply');
    await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect.element(dialog.getByRole('alert')).toHaveTextContent('it is cancelled only once');
    await dialog.getByRole('button', { name: 'Yes, cancel it' }).click();
    await expect.element(page.getByText('Your reservation is cancelled.')).toBeVisible();
    await expect.element(button('Cancel the reservation')).not.toBeInTheDocument();
    expect(server.calls('cancelReservation').at(-1)?.headers.get('x-reservation-key')).toBe(
      'signature',
    );
  });

  it('is not to be changed any more once it is too late, and says whom to call', async () => {
    drawAsGuest(oneAt, serverWith({ ...sample, changes_until: null }));
    await expect.element(page.getByText(/too late to change or cancel/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /^Call/ })).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Change' })).not.toBeInTheDocument();
  });

  it('of somebody else is not there', async () => {
    drawAsGuest(oneAt, serverWith());
    await expect.element(heading('There is no such reservation here')).toBeVisible();
  });
});

describe('changing one', () => {
  const changeAt = `${oneAt}&change=1`;

  it('begins with what is booked, its own table free, and sends what was changed', async () => {
    const server = serverWith(sample);
    server.full.add(sample.starts.instant);
    drawAsGuest(changeAt, server);
    await expect.element(page.getByRole('radio', { name: '7:00 pm' })).toBeChecked();
    await button('One person more').click();
    await page.getByRole('radio', { name: '6:30 pm' }).click();
    await page.getByRole('textbox', { name: /Wishes/ }).fill('A cake');
    await button('Save the change').click();
    await expect.element(page.getByText('Your reservation was changed.')).toBeVisible();
    const [sent] = server.calls('changeReservation');
    expect(sent?.headers.get('if-match')).toBe('"1"');
    expect(sent?.body).toEqual({
      instant: instantOf(dateIn(3), '18:30'),
      party: 3,
      area_id: null,
      wishes: 'A cake',
      high_chairs: 0,
      has_wheelchair: false,
    });
  });

  it('sends nothing where nothing was changed', async () => {
    const { server } = drawAsGuest(changeAt, serverWith(sample));
    await button('Save the change').click();
    await expect.element(page.getByText('Nothing is changed yet.')).toBeVisible();
    expect(server.calls('changeReservation')).toEqual([]);
  });

  it('R88 offers the nearest free times where the new one was taken', async () => {
    const { server } = drawAsGuest(changeAt, serverWith(sample));
    await page.getByRole('radio', { name: '6:30 pm' }).click();
    server.next(
      'changeReservation',
      refusal(409, 'table_taken', 'Taken.', { days: server.daysOf(dateIn(3)).slice(0, 1) }),
    );
    await button('Save the change').click();
    await expect.element(heading('That time has just been taken')).toHaveFocus();
    await button(/7:30 pm$/).click();
    await expect.element(page.getByText('Your reservation was changed.')).toBeVisible();
  });

  it('says that it was changed elsewhere meanwhile, and shows how it is now', async () => {
    const { server } = drawAsGuest(changeAt, serverWith(sample));
    await page.getByRole('radio', { name: '6:30 pm' }).click();
    const newer = { ...sample, revision: 2, party: 4 };
    server.stored.set(sample.id, newer);
    server.next(
      'changeReservation',
      refusal(412, 'stale_reservation', 'It was changed.', { data: newer }),
    );
    await button('Save the change').click();
    await expect.element(page.getByText(/changed elsewhere meanwhile/)).toBeVisible();
    await expect.element(page.getByRole('status').filter({ hasText: '4 people' })).toBeVisible();
    await button('Save the change').click();
    await expect.element(page.getByText('Your reservation was changed.')).toBeVisible();
    expect(server.calls('changeReservation').at(-1)?.headers.get('if-match')).toBe('"2"');
  });
});
