import { undividedTables } from '../db/distributed/undivided-tables.ts';
import type { StoredTable } from '../db/distributed/read-tables.ts';
import type { TablePart } from '../db/distributed/set-aside.ts';
import { StartupError } from '../errors/startup-error.ts';

/** A foreign key with the table that it leads to, or a trigger (null). */
export type StoredPart = TablePart & { leadsTo: string | null };

type Found = {
  tables: readonly StoredTable[];
  parts: readonly StoredPart[];
  /** Dropped by a run that did not finish. */
  setAside: readonly TablePart[];
};

export type DistributionPlan = {
  /** Tables that get a copy on every node. */
  toCopy: readonly string[];
  /** Tables that are divided by `tenant_id`, a tenant's rows of all of them on one node. */
  toDivide: readonly string[];
  /** Tables that stay on the coordinator. */
  local: readonly string[];
  /** Already where they belong. */
  placed: readonly string[];
  /** A table that was divided before, beside which the others go; null: the first one begins. */
  beside: string | null;
  /** Foreign keys and triggers that are dropped before the tables are moved. */
  toSetAside: readonly TablePart[];
  /** Made when all tables are where they belong: those, and what an earlier run dropped. */
  toMakeAgain: readonly TablePart[];
  /** Divided tables whose rows of before still lie on the coordinator. */
  toClean: readonly string[];
};

/**
 * What is left to do so that a database is distributed: a table with `tenant_id` in its primary key is
 * divided by it, those of the short list (`undividedTables`) go where it says.
 * @throws StartupError for a table that is neither.
 */
export function planDistribution({ tables, parts, setAside }: Found): DistributionPlan {
  const homeless = tables.find(({ name, isOfTenants }) => !isOfTenants && !undividedTables[name]);
  if (homeless) {
    throw new StartupError(
      `The table ${homeless.name} has no tenant_id in its primary key, and is none of those that ` +
        'need none: it belongs to another program, or to a newer version of this one.',
    );
  }
  const misplaced = tables.filter((table) => table.place !== belongs(table));
  const namesOf = (place: string) =>
    misplaced.filter((table) => belongs(table) === place).map(({ name }) => name);
  const moved = new Set(misplaced.map(({ name }) => name));
  const toSetAside = parts
    .filter(({ table, leadsTo }) => moved.has(table) || (leadsTo !== null && moved.has(leadsTo)))
    .map(({ leadsTo: _leadsTo, ...part }) => part);
  return {
    toCopy: namesOf('every node'),
    toDivide: namesOf('shards'),
    local: tables.filter((table) => belongs(table) === 'coordinator').map(({ name }) => name),
    placed: tables
      .filter((table) => table.place === belongs(table) && table.place !== 'coordinator')
      .map(({ name }) => name),
    beside: tables.find(({ place }) => place === 'shards')?.name ?? null,
    toSetAside,
    toMakeAgain: [...setAside, ...toSetAside],
    toClean: tables.filter(({ hasLeftovers }) => hasLeftovers).map(({ name }) => name),
  };
}

/** Where a table belongs. */
const belongs = ({ name }: StoredTable) => undividedTables[name]?.place ?? 'shards';

/** Whether everything is where it belongs. */
export const isDone = ({ toCopy, toDivide, toMakeAgain, toClean }: DistributionPlan): boolean =>
  [toCopy, toDivide, toMakeAgain, toClean].every(({ length }) => length === 0);
