import { isRecord } from '#schemas/is-record.ts';

/** An address that was typed on the page before, which its entry of the browser's history keeps. */
export const typedEmail = (state: unknown): string =>
  isRecord(state) && typeof state.email === 'string' ? state.email : '';
