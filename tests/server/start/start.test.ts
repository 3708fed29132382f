import { existsSync } from 'node:fs';
import { once } from 'node:events';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { dataFolder } from '../embedded/data-folder.ts';
import { isRunning, serverPid } from '../embedded/server-processes.ts';
import { ports, runProgram } from './run-program.ts';

vi.setConfig({ testTimeout: 120_000 });
const dataDir = await dataFolder();
const data = { SERVERY_DATA_DIR: dataDir };

test('the program starts its database, seeds the demo and prints its addresses; SIGTERM stops all of it', async () => {
  const { free: port } = await ports();
  const run = runProgram({ ...data, PORT: String(port) });
  await run.ready;
  expect(run.said()).toContain(`http://localhost:${port} `);
  expect(run.said()).toContain(`http://53.localhost:${port} `);
  const page = await fetch(`http://127.0.0.1:${port}/`);
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('</html>');
  const database = await serverPid(dataDir);
  run.process.kill('SIGTERM');
  expect(await run.end).toBe(0);
  expect(isRunning(database)).toBe(false);
  expect(run.printedErrors()).toBe('');
});

test('a Ctrl-C that arrives twice, as it does under npm, stops the database too', async () => {
  const { free: port } = await ports();
  const run = runProgram({ ...data, PORT: String(port) });
  await run.ready;
  const database = await serverPid(dataDir);
  // Two of a kind sent at once would be merged into one on their way.
  run.process.kill('SIGINT');
  run.process.kill('SIGTERM');
  expect(await run.end).toBe(0);
  expect(isRunning(database)).toBe(false);
});

test('a signal that comes during the start is obeyed', async () => {
  const { free: port } = await ports();
  const run = runProgram({ ...data, PORT: String(port) });
  await expect
    .poll(() => existsSync(join(dataDir, 'postgres/data/postmaster.pid')), {
      timeout: 20_000,
      interval: 5,
    })
    .toBe(true);
  const database = await serverPid(dataDir);
  run.process.kill('SIGTERM');
  expect(await run.end).toBe(0);
  expect(isRunning(database)).toBe(false);
});

test('clients that never finish do not keep the program from stopping', async () => {
  const { free: port } = await ports();
  const run = runProgram({ ...data, PORT: String(port) });
  await run.ready;
  const begun = await Promise.all(
    [
      '',
      'GET / HTTP/1.1\r\nHost: local',
      'POST /api/v2/guests HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 40\r\n\r\n{"guest',
      'GET /api/v2/config-news HTTP/1.1\r\nHost: localhost\r\n\r\n',
    ].map(async (text) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined);
      onTestFinished(() => void socket.destroy());
      await once(socket, 'connect');
      if (text) await new Promise((sent) => socket.write(text, sent));
      return socket;
    }),
  );
  // Answered after them on the same event loop: the server has seen each by then.
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  run.process.kill('SIGTERM');
  expect(await run.end).toBe(0);
  expect(run.printedErrors()).toBe('');
  expect(begun).toHaveLength(4);
});

test('outside the demo the program asks for its secret key before anything else', async () => {
  const { free: port } = await ports();
  const run = runProgram({ ...data, PORT: String(port), DEMO: '0' });
  expect(await run.end).toBe(1);
  expect(run.printedErrors()).toMatch(/^SECRET_KEY is missing: [^\n]+\n$/);
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

test('a port in use gives one sentence, before any database is started', async () => {
  const { held } = await ports();
  const run = runProgram({ ...data, PORT: String(held) });
  expect(await run.end).toBe(1);
  expect(run.printedErrors()).toBe(
    `Port ${held} is in use: stop what runs there, or set PORT to another number.\n`,
  );
  expect(run.said()).toBe('');
  expect(existsSync(join(dataDir, 'postgres/data/postmaster.pid'))).toBe(false);
});

const secretKey = Buffer.alloc(32, 'k').toString('base64');

test.each([
  ['mysql://db/servery', /^DATABASE_URL must look like postgresql:[^\n]+\n$/],
  ['postgresql://servery:hush@127.0.0.1:1/servery', /^[^\n]*DATABASE_URL[^\n]*\n$/],
])('a broken DATABASE_URL gives one sentence without its password: %s', async (url, sentence) => {
  const { free: port } = await ports();
  const run = runProgram({ ...data, PORT: String(port), DATABASE_URL: url, SECRET_KEY: secretKey });
  expect(await run.end).toBe(1);
  expect(run.printedErrors()).toMatch(sentence);
  expect(run.printedErrors()).not.toContain('hush');
});

test('the sandbox of the demo refuses to start where payments are live', async () => {
  const { free: port } = await ports();
  const run = runProgram({ ...data, PORT: String(port), PAYMENT_ENVIRONMENT: 'live' });
  expect(await run.end).toBe(1);
  expect(run.printedErrors()).toMatch(/^PAYMENT_ENVIRONMENT is live, [^\n]+\n$/);
});
