import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Days that break tests which read the calendar: the ends of months and years, the leap day, and the
 * nights in which clocks change.
 */
const days = [
  { time: '2026-11-28 23:50:00', zone: 'UTC' },
  { time: '2027-01-29 23:50:00', zone: 'UTC' },
  { time: '2027-01-30 23:50:00', zone: 'UTC' },
  { time: '2027-01-31 09:00:00', zone: 'Pacific/Auckland' },
  { time: '2026-12-31 23:50:00', zone: 'UTC' },
  { time: '2028-02-29 23:50:00', zone: 'America/Los_Angeles' },
  { time: '2027-04-04 01:50:00', zone: 'Australia/Melbourne' },
  { time: '2027-10-03 01:50:00', zone: 'Australia/Melbourne' },
  { time: '2027-03-14 01:50:00', zone: 'America/New_York' },
  { time: '2027-11-07 00:50:00', zone: 'America/New_York' },
] as const;

type Day = (typeof days)[number];

/**
 * Chooses the day of DAY (`DAY=2028-02-29`), else draws one.
 * @throws Error where DAY is no day of the list
 */
export function chooseDay(): Day {
  const wanted = process.env['DAY'];
  const drawn = days[Math.trunc(Math.random() * days.length)];
  const day = wanted ? days.find(({ time }) => time.startsWith(wanted)) : drawn;
  if (day) return day;
  const listed = days.map(({ time }) => time.slice(0, 10)).join(', ');
  throw new Error(`DAY=${wanted} is none of ${listed}.`);
}

/**
 * Runs the lean tier on another day, by the clock of Debian's `faketime`; the embedded PostgreSQL
 * keeps the machine's.
 * @returns whether it passed
 * @throws Error where `faketime` is missing
 */
export async function passesOn({ time, zone }: Day): Promise<boolean> {
  process.stdout.write(`\nThe lean tier on another day, ${time} in ${zone}\n`);
  const child = spawn('faketime', [time, 'tsx', 'tests/run/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, TIER: 'lean', TZ: zone },
  });
  const [code] = await once(child, 'exit');
  return code === 0;
}
