import { ApiError } from '../../errors/api-error.ts';
import { OpenIdError } from './openid-error.ts';

export const unknownProvider = (): ApiError =>
  new ApiError(404, 'unknown_openid_provider', ({ account }) => account.openId.notOffered);

export const attemptOver = (): ApiError =>
  new ApiError(409, 'openid_attempt_over', ({ account }) => account.openId.over);

export const refusedBy = (provider: string): ApiError =>
  new ApiError(403, 'openid_refused', ({ account }) => account.openId.refused(provider));

export const withoutEmail = (provider: string): ApiError =>
  new ApiError(409, 'openid_without_email', ({ account }) => account.openId.withoutEmail(provider));

/** What a customer is answered where a provider failed them; null for an error of our own. */
export function providerFailed(error: unknown, provider: string): ApiError | null {
  if (!(error instanceof OpenIdError)) return null;
  return error.isUnreachable
    ? new ApiError(503, 'openid_unreachable', ({ account }) => account.openId.unreachable(provider))
    : new ApiError(403, 'openid_failed', ({ account }) => account.openId.failed(provider));
}
