import { ApiError } from './api-error.ts';

/** A tab takes nothing any more once it is closed (rule R82). */
export const tabClosed = () => new ApiError(409, 'tab_closed', ({ tabs }) => tabs.closed);
