import { z } from 'zod';

/** Why an address that a tenant gave was not called, or its answer not taken. */
export const outboundProblem = z.enum([
  'not_https',
  'inside',
  'no_address',
  'unanswered',
  'too_slow',
  'insecure',
  'redirected',
  'too_large',
]);
export type OutboundProblem = z.output<typeof outboundProblem>;
