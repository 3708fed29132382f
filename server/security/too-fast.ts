import type { FastifyReply } from 'fastify';
import { ApiError } from '../api-error.ts';

/** The refusal of an address that asked too often, with the time to wait in Retry-After. */
export function tooFast(reply: FastifyReply, msBeforeNext: number): ApiError {
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1000));
  reply.header('retry-after', seconds);
  const sentence = 'That was a little too fast. Please wait a moment and try again.';
  return new ApiError(429, 'too_many_requests', sentence, { retry_after: seconds });
}
