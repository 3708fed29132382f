import type { Pool, PoolClient } from 'pg';
import { readDerivedName } from '#schemas/rules/picture-sources.ts';
import type { ImageStore } from '../ports/images/image-store.ts';
import { unknownTenant } from './change-tenant.ts';
import { describeExport } from './describe-export.ts';
import { isExported } from './exported-columns.ts';
import { tenantTables } from './tenant-tables.ts';

/** One file of an export; its content is made while it is read, one file after the other. */
export type ExportFile = { name: string; content: () => AsyncIterable<string | Buffer> };

export type ExportDeps = { pool: Pool; images: ImageStore; clock: () => Date };

const rowsAtOnce = 500;

/**
 * Everything of a tenant as files, all of one instant: a table is a file with one row as JSON on
 * each line, a picture is as it was stored; README.md says what is what, and manifest.json, the
 * last one, how much of each there is. Secrets are left out (exported-columns.ts). At most some
 * hundred rows are in memory at a time.
 * @param write gets the files in their order and reads each once.
 * @throws ApiError 404 `unknown_tenant`, and what `write` throws.
 */
export async function exportTenant(
  { pool, images, clock }: ExportDeps,
  tenantId: number,
  write: (files: readonly ExportFile[]) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    // The next row may be asked for when whoever reads them finds the time.
    await client.query('set local statement_timeout = 0');
    const name = await nameOf(client, tenantId);
    const counts: Record<string, number> = {};
    const pictures = (await images.list(tenantId)).filter(isOriginal).toSorted();
    const readMe = describeExport({ tenantId, name, at: clock() });
    await write([
      { name: 'README.md', content: () => one(readMe) },
      { name: 'configuration.json', content: () => configuration(client, tenantId) },
      ...tenantTables.flatMap((table) => {
        const columns = table.columns.filter((column) => isExported(table.name, column));
        if (columns.length === 0) return [];
        const content = () =>
          lines(client, selectOf(tenantId, { ...table, columns }), (rows) => {
            counts[table.name] = rows;
          });
        return { name: `tables/${table.name}.jsonl`, content };
      }),
      ...pictures.map((picture) => ({
        name: `pictures/${picture}`,
        content: () => pictureOf(images, tenantId, picture),
      })),
      {
        name: 'manifest.json',
        content: () => one(asJson({ tenant: tenantId, tables: counts, pictures: pictures.length })),
      },
    ]);
    await client.query('commit');
    client.release();
  } catch (error) {
    // A file may still be reading: the connection is closed, which ends its transaction as well.
    client.release(true);
    throw error;
  }
}

/** Neither a width made of it nor a note beside it: those are made anew. */
const isOriginal = (name: string) => readDerivedName(name) === null && !name.endsWith('.json');

async function nameOf(client: PoolClient, tenantId: number): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select name from tenants where id = $1', [
    tenantId,
  ]);
  const [row] = rows;
  if (!row) throw unknownTenant(tenantId);
  return row.name;
}

type Selected = { name: string; tenantColumn: string; columns: readonly string[] };

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** A cursor takes no values, and this one is a whole number. */
function selectOf(tenantId: number, { name, tenantColumn, columns }: Selected): string {
  const list = columns.map(quoted).join(', ');
  return `select row_to_json(one)::text as line from (
    select ${list} from ${quoted(name)} where ${quoted(tenantColumn)} = ${Number(tenantId)}
  ) one`;
}

async function* lines(
  client: PoolClient,
  select: string,
  onEnd: (rows: number) => void,
): AsyncGenerator<string> {
  let read = 0;
  await client.query(`declare exported no scroll cursor for ${select}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from exported`);
    if (rows.length === 0) break;
    read += rows.length;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await client.query('close exported');
  onEnd(read);
}

async function* configuration(client: PoolClient, tenantId: number): AsyncGenerator<string> {
  const { rows } = await client.query<{ document: unknown }>(
    'select document from site_configs where tenant_id = $1',
    [tenantId],
  );
  yield asJson(rows[0]?.document ?? {});
}

async function* pictureOf(
  images: ImageStore,
  tenantId: number,
  name: string,
): AsyncGenerator<Buffer> {
  const bytes = await images.get(tenantId, name);
  if (!bytes) throw new Error(`the picture ${name} vanished while it was exported`);
  yield bytes;
}

async function* one(text: string): AsyncGenerator<string> {
  yield text;
}

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
