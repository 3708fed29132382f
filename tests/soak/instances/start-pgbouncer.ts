import { chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverAccount } from '#server/db/embedded/server-account.ts';
import { startDaemon, type Daemon } from '../daemon.ts';

type Options = {
  folder: string;
  port: number;
  /** Of PostgreSQL: a host or the folder of its socket. */
  host: string;
  hostPort: number;
  user: string;
  database: string;
};

/** PgBouncer in transaction mode as docs/cluster.md has it, with few connections to the database. */
export async function startPgbouncer(options: Options): Promise<Daemon> {
  const { port, host, hostPort, user, database } = options;
  const folder = join(options.folder, 'pgbouncer');
  await mkdir(folder);
  // It refuses to run as root, and the socket of our own database lets its account in alone.
  const account = await serverAccount(folder);
  const file = join(folder, 'pgbouncer.ini');
  await writeFile(join(folder, 'users.txt'), `"${user}" ""\n`);
  await writeFile(
    file,
    `[databases]
${database} = host=${host} port=${hostPort} dbname=${database} connect_query='set statement_timeout = 2500; set lock_timeout = 2000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 6
max_client_conn = 200
`,
  );
  await chmod(folder, 0o755);
  if (account) await chown(folder, account.uid, account.gid);
  return startDaemon({ command: 'pgbouncer', args: [file], account, folder, port });
}
