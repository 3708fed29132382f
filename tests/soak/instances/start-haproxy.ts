import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { startDaemon, type Daemon } from '../daemon.ts';

type Options = { folder: string; port: number; instances: readonly number[] };

/**
 * HAProxy in front of instances: sends calls to those that are ready, tells at once of one that is
 * gone, and sends again what was not sent at all, or only asked to read (docs/cluster.md).
 */
export async function startHaproxy({ folder, port, instances }: Options): Promise<Daemon> {
  const file = join(folder, 'haproxy.cfg');
  const servers = instances.map((one, n) => `  server instance-${n} 127.0.0.1:${one}`);
  await writeFile(
    file,
    `global
  maxconn 5000
defaults
  mode http
  timeout connect 2s
  timeout check 3s
  timeout client 60s
  timeout server 60s
  retries 3
  option redispatch 1
  retry-on conn-failure empty-response
frontend site
  bind 127.0.0.1:${port}
  # Where none is ready, as without a database, whoever is alive says so in its own words.
  use_backend scripts if { path_beg /assets/ }
  use_backend unready if { nbsrv(servery) eq 0 }
  default_backend servery
backend servery
  balance leastconn
  option forwardfor
  option httpchk GET /readyz
  http-request disable-l7-retry unless { method GET HEAD }
  default-server check inter 1s fastinter 300ms fall 2 rise 1
${servers.join('\n')}
backend unready
  balance roundrobin
  option forwardfor
  option httpchk GET /healthz
  http-request disable-l7-retry unless { method GET HEAD }
  default-server check inter 1s fall 2 rise 1
${servers.join('\n')}
# Of the page of one build in front of an instance of the other: who lacks a script is passed over.
backend scripts
  retry-on conn-failure empty-response 404
  balance roundrobin
  option forwardfor
  option httpchk GET /healthz
  default-server check inter 1s fall 2 rise 1
${servers.join('\n')}
`,
  );
  return startDaemon({ command: 'haproxy', args: ['-db', '-f', file], folder, port });
}
