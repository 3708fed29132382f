import { hostname } from 'node:os';
import type { output } from 'zod';
import type { variables } from './variables.ts';

/**
 * How logs and metrics call this process: INSTANCE, with the number of the worker behind it, else
 * the machine's name and the process' id.
 */
export function instanceName({
  INSTANCE: given,
  WORKER: worker,
}: Pick<output<typeof variables>, 'INSTANCE' | 'WORKER'>): string {
  if (given === undefined) return `${hostname()}:${process.pid}`;
  return worker === undefined ? given : `${given}/${worker}`;
}
