import { expect, test } from 'vitest';
import { distributedMigration } from '#server/db/distributed/distributed-migrations.ts';

const breakpoint = '--> statement-breakpoint';

test('a table is divided as soon as it is there, before anything leads to it', () => {
  const migration = [
    'CREATE TABLE "notes" (\n\t"tenant_id" integer NOT NULL\n);\n',
    '\nALTER TABLE "notes" ADD CONSTRAINT "notes_fk" FOREIGN KEY ("tenant_id") REFERENCES "tenants"("id");',
  ].join(breakpoint);
  const [create, place, key] = distributedMigration(migration, 'carts').split(breakpoint);
  expect(create).toContain('CREATE TABLE "notes"');
  expect(place?.trim()).toBe(
    `select create_distributed_table('"notes"', 'tenant_id', colocate_with => '"carts"');`,
  );
  expect(key).toContain('ADD CONSTRAINT "notes_fk"');
});

test('tables of the short list go where it says, and everything else stays as it was written', () => {
  expect(distributedMigration('CREATE TABLE "hosts" ("host" text);', 'carts')).toContain(
    `select create_reference_table('"hosts"');`,
  );
  for (const statement of [
    'CREATE TABLE "rate_limits" ("key" text);',
    'ALTER TABLE "carts" ADD COLUMN "note" text;\n',
    'CREATE INDEX "carts_note" ON "carts" ("tenant_id","note");',
  ]) {
    expect(distributedMigration(statement, 'carts')).toBe(statement);
  }
});

test('a statistics target is left out, for Citus takes none', () => {
  const migration = [
    'ALTER TABLE "carts" ADD COLUMN "texts" jsonb;',
    '\nALTER TABLE "carts" ALTER COLUMN "texts" SET STATISTICS 0;\n',
    '\nCREATE INDEX "carts_note" ON "carts" ("tenant_id");',
  ];
  expect(distributedMigration(migration.join(breakpoint), 'carts').split(breakpoint)).toEqual([
    migration[0],
    migration[2],
  ]);
});
