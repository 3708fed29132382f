import { ApiError } from '../../errors/api-error.ts';
import { OpenIdError } from './openid-error.ts';

export const unknownProvider = (): ApiError =>
  new ApiError(
    404,
    'unknown_openid_provider',
    'This way to sign in is not offered any more. Please choose another one.',
  );

export const attemptOver = (): ApiError =>
  new ApiError(
    409,
    'openid_attempt_over',
    'This sign-in was begun too long ago or in another browser, or it is finished already. Please begin again.',
  );

export const refusedBy = (provider: string): ApiError =>
  new ApiError(
    403,
    'openid_refused',
    `You were not signed in at ${provider}. Try again, or choose another way.`,
  );

export const withoutEmail = (provider: string): ApiError =>
  new ApiError(
    409,
    'openid_without_email',
    `${provider} did not give us your email address, which an account needs. Please choose another way.`,
  );

/** What a customer is answered where a provider failed them; null for an error of our own. */
export function providerFailed(error: unknown, provider: string): ApiError | null {
  if (!(error instanceof OpenIdError)) return null;
  return error.isUnreachable
    ? new ApiError(
        503,
        'openid_unreachable',
        `${provider} cannot be reached at the moment. Try again in a while, or choose another way.`,
      )
    : new ApiError(
        403,
        'openid_failed',
        `You could not be signed in by ${provider}. Try again, or choose another way.`,
      );
}
