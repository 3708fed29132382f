import type { Sentence } from '#schemas/messages/sentence.ts';
import { ApiError } from '../errors/api-error.ts';

const notPresent: Sentence = ({ account }) => account.wrongPresentPassword;

/**
 * The refusal of whoever is signed in and does not know their password.
 * @param path the field it was sent in
 */
export const wrongPassword = (path: string): ApiError => {
  return new ApiError(403, 'wrong_current_password', notPresent, {
    problems: [{ path, code: 'wrong_current_password', message: notPresent }],
  });
};
