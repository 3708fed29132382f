import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/client.ts';
import type { DividedTable } from '../db/tenants-with-due.ts';
import {
  giftCards,
  openIdProviders,
  paymentSecrets,
  staffSecondFactors,
  tenants,
  webhookEndpoints,
} from '../db/schema.ts';
import { isSealedAnew, seal, unseal } from '../security/seal.ts';
import { sealedPlaces } from '../security/sealed-places.ts';
import type { SecretKey } from '../security/secret-key.ts';

type Place = { tenantId: number; id: string };
type SealedColumn = {
  /** Name of what it holds, for people. */
  what: string;
  table: DividedTable;
  /** Names a row among those of a tenant. */
  id: PgColumn;
  sealed: PgColumn;
  placeOf: (place: Place) => string;
};

/** Every column that holds what is sealed; a test finds one that is left out. */
const sealedColumns: readonly SealedColumn[] = [
  {
    what: 'keys of payment gateways',
    table: paymentSecrets,
    id: paymentSecrets.gateway,
    sealed: paymentSecrets.sealed,
    placeOf: ({ tenantId }) => sealedPlaces.stripeKeys(tenantId),
  },
  {
    what: 'secrets of sign-in providers',
    table: openIdProviders,
    id: openIdProviders.id,
    sealed: openIdProviders.clientSecret,
    placeOf: sealedPlaces.provider,
  },
  {
    what: 'secrets of webhooks',
    table: webhookEndpoints,
    id: webhookEndpoints.id,
    sealed: webhookEndpoints.secret,
    placeOf: sealedPlaces.webhook,
  },
  {
    what: 'earlier secrets of webhooks',
    table: webhookEndpoints,
    id: webhookEndpoints.id,
    sealed: webhookEndpoints.previousSecret,
    placeOf: sealedPlaces.webhook,
  },
  {
    what: 'second factors',
    table: staffSecondFactors,
    id: staffSecondFactors.staffId,
    sealed: staffSecondFactors.sealedSecret,
    placeOf: sealedPlaces.secondFactor,
  },
  {
    what: 'codes of gift cards that wait for their mail',
    table: giftCards,
    id: giftCards.id,
    sealed: giftCards.codeSealed,
    placeOf: sealedPlaces.giftCode,
  },
];

export type Resealed = {
  /** Sealed with the present key by this run. */
  done: number;
  /** Were so before. */
  there: number;
  /** That no key opens which is given, by tenant. */
  unopened: readonly { what: string; tenantId: number }[];
};

/**
 * Seals everything with the present key that a former one has sealed, or that names no key. It may run
 * while the program does and be run again: what somebody changes meanwhile stays as they changed it,
 * and what does not open stays as it is.
 */
export async function reseal(db: Database, secretKey: SecretKey): Promise<Resealed> {
  let [done, there] = [0, 0];
  const unopened: Resealed['unopened'][number][] = [];
  const all = await db.select({ id: tenants.id }).from(tenants).orderBy(tenants.id);
  for (const { id: tenantId } of all) {
    for (const column of sealedColumns) {
      for (const row of await sealedRows(db, tenantId, column)) {
        if (isSealedAnew(secretKey, row.sealed)) there += 1;
        else {
          const outcome = await resealRow(db, secretKey, { column, tenantId, row });
          if (outcome === 'done') done += 1;
          if (outcome === 'unopened') unopened.push({ what: column.what, tenantId });
        }
      }
    }
  }
  return { done, there, unopened };
}

type Row = { id: string; sealed: string };

async function sealedRows(
  db: Database,
  tenantId: number,
  { table, id, sealed }: SealedColumn,
): Promise<Row[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${id} as id, ${sealed} as sealed from ${table}
    where ${table.tenantId} = ${tenantId} and ${sealed} is not null`);
  return rows;
}

async function resealRow(
  db: Database,
  secretKey: SecretKey,
  { column, tenantId, row }: { column: SealedColumn; tenantId: number; row: Row },
): Promise<'done' | 'changed' | 'unopened'> {
  const { table, id, sealed, placeOf } = column;
  const place = placeOf({ tenantId, id: row.id });
  const text = openOrNull(secretKey, place, row.sealed);
  if (text === null) return 'unopened';
  const { rowCount } = await db.execute(sql`
    update ${table} set ${sql.identifier(sealed.name)} = ${seal(secretKey, place, text)}
    where ${table.tenantId} = ${tenantId} and ${id} = ${row.id} and ${sealed} = ${row.sealed}`);
  return rowCount === 1 ? 'done' : 'changed';
}

function openOrNull(secretKey: SecretKey, place: string, sealed: string): string | null {
  try {
    return unseal(secretKey, place, sealed);
  } catch {
    return null;
  }
}
