import { ApiError } from '../api-error.ts';
import type { Handlers } from '../context.ts';
import type { Deps } from '../deps.ts';

const notYet = () => Promise.reject(new ApiError(501, 'not_built', 'This is not built yet.'));

export const slotRoutes = (_deps: Deps): Handlers<'getSlots'> => ({
  getSlots: notYet,
});
