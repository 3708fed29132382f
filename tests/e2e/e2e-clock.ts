import { fixedDate } from '../fixed-date.ts';

const shiftVariable = 'E2E_CLOCK_SHIFT';

/** How far the flows' clock is ahead of the machine's, in ms; workers inherit it from the first process. */
export const clockShift = Number((process.env[shiftVariable] ??= String(fixedDate - Date.now())));

/** The present of the program under test and of its pages, in ms. */
export const now = (): number => Date.now() + clockShift;
