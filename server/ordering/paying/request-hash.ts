import { createHash } from 'node:crypto';

/** What a call asked for, so that the same key with something else is refused. */
export const requestHashOf = (body: object): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('hex');
