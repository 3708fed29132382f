import { createSocket } from 'node:dgram';
import { decode, encode, type Answer } from 'dns-packet';
import { afterAll } from 'vitest';

type Records = { txt?: string[]; a?: string[]; aaaa?: string[] };

export type NameServer = {
  /** For Resolver.setServers. */
  address: string;
  /** What it answers of a name; 'silent' lets it wait, and null means that there is no such name. */
  set(name: string, records: Records | 'silent' | null): void;
  /** How often it was asked for addresses of a name. */
  asked(name: string): number;
};

/** A name server of the test's own, which speaks DNS over UDP on this machine. */
export async function startNameServer(): Promise<NameServer> {
  const names = new Map<string, Records | 'silent' | null>();
  const counts = new Map<string, number>();
  const socket = createSocket('udp4');
  socket.on('message', (message, from) => {
    const { id, questions = [] } = decode(message);
    const [question] = questions;
    if (!question) return;
    const { name, type } = question;
    if (type === 'A') counts.set(name, (counts.get(name) ?? 0) + 1);
    const records = names.get(name) ?? null;
    if (records === 'silent') return;
    const answers = records ? answersOf(name, type, records) : [];
    // 3 is NXDOMAIN; a name without a record of this type has an answer without any.
    const flags = records ? 0 : 3;
    const reply = encode({ type: 'response', id: id ?? 0, flags, questions, answers });
    socket.send(reply, from.port, from.address);
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  afterAll(() => {
    socket.close();
  });
  return {
    address: `127.0.0.1:${socket.address().port}`,
    set: (name, records) => void names.set(name, records),
    asked: (name) => counts.get(name) ?? 0,
  };
}

function answersOf(name: string, type: string, { txt, a, aaaa }: Records): Answer[] {
  const ttl = 0;
  if (type === 'TXT') {
    // A record holds parts of at most 255 characters.
    return (txt ?? []).map((text) => ({ type, name, ttl, data: text.match(/.{1,255}/gs) ?? [''] }));
  }
  if (type === 'A') return (a ?? []).map((data) => ({ type, name, ttl, data }));
  if (type === 'AAAA') return (aaaa ?? []).map((data) => ({ type, name, ttl, data }));
  return [];
}
