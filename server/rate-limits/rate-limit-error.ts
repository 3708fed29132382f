import { enFailures, type FailureTexts } from '#schemas/messages/en-failures.ts';
import type { Sentence } from '#schemas/messages/sentence.ts';
import { ApiError } from '../errors/api-error.ts';

/**
 * The refusal of an address that asked too often; its `retry_after` stands in Retry-After too
 * (http/error-replies.ts).
 */
export const tooManyRequests = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    () =>
      ({ requests }) =>
        requests.tooFast,
  );

/** The same of somebody who sent many files; their wait is long enough to be shown. */
export const tooManyFiles = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) => () =>
      `You have sent many files in a short time. Try again in ${inMinutes(seconds, en)}.`,
  );

/** The same of whoever signs in to an account that is guessed at, whether there is one or not. */
export const tooManyPasswords = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) =>
      ({ requests }) =>
        requests.tooManyPasswords(inMinutes(seconds, requests)),
  );

/** The same at a device of the desk, and of whoever gives PINs that others have. */
export const tooManyPins = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) => () => `There were too many wrong PINs. Try again in ${inMinutes(seconds, en)}.`,
  );

/** The same of whoever tries another secret of an account too often. */
export const tooManyAttempts = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) =>
      ({ requests }) =>
        requests.tooManyTries(inMinutes(seconds, requests)),
  );

/** The same of whoever has many codes sent, or one right after another (rule R93). */
export const tooManyCodes = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) =>
      ({ requests }) =>
        seconds <= 60
          ? requests.codeJustSent(seconds)
          : requests.tooManyCodes(inWords(seconds, requests)),
  );

/** The same of whoever has many mails sent to people whom they invite. */
export const tooManyMails = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) => () => `So many mails were sent already. Try again in ${inWords(seconds, en)}.`,
  );

/** The same of whoever writes many messages to a business. */
export const tooManyMessages = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) =>
      ({ requests }) =>
        requests.tooManyMessages(inWords(seconds, requests)),
  );

/** The same of a tenant whose domains were looked at many times. */
export const tooManyLooks = (msBeforeNext: number): ApiError =>
  refusal(
    msBeforeNext,
    (seconds) => () =>
      `Your domains were looked at many times just now. Try again in ${inMinutes(seconds, en)}.`,
  );

/** So many sign in at this moment that passwords are checked one after the other. */
export const signInBusy = (): ApiError =>
  new ApiError(503, 'sign_in_busy', ({ requests }) => requests.signInBusy, { retry_after: 5 });

type Texts = FailureTexts['requests'];

/** Of what staff alone do. */
const en = enFailures.requests;

const inMinutes = (seconds: number, { minutes }: Texts): string => minutes(Math.ceil(seconds / 60));

function inWords(seconds: number, texts: Texts): string {
  const hours = Math.ceil(seconds / 3600);
  return hours > 1 ? texts.hours(hours) : inMinutes(seconds, texts);
}

function refusal(msBeforeNext: number, sentence: (seconds: number) => Sentence): ApiError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  return new ApiError(429, 'too_many_requests', sentence(seconds), { retry_after: seconds });
}
