import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, buildUnreadyApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

const logged: [level: string, sentence: string | undefined, entry: unknown][] = [];
const write = (level: string) => (entry: unknown, sentence?: string) =>
  void logged.push([level, sentence, entry]);
const log = { info: write('info'), warn: write('warn'), error: write('error') };

const database = await createSmallDatabase();
await insertStaff(database.db);
const { app } = await buildUnreadyApp(database, { log });
const closedElsewhere = Object.assign(new Error('Premature close'), {
  code: 'ERR_STREAM_PREMATURE_CLOSE',
});
app.get('/api/for-caller', async ({ raw }) => {
  if (!raw.socket.destroyed) await once(raw.socket, 'close');
  throw closedElsewhere;
});
app.get('/api/of-ours', () => Promise.reject(closedElsewhere));
const owner = await signStaffIn(app);
const address = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));

/** Sends the head of a request and a part of its body, and leaves once that is being read. */
async function leaveHalfway(path: string, headers: Record<string, string>, part: Buffer | string) {
  const head = [
    `POST /api${path} HTTP/1.1`,
    ...Object.entries({ ...headers, 'content-length': '50000' }).map(
      ([name, value]) => `${name}: ${value}`,
    ),
  ];
  const socket = connect(Number(address.port), address.hostname);
  onTestFinished(() => void socket.destroy());
  const begun: Promise<IncomingMessage[]> = once(app.server, 'request');
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(part);
  const [request] = await begun;
  if (request?.readableFlowing !== true) await once(request ?? app.server, 'resume');
  socket.resetAndDestroy();
}

const cookies = { cookie: owner.cookie, 'x-xsrf-token': owner['x-xsrf-token'], host: small.host };
test.each([
  ['JSON', '/v2/guests', '/v2/guests', { 'content-type': 'application/json' }, '{"guest_id"'],
  [
    'a picture',
    '/v2/staff/pictures',
    '/v2/staff/pictures',
    { ...cookies, 'content-type': 'image/png' },
    'PNG',
  ],
  [
    'a webhook',
    '/v2/webhooks/stripe',
    '/v2/webhooks/:gateway',
    { 'content-type': 'application/json' },
    '{"id"',
  ],
])(
  'a caller who leaves while sending %s is no error in the log',
  async (_what, path, route, headers, part) => {
    logged.length = 0;
    await leaveHalfway(path, { ...at, ...headers }, part);
    await expect.poll(() => logged).not.toEqual([]);
    expect(logged).toEqual([
      [
        'info',
        'a caller left before the reply was sent',
        { method: 'POST', route: `/api${route}` },
      ],
    ]);
  },
);

test('what breaks because its caller has left is no error in the log', async () => {
  logged.length = 0;
  const asked = once(app.server, 'request');
  const sent = get(new URL('/api/for-caller', address), { agent: false });
  sent.on('error', () => undefined);
  await asked;
  sent.destroy();
  await expect.poll(() => logged).not.toEqual([]);
  expect(logged).toEqual([
    [
      'info',
      'a caller left before the reply was sent',
      { method: 'GET', route: '/api/for-caller' },
    ],
  ]);
});

test('what was closed on us elsewhere is an error, for the caller waits', async () => {
  logged.length = 0;
  const reply = await app.inject({ url: '/api/of-ours', headers: at });
  expect(reply.statusCode).toBe(500);
  expect(logged).toMatchObject([['error', 'a request failed', { err: closedElsewhere }]]);
});
