import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { dayMs, hourMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { createDatabase } from '#server/db/client.ts';
import {
  areas,
  diningTables,
  reservationSettings,
  reservations,
  reservationTables,
} from '#server/db/schema.ts';
import { listReservationTimes } from '#server/reservations/list-times.ts';
import { createBenchSetup, type BenchSetup } from './bench-setup.ts';
import { benchTenant } from './bench-tenant.ts';

const tableCount = 40;
const days = 31;
/** Of 40 tables in an evening: three in four have been taken twice. */
const evenings = ['17:00', '19:30'];
const takenShare = 0.75;
const rounds = 60;
const warmUp = 15;
const aimMs = 50;

const say = (text: string) => process.stdout.write(`${text}\n`);
const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  opens: '11:30',
  closes: '23:00',
}));

/** A plan of 40 tables and a month of reservations, by the clock of Sydney. @returns the first day */
async function fillMonth({ db, restaurantId }: BenchSetup): Promise<string> {
  const place = { tenantId: benchTenant.id, restaurantId };
  await db.insert(reservationSettings).values({
    ...place,
    isOn: true,
    week,
    slotMinutes: 15,
    stays: [
      { upTo: 2, minutes: 90 },
      { upTo: 8, minutes: 120 },
    ],
    bufferMinutes: 15,
    noticeMinutes: 60,
    daysAhead: 60,
    largestParty: 8,
    contactText: '',
    mostParties: 12,
    mostSeats: 40,
    changeMinutes: 120,
  });
  const [area] = await db
    .insert(areas)
    .values({ ...place, name: 'Room', position: 0 })
    .returning({ id: areas.id });
  if (!area) throw new Error('the area was not added');
  const tables = await db
    .insert(diningTables)
    .values(
      Array.from({ length: tableCount }, (_, number) => ({
        ...place,
        areaId: area.id,
        name: String(number),
        minParty: 1,
        maxParty: 2 + 2 * (number % 3),
        x: number,
        y: 0,
        width: 1,
        height: 1,
        token: randomUUID(),
      })),
    )
    .returning({ id: diningTables.id });
  const tomorrow = new Date(Date.now() + dayMs).toISOString().slice(0, 10);
  const midnight = Date.parse(`${tomorrow}T00:00:00+11:00`);
  const made = Array.from({ length: days }).flatMap((_, day) =>
    evenings.flatMap((evening) =>
      tables.slice(0, tableCount * takenShare).map(({ id }) => {
        const [hour = 0, minute = 0] = evening.split(':').map(Number);
        // A quarter later at every other table, so that they neither begin nor end together.
        const late = (id % 4) * 15;
        const starts = midnight + day * dayMs + hour * hourMs + (minute + late) * minuteMs;
        return { id: randomUUID(), tableId: id, starts, ends: starts + 90 * minuteMs };
      }),
    ),
  );
  for (let from = 0; from < made.length; from += 500) {
    const part = made.slice(from, from + 500);
    await db.insert(reservations).values(
      part.map(({ id, starts, ends }) => ({
        ...place,
        id,
        number: id.slice(0, 13),
        source: 'phone' as const,
        state: 'confirmed' as const,
        party: 2,
        startsAt: new Date(starts),
        endsAt: new Date(ends),
        language: 'en-AU',
        createdAt: new Date(),
      })),
    );
    await db.insert(reservationTables).values(
      part.map(({ id, tableId, starts, ends }) => ({
        tenantId: benchTenant.id,
        reservationId: id,
        tableId,
        during: `[${new Date(starts).toISOString()},${new Date(ends).toISOString()})`,
      })),
    );
  }
  say(`${made.length} reservations of ${tableCount} tables on ${days} days`);
  return tomorrow;
}

const middleOf = (times: number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0;
const highOf = (times: number[]) =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function run(setup: BenchSetup): Promise<void> {
  const firstDay = await fillMonth(setup);
  const { db, pool, close } = createDatabase({ connectionString: setup.url });
  await pool.query('analyze');
  const clock = () => new Date();
  const asked = {
    restaurantId: setup.restaurantId,
    firstDay,
    days,
    party: 2,
    areaId: null,
    reservationId: null,
  };
  const times = async () => {
    const reply = await listReservationTimes({ db, clock }, benchTenant.id, asked);
    return JSON.stringify(reply);
  };
  const bare = () =>
    pool.query(
      `select r.party, r.starts_at, t.table_id, lower(t.during), upper(t.during)
       from reservations r
       join reservation_tables t on t.tenant_id = r.tenant_id and t.reservation_id = r.id
       where r.tenant_id = $1 and r.restaurant_id = $2`,
      [benchTenant.id, setup.restaurantId],
    );
  const [seen, base]: [number[], number[]] = [[], []];
  for (let round = -warmUp; round < rounds; round += 1) {
    const [call, query] = [await timed(times), await timed(bare)];
    if (round < 0) continue;
    seen.push(call);
    base.push(query);
  }
  const size = (await times()).length;
  const ratio = middleOf(seen) / middleOf(base);
  say(
    `a month's free times: ${middleOf(seen).toFixed(1)} ms (p50), ${highOf(seen).toFixed(1)} ms (p95), ${size} characters`,
  );
  say(
    `the bare query:       ${middleOf(base).toFixed(1)} ms (p50), ${highOf(base).toFixed(1)} ms (p95)`,
  );
  say(`ratio ${ratio.toFixed(2)}; aim ${aimMs} ms ${middleOf(seen) <= aimMs ? 'met' : 'missed'}`);
  await close();
}

const setup = await createBenchSetup(tmpdir());
try {
  await run(setup);
} finally {
  await setup.stop();
}
