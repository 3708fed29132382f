import { parseArgs } from 'node:util';
import {
  graceDays,
  newTenant,
  ownerEmail,
  usualGraceDays,
  type NewTenant,
} from '#schemas/api/operator-tenants.ts';
import { StartupError } from '../errors/startup-error.ts';
import { localeChoices } from './locale-texts.ts';

export type TenantArguments =
  | { command: 'create'; tenant: NewTenant }
  | { command: 'list' }
  | { command: 'invite'; tenantId: number; email: string }
  | { command: 'suspend' | 'restore' | 'undelete'; tenantId: number }
  | { command: 'delete'; tenantId: number; days: number }
  | { command: 'export'; tenantId: number; to: string };

const options = {
  name: { type: 'string' },
  host: { type: 'string', multiple: true },
  currency: { type: 'string' },
  locale: { type: 'string' },
  'time-zone': { type: 'string' },
  owner: { type: 'string' },
  tenant: { type: 'string' },
  'grace-days': { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;
type Flag = keyof typeof options;

/** The flags of each command; any other one is refused, rather than not looked at. */
const flagsOf = {
  create: ['name', 'host', 'currency', 'locale', 'time-zone', 'owner'],
  list: [],
  invite: ['tenant', 'owner'],
  suspend: ['tenant'],
  restore: ['tenant'],
  export: ['tenant'],
  delete: ['tenant', 'grace-days'],
  undelete: ['tenant'],
} as const satisfies Record<TenantArguments['command'], readonly Flag[]>;

const isCommand = (word: string): word is TenantArguments['command'] =>
  Object.hasOwn(flagsOf, word);

/** @returns null where help was asked for. @throws StartupError naming the flag that is wrong. */
export function readArguments(args: readonly string[]): TenantArguments | null {
  const { values, positionals } = parse(args);
  if (values.help) return null;
  const [command, ...further] = positionals;
  if (command === undefined) throw wrong('Say what to do.');
  if (!isCommand(command)) throw wrong(`There is no command '${command}'.`);
  const allowed = new Set<string>(flagsOf[command]);
  const odd = Object.keys(values).find((flag) => !allowed.has(flag));
  if (odd !== undefined) throw wrong(`${command} takes no --${odd}.`);
  if (further.length > (command === 'export' ? 1 : 0)) {
    throw wrong(`There is a word too many: ${further.at(-1)}.`);
  }
  if (command === 'create') return { command, tenant: readNewTenant(values) };
  if (command === 'list') return { command };
  const tenantId = readId(values.tenant);
  if (command === 'invite') return { command, tenantId, email: readEmail(values.owner) };
  if (command === 'delete') return { command, tenantId, days: readDays(values['grace-days']) };
  if (command !== 'export') return { command, tenantId };
  const [to] = further;
  if (to === undefined) throw wrong('Say where to: a file that ends in .zip, or a folder.');
  return { command, tenantId, to };
}

type Values = ReturnType<typeof parse>['values'];

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw wrong(error instanceof Error ? error.message : String(error));
  }
}

/** By the contract's own schema; a problem names its flag. */
function readNewTenant(values: Values): NewTenant {
  for (const flag of flagsOf.create) {
    if (values[flag] === undefined) throw wrong(`--${flag} is missing.`);
  }
  const { host: hosts, 'time-zone': time_zone, ...rest } = values;
  const { success, data, error } = newTenant.safeParse({ ...rest, hosts, time_zone });
  if (success) return data;
  const sentences = error.issues.map(({ path: [field], message }) => {
    const flag = field === 'hosts' ? 'host' : String(field).replace('_', '-');
    return `--${flag}: ${message}.${field === 'locale' ? `\n${localeChoices}.` : ''}`;
  });
  throw wrong([...new Set(sentences)].join('\n'));
}

function readId(word: string | undefined): number {
  if (word === undefined) throw wrong('--tenant is missing.');
  if (/^[1-9]\d{0,9}$/.test(word) && Number(word) < 2 ** 31) return Number(word);
  throw wrong(`--tenant must be a whole number like 1000, not '${word}'.`);
}

function readEmail(word: string | undefined): string {
  if (word === undefined) throw wrong('--owner is missing.');
  const { success, data, error } = ownerEmail.safeParse({ email: word });
  if (success) return data.email;
  throw wrong(`--owner: ${error.issues[0]?.message ?? 'Write an email address'}.`);
}

function readDays(word: string | undefined): number {
  const { success, data, error } = graceDays.safeParse(word ?? String(usualGraceDays));
  if (success) return data;
  throw wrong(`--grace-days: ${error.issues[0]?.message ?? 'Write a number of days'}.`);
}

const wrong = (sentence: string) => new StartupError(`${sentence}\nSee: npm run tenants -- --help`);
