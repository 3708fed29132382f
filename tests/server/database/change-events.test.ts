import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createChangeEvents } from '#server/db/change-events.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const message = (kind: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.length + 4);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const ready = message('Z', Buffer.from('I'));
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), ready]);
const refusal = message(
  'E',
  Buffer.from('SERROR\0VERROR\0C25006\0Mcannot execute LISTEN during recovery\0\0'),
);

/** Lets everybody in and listens for nobody, as a server that follows another one does. */
async function startReplica() {
  const open = new Set<Socket>();
  let connected = 0;
  const server = createServer((socket) => {
    connected += 1;
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    socket.on('error', () => undefined);
    let isIn = false;
    socket.on('data', (data) => {
      const isFirst = !isIn;
      isIn = true;
      if (isFirst) socket.write(welcome);
      else if (data.toString('latin1', 0, 1) === 'Q') socket.write(Buffer.concat([refusal, ready]));
      else socket.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of open) socket.destroy();
    server.close();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { port, open, connected: () => connected };
}

test('a server that refuses to be listened to keeps no connection of ours', async () => {
  const replica = await startReplica();
  const listenTo = { host: '127.0.0.1', port: replica.port, user: 'servery', ssl: false };
  const events = createChangeEvents({ listenTo, log: silent });
  await expect(events.start()).rejects.toThrow('cannot execute LISTEN during recovery');
  expect(replica.connected()).toBe(1);
  await expect.poll(() => replica.open.size).toBe(0);
  await events.stop();
});
