import { randomBytes } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { openDatabase } from '#server/db/open-database.ts';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { freePort, spawnProgram } from '../server/start/spawn-program.ts';
import { StripeStandIn } from '../stand-ins/stripe.ts';

/** The program as an operator runs it, on a database that was empty: no demo, no sandbox card. */
export type NewInstallation = {
  /** Where a host of this machine is found, such as `corner.localhost`. */
  addressOf(host: string): string;
  /** Runs `npm run tenants` with these words. @returns what it printed. @throws what it complained of. */
  tenants(...words: string[]): Promise<string>;
  /** What Stripe is here. */
  stripe: StripeStandIn;
  stop(): Promise<void>;
};

/**
 * Starts the built program beside others, on a new database of a PostgreSQL of ours.
 * @param dataFolder whose PostgreSQL it is.
 */
export async function startNewInstallation(dataFolder: string): Promise<NewInstallation> {
  const name = `setup_${randomBytes(6).toString('hex')}`;
  const server = await openDatabase(
    { databaseUrl: undefined, dataDir: dataFolder },
    () => undefined,
  );
  await server.pool.query(`create database ${name}`);
  const stripe = new StripeStandIn();
  const [stripeApiUrl, port, folder] = await Promise.all([
    stripe.start(),
    freePort(),
    mkdtemp(join(tmpdir(), 'servery-setup-')),
  ]);
  // As root, the program asks whether an unprivileged user may enter its folder.
  await chmod(folder, 0o755);
  const { host = '', user = '' } = server.connection;
  const variables = {
    DATABASE_URL: `postgresql://${user}@localhost/${name}?host=${encodeURIComponent(host)}`,
    PUBLIC_URL: `http://localhost:${port}`,
    PORT: String(port),
    HOST: '127.0.0.1',
    SECRET_KEY: randomBytes(32).toString('base64'),
    SERVERY_DATA_DIR: folder,
    STRIPE_API_URL: stripeApiUrl,
  };
  const run = spawnProgram(variables);
  await run.ready;
  return {
    addressOf: (at) => `http://${at}:${port}`,
    stripe,
    tenants: async (...words) => {
      const command = spawn('npm', ['run', '--silent', 'tenants', '--', ...words], {
        cwd: findProjectRoot(),
        env: { ...process.env, ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const ended = once(command, 'close');
      const [out, errors] = await Promise.all([text(command.stdout), text(command.stderr)]);
      const [code] = await ended;
      if (code !== 0) throw new Error(`npm run tenants ended with ${code}: ${errors}`);
      return out;
    },
    stop: async () => {
      run.process.kill('SIGTERM');
      await run.end;
      await stripe.stop();
      await server.pool.query(`drop database ${name} with (force)`);
      await server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
