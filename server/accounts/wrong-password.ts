import { ApiError } from '../errors/api-error.ts';

/**
 * The refusal of whoever is signed in and does not know their password.
 * @param path the field it was sent in
 */
export const wrongPassword = (path: string): ApiError => {
  const message = 'This is not your present password.';
  return new ApiError(403, 'wrong_current_password', message, {
    problems: [{ path, code: 'wrong_current_password', message }],
  });
};
