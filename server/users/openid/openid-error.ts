import { ClientError, ResponseBodyError, WWWAuthenticateChallengeError } from 'openid-client';
import type { OpenIdProblem } from '#schemas/api/staff-openid.ts';
import { OutboundError } from '../../ports/outbound/outbound-error.ts';

/** Besides what an owner is shown: the provider takes the client, and not the code that it sent. */
type Problem = OpenIdProblem | 'code_refused';

/** A provider that did not answer, or answered what proves nothing. It repeats nothing of it. */
export class OpenIdError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`a sign-in by a provider failed: ${problem}`);
    this.name = 'OpenIdError';
    this.problem = problem;
  }

  /** The provider may answer later; otherwise what it answered is wrong. */
  get isUnreachable(): boolean {
    return !['not_openid', 'other_issuer', 'client_refused', 'code_refused'].includes(this.problem);
  }
}

/** Of the library, for an issuer that is another one than it was asked for. */
const attributeDiffers = 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED';

/** What an error of the library comes down to. */
export function openIdErrorOf(error: unknown): OpenIdError {
  if (error instanceof OpenIdError) return error;
  if (error instanceof OutboundError) return new OpenIdError(error.problem);
  if (error instanceof WWWAuthenticateChallengeError) return new OpenIdError('client_refused');
  if (error instanceof ResponseBodyError) {
    const isOfClient = error.error === 'invalid_client' || error.error === 'unauthorized_client';
    return new OpenIdError(isOfClient ? 'client_refused' : 'code_refused');
  }
  if (!(error instanceof ClientError)) return new OpenIdError('not_openid');
  if (error.code === 'OAUTH_TIMEOUT') return new OpenIdError('too_slow');
  if (error.code === attributeDiffers) return new OpenIdError('other_issuer');
  // What an outbound call failed by stands below what the library makes of it.
  return error.cause instanceof OutboundError
    ? new OpenIdError(error.cause.problem)
    : new OpenIdError('not_openid');
}
