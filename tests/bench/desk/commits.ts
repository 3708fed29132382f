import { Client } from 'pg';

export type Commits = {
  /** When (epoch ms) an order was first committed at or after an instant; null: not yet. */
  firstSince(orderId: string, instant: number): number | null;
  stop(): Promise<void>;
};

/** Hears of each change of an order from the database itself, which announces it with the commit. */
export async function followCommits(url: string): Promise<Commits> {
  const heard = new Map<string, number[]>();
  const client = new Client({ connectionString: url });
  client.on('notification', ({ payload = '' }) => {
    const id = payload.split(':')[1] ?? '';
    heard.set(id, [...(heard.get(id) ?? []), Date.now()]);
  });
  await client.connect();
  await client.query('LISTEN order_changed');
  return {
    firstSince: (orderId, instant) => heard.get(orderId)?.find((at) => at >= instant) ?? null,
    stop: () => client.end(),
  };
}
