import { parseArgs } from 'node:util';
import { StartupError } from '../errors/startup-error.ts';

export type DistributeArguments = {
  /** Without it the plan is printed and nothing changed. */
  isConfirmed: boolean;
  /** Parts of each divided table: no more nodes than that can share the tenants. */
  shards: number;
};

const usualShards = 32;
const mostShards = 1024;

/** What `npm run distribute -- --help` prints. */
export const usage = `Distributes the database of DATABASE_URL over the nodes of Citus, by tenant (docs/cluster.md).

  npm run distribute                      prints what would be done, and changes nothing
  npm run distribute -- --yes             does it
  npm run distribute -- --yes --shards 64

  --shards   into how many parts the tables are divided; ${usualShards} without it. It cannot be changed
             later by this command

The program must not run meanwhile. A run that was cut off is finished by the next one; one that
finds nothing to do says so. The tables must be up to date: start the program once before.`;

/** @returns null where help was asked for. @throws StartupError naming what is wrong. */
export function readArguments(args: readonly string[]): DistributeArguments | null {
  const { help, yes, shards } = parse(args);
  if (help) return null;
  const count = shards === undefined ? usualShards : Number(shards);
  if (!Number.isInteger(count) || count < 1 || count > mostShards) {
    throw wrong(`--shards must be a whole number from 1 to ${mostShards}, not '${shards}'.`);
  }
  return { isConfirmed: yes === true, shards: count };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        yes: { type: 'boolean' },
        shards: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    }).values;
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

const wrong = (sentence: string) =>
  new StartupError(`${sentence}\nSee: npm run distribute -- --help`);
