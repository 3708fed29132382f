import { undividedTables } from './undivided-tables.ts';

const breakpoint = '--> statement-breakpoint';
const createsTable = /^\s*create table (?:if not exists )?(?:"public"\.)?"(\w+)"/i;
/** What Citus does not take; it only says how closely ANALYZE looks (decision 113). */
const setsStatistics = /^\s*alter table \S+ alter column \S+ set statistics \d+;?\s*$/i;

/**
 * A migration as a distributed database takes it: each table that it creates goes where it belongs at
 * once, while it is empty and before a foreign key leads to it; statistics targets are left out.
 * @param beside a table that is divided already
 */
export function distributedMigration(migration: string, beside: string): string {
  return migration
    .split(breakpoint)
    .filter((statement) => !setsStatistics.test(statement))
    .map((statement) => {
      const name = createsTable.exec(statement)?.[1];
      const place = name === undefined ? null : placeOf(name, beside);
      return place === null ? statement : `${statement}\n${breakpoint}\n${place}\n`;
    })
    .join(breakpoint);
}

/** The statement that puts a table where it belongs; null: it stays where it was created. */
function placeOf(name: string, beside: string): string | null {
  const undivided = undividedTables[name];
  if (!undivided) {
    return `select create_distributed_table('"${name}"', 'tenant_id', colocate_with => '"${beside}"');`;
  }
  return undivided.place === 'every node' ? `select create_reference_table('"${name}"');` : null;
}
