import { fixedDate, shiftDate } from './fixed-date.ts';

// Runs anew for each file of tests, also in a page or process that several share.
shiftDate(fixedDate - (globalThis.MachineDate ?? Date).now());
