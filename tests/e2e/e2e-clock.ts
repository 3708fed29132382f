import type { BrowserContext } from '@playwright/test';
import { shiftDate } from '../fixed-date.ts';
import { clockShift } from './environment.ts';

/** The present of the program under test and of its pages, in ms. */
export const now = (): number => Date.now() + clockShift;

/** Gives the pages of a context the program's present, also those with a clock of Playwright's. */
export async function showProgramTime(context: BrowserContext): Promise<void> {
  const shift = await context.addInitScript(shiftDate, clockShift);
  const { clock } = context;
  const install = clock.install.bind(clock);
  clock.install = async (options) => {
    // It compares the page's present with that of the test, so the page needs the machine's.
    await shift.dispose();
    await install({ time: now(), ...options });
    // The page goes by that clock; the program's replies would set it right.
    await context.addInitScript(hideDates);
  };
}

function hideDates(): void {
  const { get } = Headers.prototype;
  Headers.prototype.get = function (name: string) {
    return name.toLowerCase() === 'date' ? null : get.call(this, name);
  };
}
