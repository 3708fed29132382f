import type { FastifyReply } from 'fastify';
import { ApiError } from '../errors/api-error.ts';

/** The refusal of an address that asked too often, with the time to wait in Retry-After. */
export const tooManyRequests = (reply: FastifyReply, msBeforeNext: number): ApiError =>
  refusal(reply, msBeforeNext, () => {
    return 'That was a little too fast. Please wait a moment and try again.';
  });

/** The same of somebody who stored many pictures; their wait is long enough to be told. */
export const tooManyFiles = (reply: FastifyReply, msBeforeNext: number): ApiError =>
  refusal(reply, msBeforeNext, (seconds) => {
    const minutes = Math.ceil(seconds / 60);
    const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
    return `You have stored many pictures in a short time. Try again in ${wait}.`;
  });

function refusal(
  reply: FastifyReply,
  msBeforeNext: number,
  sentence: (seconds: number) => string,
): ApiError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  reply.header('retry-after', seconds);
  return new ApiError(429, 'too_many_requests', sentence(seconds), { retry_after: seconds });
}
