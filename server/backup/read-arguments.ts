import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { StartupError } from '../errors/startup-error.ts';
import type { RestoreOptions } from './restore-backup.ts';

export type BackupArguments =
  | { command: 'backup'; folder: string; tenantId: number | null }
  | ({ command: 'restore' } & RestoreOptions);

export const usage = `Takes a backup, and brings it back.

  npm run backup -- --to <folder> [--tenant 53]
  npm run restore -- --from <folder> [--tenant 53] [--replace] [--without-mails] [--other-key]

  --to             a new folder; the backup is whole once manifest.json is in it
  --tenant         one tenant with its pictures; without it everything. A tenant can be restored from
                   a backup of everything, too
  --replace        removes what is there first; without it the database must be empty, or have no
                   such tenant
  --without-mails  leaves out mails that waited to be sent: for a copy that is only looked at
  --other-key      restores although SECRET_KEY or one of FORMER_SECRET_KEYS is not that of then: keys
                   of payment gateways and PINs of staff must be entered anew

Both use the program's own environment (DATABASE_URL, SERVERY_DATA_DIR, SECRET_KEY,
FORMER_SECRET_KEYS) and may run while
it does. A backup holds customers' names and addresses, and keys that SECRET_KEY opens: keep it where
nobody else reads it, and keep SECRET_KEY apart, for it is not in it.

A restore is done whole or not at all.`;

/** @returns null where help was asked for. @throws StartupError naming what is missing or wrong. */
export function readArguments(args: readonly string[]): BackupArguments | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [command, ...others] = positionals;
  if (others.length > 0) throw wrong(`What is ${others.join(' ')}?`);
  const tenantId = values.tenant === undefined ? null : readId(values.tenant);
  if (command === 'backup') {
    if (values.to === undefined) throw wrong('--to is missing: where does the backup go?');
    return { command, folder: resolve(values.to), tenantId };
  }
  if (command !== 'restore') throw wrong('Say backup or restore.');
  if (values.from === undefined) throw wrong('--from is missing: where is the backup?');
  return {
    command,
    folder: resolve(values.from),
    tenantId,
    isReplacing: values.replace ?? false,
    leavesOutJobs: values['without-mails'] ?? false,
    acceptsOtherKey: values['other-key'] ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        from: { type: 'string' },
        tenant: { type: 'string' },
        replace: { type: 'boolean' },
        'without-mails': { type: 'boolean' },
        'other-key': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

function readId(word: string): number {
  if (/^[1-9]\d{0,9}$/.test(word) && Number(word) < 2 ** 31) return Number(word);
  throw wrong(`--tenant must be a whole number like 53, not '${word}'.`);
}

const wrong = (sentence: string) => new StartupError(`${sentence} See: npm run backup -- --help`);
