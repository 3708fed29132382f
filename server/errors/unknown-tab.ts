import { ApiError } from './api-error.ts';

/** The same for a tab of another tenant and one that the caller is no guest of (rules R80, R95). */
export const unknownTab = () => new ApiError(404, 'unknown_tab', ({ tabs }) => tabs.unknown);
