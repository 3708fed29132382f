import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';

const { app } = await buildSmallApp();
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

/** Sends a request as it is written, for clients of HTTP send one host; gives the whole reply. */
async function send(path: string, hosts: readonly string[]): Promise<string> {
  const socket = connect(Number(address.port), address.hostname);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  const lines = [`GET ${path} HTTP/1.1`, ...hosts, 'Connection: close', '', ''];
  socket.write(lines.join('\r\n'));
  return text(socket);
}

const restaurants = '/api/v2/restaurants/app-settings';

test.each([
  ['a call', restaurants, ['Host: corner.test', 'Host: pizza.test']],
  ['a call, the same host twice', restaurants, ['Host: corner.test', 'host: corner.test']],
  ['a page', '/menu', ['host: corner.test', 'HOST: pizza.test']],
])('%s that names two hosts is refused', async (_what, path, hosts) => {
  expect(await send(path, hosts)).toMatch(/^HTTP\/1\.1 400 /);
});

test('the refusal is in the common shape', async () => {
  const reply = await send(restaurants, ['Host: corner.test', 'Host: pizza.test']);
  const body = /\{.*\}/.exec(reply)?.[0] ?? '';
  expect(errorReply.parse(JSON.parse(body)).code).toBe('invalid_request');
});

test('one host is answered', async () => {
  expect(await send(restaurants, [`Host: ${small.host}`])).toMatch(/^HTTP\/1\.1 200 /);
});
