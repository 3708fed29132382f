import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createDatabase } from '#server/db/client.ts';
import { shortHash } from '#server/db/embedded/choose-data-folder.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { migrateDatabase } from '#server/db/migrate.ts';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { insertSmallMenu } from '../fixtures/small-menu.ts';
import { scratchFolder } from '../scratch-folder.ts';
import { copyDatabase, databaseUrl, withClient } from './with-client.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    testDatabase: {
      server: string;
      template: string;
      /** The same with the small menu in it. */
      smallTemplate: string;
      prefix: string;
      /** Databases that were made before the tests, which take turns on them: where making one is slow. */
      ready?: readonly string[];
    };
  }
}

type TestServer = { url: string; stop: () => Promise<void> };

/**
 * One server for a whole run, with a migrated template that test files copy, and one with the small menu: the PostgreSQL of
 * TEST_DATABASE_URL (its user may create databases), else our own without syncing, which runs at
 * the same time share. Databases carry the number of the run's process in their name.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL'];
  const server = given ? { url: given, stop: async () => undefined } : await startOwnServer();
  const prefix = `test_${process.pid}_${randomBytes(3).toString('hex')}`;
  const template = `${prefix}_template`;
  await withClient(server.url, (client) => client.query(`create database ${template}`));
  const database = createDatabase({ connectionString: databaseUrl(server.url, template) });
  await migrateDatabase(database.pool);
  await database.close();
  const smallTemplate = `${prefix}_small`;
  await copyDatabase(server.url, template, smallTemplate);
  const withMenu = createDatabase({ connectionString: databaseUrl(server.url, smallTemplate) });
  await insertSmallMenu(withMenu.db);
  await withMenu.close();
  project.provide('testDatabase', { server: server.url, template, smallTemplate, prefix });

  return async () => {
    await dropDatabases(server.url, (name) => name.startsWith(prefix));
    await server.stop();
  };
}

/** The server's folder is kept between runs, and made anew should a power cut have spoilt it. */
async function startOwnServer(): Promise<TestServer> {
  const mine = `servery-test-${shortHash(`${findProjectRoot()} ${userInfo().username}`)}`;
  const dataDir = join(scratchFolder(), mine);
  const options = { dataDir, log: () => undefined, throwaway: true };
  const { connection, stop } = await startEmbeddedPostgres(options).catch(
    async (error: unknown) => {
      if (!(error instanceof StartupError)) throw error;
      await rm(dataDir, { recursive: true, force: true });
      return startEmbeddedPostgres(options);
    },
  );
  const socket = encodeURIComponent(connection.host);
  const url = `postgresql://${connection.user}@localhost/${connection.database}?host=${socket}`;
  await dropDatabases(url, isAbandoned);
  return { url, stop };
}

/** A killed run could not drop its databases. */
function isAbandoned(name: string): boolean {
  const pid = /^test_(\d+)_/.exec(name)?.[1];
  if (!pid) return false;
  try {
    process.kill(Number(pid), 0);
    return false;
  } catch {
    return true;
  }
}

async function dropDatabases(server: string, chosen: (name: string) => boolean): Promise<void> {
  await withClient(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database',
    );
    for (const { name } of rows) {
      if (chosen(name)) await client.query(`drop database if exists ${name} with (force)`);
    }
  });
}
