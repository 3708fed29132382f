import { ApiError } from './api-error.ts';

/** The same for a code that was renewed, of a removed table or of another tenant (rules R80, R95). */
export const unknownTable = () =>
  new ApiError(404, 'unknown_table', ({ tabs }) => tabs.unknownTable);
