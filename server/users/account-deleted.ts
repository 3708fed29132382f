import { ApiError } from '../errors/api-error.ts';

/** The refusal of a call whose account was deleted while it was on its way. */
export const accountDeleted = (): ApiError =>
  new ApiError(401, 'unauthenticated', ({ requests }) => requests.logInAgain);
