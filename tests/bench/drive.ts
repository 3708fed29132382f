import { Pool } from 'undici';

export type Shot = {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: unknown;
};

/** What one phase showed: how long all of it took, and each request alone; in milliseconds. */
export type Measured = { wall: number; latencies: readonly number[] };

export const connections = 32;

/**
 * Sends requests over 32 connections, each of which waits for its reply before it sends the next.
 * @param next the request to send as the n-th; null ends the phase.
 * @throws when a reply is not a success: a refusal is quick, and would make the figures shine.
 */
export async function drive(origin: string, next: (n: number) => Shot | null): Promise<Measured> {
  const pool = new Pool(origin, { connections, pipelining: 1 });
  const latencies: number[] = [];
  let sent = 0;
  const work = async () => {
    for (;;) {
      const shot = next(sent++);
      if (!shot) return;
      const began = performance.now();
      await send(pool, shot);
      latencies.push(performance.now() - began);
    }
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, work));
  const wall = performance.now() - began;
  await pool.close();
  return { wall, latencies };
}

/** @throws when the reply is not a success. */
export async function send(
  pool: Pool,
  { method, path, headers = {}, body }: Shot,
): Promise<string> {
  const reply = await pool.request({
    method,
    path,
    headers: body === undefined ? headers : { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await reply.body.text();
  if (reply.statusCode >= 300)
    throw new Error(`${method} ${path}: ${reply.statusCode} ${text.slice(0, 400)}`);
  return text;
}

/** One request, alone, for what is prepared before measuring. */
export async function ask(origin: string, shot: Shot): Promise<unknown> {
  const pool = new Pool(origin, { connections: 1 });
  try {
    return JSON.parse(await send(pool, shot));
  } finally {
    await pool.close();
  }
}
