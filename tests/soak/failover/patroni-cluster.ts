import { chmod, chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { z } from 'zod';
import { serverAccount } from '#server/db/embedded/server-account.ts';
import { freePort } from '../../server/start/spawn-program.ts';
import { startDaemon, type Daemon } from '../daemon.ts';

const names = ['node-0', 'node-1', 'node-2'] as const;
type Name = (typeof names)[number];

/** Debian's PostgreSQL 15. */
const binaries = '/usr/lib/postgresql/15/bin';
const password = 'failover';
/** The least that Patroni takes: who leads and says nothing for so long (s) leads no more. */
const ttl = 20;
const patience = 120_000;

const clusterSchema = z.object({
  members: z.array(z.object({ name: z.enum(names), role: z.string(), state: z.string() })),
});

type Node = { name: Name; port: number; rest: number; data: string; patroni: Daemon | null };

/**
 * Three PostgreSQL servers led by Patroni with synchronous replication, their etcd, and HAProxy, whose
 * port leads to whichever of them leads.
 */
export async function startPatroniCluster(parent: string) {
  const folder = join(parent, 'cluster');
  await mkdir(folder);
  const account = await serverAccount(folder);
  const own = async (path: string) => {
    await chmod(path, 0o700);
    if (account) await chown(path, account.uid, account.gid);
  };
  await own(folder);
  const port = await freePort();
  const nodes: Node[] = [];
  for (const name of names) {
    const data = join(folder, name);
    nodes.push({ name, data, port: await freePort(), rest: await freePort(), patroni: null });
  }
  const etcd = await startEtcd(folder, account);
  const start = async (node: Node) => {
    const file = join(folder, `${node.name}.yml`);
    // JSON is YAML as well.
    await writeFile(file, JSON.stringify(settings(folder, node, etcd.client)), { mode: 0o644 });
    const args = [file];
    node.patroni = await startDaemon({
      command: 'patroni',
      args,
      account,
      folder,
      port: node.rest,
    });
  };
  for (const node of nodes) await start(node);
  const proxy = await startLeaderProxy(parent, { port, nodes });

  const members = async () => {
    for (const { rest } of nodes) {
      const reply = await fetch(`http://127.0.0.1:${rest}/cluster`).catch(() => null);
      const text = reply?.ok ? await reply.text() : null;
      const found = text === null ? null : clusterSchema.safeParse(JSON.parse(text)).data;
      if (found) return found.members;
    }
    return [];
  };
  /** Resolves with the leader once it leads two others, one of which keeps what it says is kept. */
  const whenWhole = async (): Promise<Node> => {
    const deadline = Date.now() + patience;
    for (;;) {
      const found = await members();
      const count = (roles: string[], states: string[]) =>
        found.filter(({ role, state }) => roles.includes(role) && states.includes(state)).length;
      const running = ['running', 'streaming'];
      const leader = found.find(({ role }) => role === 'leader');
      const node = nodes.find(({ name }) => name === leader?.name);
      const isWhole =
        count(['sync_standby'], running) === 1 && count(['replica', 'sync_standby'], running) === 2;
      if (node && isWhole) return node;
      if (Date.now() > deadline) {
        const said = nodes.map(({ patroni }) => patroni?.said().slice(-1500)).join('\n');
        throw new Error(`The cluster is not whole: ${JSON.stringify(found)}\n${said}`);
      }
      await setTimeout(250);
    }
  };
  const leader = await whenWhole();
  const client = new Client({ ...superuser, port: leader.port, database: 'postgres' });
  await client.connect();
  await client.query(`create role servery login password '${password}'`);
  await client.query('create database servery owner servery');
  await client.end();

  return {
    url: `postgresql://servery:${password}@127.0.0.1:${port}/servery`,
    whenWhole,
    /** Ends the leader's server and its Patroni at once, as a machine does that loses its power. */
    async killLeader(): Promise<{ name: Name; startAgain: () => Promise<void> }> {
      const node = await whenWhole();
      const text = await readFile(join(node.data, 'postmaster.pid'), 'utf8');
      node.patroni?.process.kill('SIGKILL');
      process.kill(Number(text.split('\n')[0]), 'SIGKILL');
      return { name: node.name, startAgain: () => start(node) };
    },
    async stop(): Promise<void> {
      await proxy.stop();
      await Promise.all(nodes.map(({ patroni }) => patroni?.stop()));
      await etcd.daemon.stop();
    },
  };
}

const superuser = { host: '127.0.0.1', user: 'postgres', password } as const;

async function startEtcd(folder: string, account: { uid: number; gid: number } | undefined) {
  const [client, peer] = [await freePort(), await freePort()];
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${client}`, `http://127.0.0.1:${peer}`];
  const daemon = await startDaemon({
    command: 'etcd',
    args: [
      '--name=etcd',
      `--data-dir=${join(folder, 'etcd')}`,
      '--logger=zap',
      `--listen-client-urls=${clientUrl}`,
      `--advertise-client-urls=${clientUrl}`,
      `--listen-peer-urls=${peerUrl}`,
      `--initial-advertise-peer-urls=${peerUrl}`,
      `--initial-cluster=etcd=${peerUrl}`,
    ],
    account,
    folder,
    port: client,
  });
  return { daemon, client };
}

const settings = (folder: string, { name, port, rest, data }: Node, etcd: number) => ({
  scope: 'servery',
  name,
  restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
  etcd3: { hosts: [`127.0.0.1:${etcd}`] },
  bootstrap: {
    dcs: {
      ttl,
      loop_wait: 4,
      retry_timeout: 5,
      maximum_lag_on_failover: 1_048_576,
      // What was acknowledged is on two machines, and only one of the two may lead next.
      synchronous_mode: true,
      postgresql: {
        use_pg_rewind: true,
        use_slots: true,
        parameters: { max_connections: 120, wal_log_hints: 'on', hot_standby: 'on' },
      },
    },
    initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    pg_hba: [
      'local all all trust',
      'host replication replicator 127.0.0.1/32 scram-sha-256',
      'host all all 127.0.0.1/32 scram-sha-256',
    ],
  },
  postgresql: {
    listen: `127.0.0.1:${port}`,
    connect_address: `127.0.0.1:${port}`,
    data_dir: data,
    bin_dir: binaries,
    pgpass: join(folder, `${name}.pgpass`),
    authentication: {
      superuser: { username: 'postgres', password },
      replication: { username: 'replicator', password },
      rewind: { username: 'rewinder', password },
    },
    parameters: { unix_socket_directories: folder, password_encryption: 'scram-sha-256' },
  },
});

/** Leads to the one that Patroni says leads, and cuts off who is connected to one that no longer does. */
async function startLeaderProxy(
  folder: string,
  { port, nodes }: { port: number; nodes: readonly Node[] },
): Promise<Daemon> {
  const file = join(folder, 'haproxy-database.cfg');
  const servers = nodes.map(
    (node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}`,
  );
  await writeFile(
    file,
    `global
  maxconn 1000
defaults
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m
listen leader
  bind 127.0.0.1:${port}
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${servers.join('\n')}
`,
  );
  return startDaemon({ command: 'haproxy', args: ['-db', '-f', file], folder, port });
}
