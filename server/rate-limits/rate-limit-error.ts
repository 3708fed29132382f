import { ApiError } from '../errors/api-error.ts';

/**
 * The refusal of an address that asked too often; its `retry_after` stands in Retry-After too
 * (http/error-replies.ts).
 */
export const tooManyRequests = (msBeforeNext: number): ApiError =>
  refusal(msBeforeNext, () => {
    return 'That was a little too fast. Please wait a moment and try again.';
  });

/** The same of somebody who sent many files; their wait is long enough to be shown. */
export const tooManyFiles = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) => `You have sent many files in a short time. Try again in ${inMinutes(seconds)}.`,
  );

/** The same of whoever signs in to an account that is guessed at, whether there is one or not. */
export const tooManyPasswords = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) =>
      `There were too many wrong passwords for this account. Try again in ${inMinutes(seconds)}, ` +
      'or use a browser in which you have signed in before.',
  );

/** The same at a device of the desk, and of whoever gives PINs that others have. */
export const tooManyPins = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) => `There were too many wrong PINs. Try again in ${inMinutes(seconds)}.`,
  );

/** The same of whoever tries another secret of an account too often. */
export const tooManyAttempts = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) => `There were too many wrong tries. Try again in ${inMinutes(seconds)}.`,
  );

/** The same of whoever has many codes sent, or one right after another (rule R93). */
export const tooManyCodes = (msBeforeNext: number): ApiError =>
  refusal(msBeforeNext, (seconds) =>
    seconds <= 60
      ? `A code was sent a moment ago. You can have another one in ${seconds} seconds.`
      : `So many codes were sent already. You can have another one in ${inWords(seconds)}.`,
  );

/** The same of whoever has many mails sent to people whom they invite. */
export const tooManyMails = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) => `So many mails were sent already. Try again in ${inWords(seconds)}.`,
  );

/** The same of whoever writes many messages to a business. */
export const tooManyMessages = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) =>
      `So many messages came already. Try again in ${inWords(seconds)}, or call the restaurant.`,
  );

/** The same of a tenant whose domains were looked at many times. */
export const tooManyLooks = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) =>
      `Your domains were looked at many times just now. Try again in ${inMinutes(seconds)}.`,
  );

/** So many sign in at this moment that passwords are checked one after the other. */
export const signInBusy = (): ApiError =>
  new ApiError(
    503,
    'sign_in_busy',
    'Many people are signing in at this moment. Please try again in a few seconds.',
    { retry_after: 5 },
  );

function inMinutes(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

function inWords(seconds: number): string {
  const hours = Math.ceil(seconds / 3600);
  return hours > 1 ? `${hours} hours` : inMinutes(seconds);
}

function refusal(msBeforeNext: number, sentence: (seconds: number) => string): ApiError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new ApiError(429, 'too_many_requests', sentence(seconds), { retry_after: seconds });
}
