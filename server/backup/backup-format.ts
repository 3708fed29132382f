import type { KeyObject } from 'node:crypto';
import { z } from 'zod';
import { deriveKey, deriveKeys } from '../security/derive-key.ts';
import type { SecretKey } from '../security/secret-key.ts';

/** Rises when files of an older program can no longer be read as those of this one. */
export const formatVersion = 1;

/** Written last: a folder without it is what was left of a backup that did not end. */
export const manifestName = 'manifest.json';

/** A part of a backup in a file of its own; the sum is SHA-256 of the file as it lies there. */
const file = { file: z.string(), bytes: z.number(), sha256: z.string() };

/** Names of PostgreSQL as this program gives them; they become part of statements. */
const sqlName = z.string().regex(/^[a-z_][a-z0-9_]*$/);

const table = z.object({
  name: sqlName,
  /** Says whose a row is. */
  tenantColumn: sqlName,
  columns: z.array(sqlName).min(1),
  rows: z.number(),
  ...file,
});

export const manifest = z.object({
  format: z.literal('servery backup'),
  version: z.number(),
  /** When it was begun, by the server's clock; every table is as it was then. */
  takenAt: z.iso.datetime(),
  /** null: everything. */
  tenantId: z.number().nullable(),
  tenants: z.array(z.object({ id: z.number(), name: z.string() })),
  /** The last migration that the tables had: its place in the order and when it was written. */
  migration: z.object({ idx: z.number(), tag: z.string(), when: z.number() }),
  /** Tells whether a SECRET_KEY is the one that the backup's keys of gateways are sealed with. */
  secretKeyCheck: z.string(),
  /** The same of each former key that was known then: some of it may be sealed with them. */
  formerKeyChecks: z.array(z.string()).default([]),
  /** In the order in which they are restored: what others need comes first. */
  tables: z.array(table),
  /** Waiting and failed jobs of the queue; each line is one in JSON. */
  jobs: z.object({ rows: z.number(), ...file }),
  pictures: z.array(z.object({ tenantId: z.number(), name: z.string(), ...file })),
});

export type Manifest = z.output<typeof manifest>;
export type BackupTable = z.output<typeof table>;
export type BackupFile = Pick<BackupTable, 'file' | 'bytes' | 'sha256'>;

/** Fingerprints of the keys, the present one first: no key can be found by them. */
export const secretKeyChecksOf = (secretKey: SecretKey): [present: string, ...former: string[]] => {
  const [, ...former] = deriveKeys(secretKey, purpose).map(checkBy);
  return [checkBy(deriveKey(secretKey, purpose)), ...former];
};
const purpose = 'backup check';
const checkBy = (key: KeyObject) => key.export().toString('hex').slice(0, 32);

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** A list of columns, as a statement has it. */
export const listOf = (columns: readonly string[]): string => columns.map(quoted).join(', ');
