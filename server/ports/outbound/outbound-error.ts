import { errors } from 'undici';
import type { OutboundProblem } from '#schemas/api/outbound-problem.ts';

/** An outbound call that was not made, or whose answer was not taken. It repeats nothing of it. */
export class OutboundError extends Error {
  readonly problem: OutboundProblem;

  constructor(problem: OutboundProblem) {
    super(`an outbound call failed: ${problem}`);
    this.name = 'OutboundError';
    this.problem = problem;
  }
}

const certificateCodes = /CERT|EPROTO|TLS|SSL|SELF_SIGNED|ALTNAME|UNABLE_TO_VERIFY/;

/** What an error of a request comes down to. */
export function outboundErrorOf(error: unknown): OutboundError {
  if (error instanceof OutboundError) return error;
  if (error instanceof errors.ResponseExceededMaxSizeError) return new OutboundError('too_large');
  if (error instanceof errors.ConnectTimeoutError) return new OutboundError('too_slow');
  if (error instanceof Error && (error.name === 'TimeoutError' || error.name === 'AbortError')) {
    return new OutboundError('too_slow');
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return new OutboundError(certificateCodes.test(code) ? 'insecure' : 'unanswered');
}
