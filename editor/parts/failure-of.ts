import { PortFailure } from '../core/ports.ts';

/** Whatever went wrong, as a sentence. */
export const failureOf = (error: unknown): PortFailure =>
  error instanceof PortFailure
    ? error
    : new PortFailure('unknown', 'Something went wrong. Your changes are kept; please try again.');
