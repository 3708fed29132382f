import { beforeEach, describe, expect, test } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { messageOf } from '#server/ports/mail/message-of.ts';
import { remindGuests } from '#server/reservations/remind-guests.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { addArea, addTables, insertBooking, setBookingRules } from '../setup/booking-plan.ts';
import { bookerWith, newBooker, reservationOf, saturday } from '../setup/booking-calls.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { drainOutbox } from '../setup/drain-outbox.ts';
import { keyOfLink } from '../setup/key-of-link.ts';

let now = fridayNoon;
const limits = { ...defaultLimits, ordersMailedTo: { points: 6, seconds: 3600 } };
const shop = await buildSmallApp({ clock: () => now, options: { limits } });
const { db, pool, deps } = shop;
const room = await addArea(db, 'Room');
await addTables(db, room, [
  [1, 4],
  [1, 4],
]);

beforeEach(async () => {
  now = fridayNoon;
  await pool.query('delete from reservations');
  await pool.query('delete from rate_limits');
  await setBookingRules(db);
  await drainOutbox(deps);
});

/** Lines of a calendar file, unfolded. */
const linesOf = (content: string | undefined) =>
  (content ?? '').replaceAll('\r\n ', '').split('\r\n');

const remind = async (at: Date) => {
  now = at;
  await remindGuests(deps);
  return drainOutbox(deps);
};

describe('a mail', () => {
  test('confirms with time, place, a link that works without a session, and a calendar entry', async () => {
    const booker = await newBooker(shop);
    const held = reservationOf(await booker.hold(saturday('18:00')));
    const made = reservationOf(await booker.confirm(held.id, { wishes: 'See www.bad.example' }));
    const [mail, ...others] = await drainOutbox(deps);
    expect(others).toEqual([]);
    expect(mail?.to).toEqual({ name: 'Ada', address: 'ada@example.com' });
    expect(mail?.subject).toContain('Saturday 21 November 2026');
    expect(mail?.text).toContain('6:00 pm');
    expect(mail?.text).toContain(`Reservation ${made.number}`);
    expect(mail?.text).toContain('1 Quay Street');
    // Words of a guest go to no address that nobody has proved.
    for (const body of [mail?.text, mail?.html]) expect(body).not.toMatch(/bad|wishes/);
    const link = /https:\/\/corner\.test(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(link).toContain(`/reservations?reservation=${made.id}#key=`);
    expect(mail?.html).toContain(link.replaceAll('&', '&amp;'));
    const key = keyOfLink(link);
    const holder = bookerWith(shop, { host: small.host, 'x-reservation-key': key });
    expect(reservationOf(await holder.get(made.id)).id).toBe(made.id);
    expect(mail?.calendar?.method).toBe('PUBLISH');
    const lines = linesOf(mail?.calendar?.content);
    expect(lines).toEqual(
      expect.arrayContaining([
        'METHOD:PUBLISH',
        `UID:reservation-${made.id}@servery.example`,
        `SEQUENCE:${made.revision}`,
        'DTSTART:20261121T070000Z',
        'DTEND:20261121T083000Z',
        'SUMMARY:Table at Corner Kitchen Harbour',
        'STATUS:CONFIRMED',
      ]),
    );
    if (!mail) throw new Error('nobody was mailed');
    expect(messageOf(mail).icalEvent).toMatchObject({ method: 'PUBLISH' });
  });

  test('says what changed, and takes a cancelled one out of the calendar by the same id', async () => {
    const booker = await newBooker(shop);
    const made = await booker.book(saturday('18:00'));
    await drainOutbox(deps);
    await booker.change(made, { party: 3, instant: saturday('19:00') });
    const [changed] = await drainOutbox(deps);
    expect(changed?.subject).toMatch(/^Changed: .*7:00 pm$/);
    expect(linesOf(changed?.calendar?.content)).toContain(`SEQUENCE:${made.revision + 1}`);
    for (const _ of [1, 2]) await booker.cancel(made.id);
    const [cancelled, ...others] = await drainOutbox(deps);
    expect(others).toEqual([]);
    expect(cancelled?.subject).toMatch(/^Cancelled/);
    expect(linesOf(cancelled?.calendar?.content)).toEqual(
      expect.arrayContaining([
        'METHOD:CANCEL',
        `UID:reservation-${made.id}@servery.example`,
        `SEQUENCE:${made.revision + 2}`,
        'STATUS:CANCELLED',
      ]),
    );
  });

  test('of one that is cancelled before it leaves is not sent', async () => {
    const booker = await newBooker(shop);
    const made = await booker.book(saturday('18:00'));
    await booker.cancel(made.id);
    expect((await drainOutbox(deps)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Cancelled/),
    ]);
  });

  test('goes to an address only so often, whoever writes it', async () => {
    for (let count = 0; count < 5; count += 1) {
      const booker = await newBooker(shop);
      const made = await booker.book(saturday('18:00'));
      await booker.cancel(made.id);
    }
    expect(await drainOutbox(deps)).toHaveLength(3);
  });
});

describe('a reminder', () => {
  const monday = new Date(saturday('18:00')).getTime() + 2 * dayMs;

  test('comes once, so long before', async () => {
    const booker = await newBooker(shop);
    await booker.book(new Date(monday).toISOString());
    await drainOutbox(deps);
    expect(await remind(new Date(monday - 25 * hourMs))).toEqual([]);
    const [mail] = await remind(new Date(monday - 24 * hourMs));
    expect(mail?.subject).toMatch(/^See you soon/);
    expect(await remind(new Date(monday - 23 * hourMs))).toEqual([]);
  });

  test('that two instances send at once comes once', async () => {
    await (await newBooker(shop)).book(new Date(monday).toISOString());
    await drainOutbox(deps);
    now = new Date(monday - 2 * hourMs);
    await Promise.all([remindGuests(deps), remindGuests(deps)]);
    expect(await drainOutbox(deps)).toHaveLength(1);
  });

  test('comes late where the program stood still, and not once the stay has begun', async () => {
    await (await newBooker(shop)).book(new Date(monday).toISOString());
    await (await newBooker(shop)).book(new Date(monday + 2 * hourMs).toISOString());
    await drainOutbox(deps);
    expect(await remind(new Date(monday + minuteMs))).toHaveLength(1);
  });

  test('does not come to who books later than that, nor to one that was cancelled', async () => {
    await (await newBooker(shop)).book(saturday('12:00'));
    const booker = await newBooker(shop);
    const made = await booker.book(new Date(monday).toISOString());
    await booker.cancel(made.id);
    await drainOutbox(deps);
    expect(await remind(new Date(saturday('10:00')))).toEqual([]);
    expect(await remind(new Date(monday - hourMs))).toEqual([]);
  });

  test('comes anew for another day, and not for one that is as near as that', async () => {
    const booker = await newBooker(shop);
    const made = await booker.book(new Date(monday).toISOString());
    await drainOutbox(deps);
    expect(await remind(new Date(monday - 24 * hourMs))).toHaveLength(1);
    const later = new Date(monday + 3 * dayMs).toISOString();
    const moved = reservationOf(
      await booker.change(reservationOf(await booker.get(made.id)), { party: 2, instant: later }),
    );
    await drainOutbox(deps);
    expect(await remind(new Date(monday + 2 * dayMs))).toHaveLength(1);
    const near = new Date(monday + 3 * dayMs - 2 * hourMs).toISOString();
    await booker.change(moved, { party: 2, instant: near });
    await drainOutbox(deps);
    expect(await remind(new Date(monday + 3 * dayMs - 3 * hourMs))).toEqual([]);
  });

  test('does not come where the restaurant wants none, nor without an address', async () => {
    const [tableId = 0] = await addTables(db, room, [[1, 2]]);
    await insertBooking(db, { tableId, startsAt: new Date(monday) });
    expect(await remind(new Date(monday - hourMs))).toEqual([]);
    now = fridayNoon;
    await setBookingRules(db, { reminderMinutes: null });
    await (await newBooker(shop)).book(new Date(monday).toISOString());
    await drainOutbox(deps);
    expect(await remind(new Date(monday - hourMs))).toEqual([]);
  });
});
