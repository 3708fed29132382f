import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { ourPage, settingsWith } from './our-page.ts';

const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Both pages from one server: ours at /, Puck's at /puck/, each for `?sections=`. */
export async function servePages(dist: string): Promise<{ origin: string; stop(): Promise<void> }> {
  let present = 0;
  const answer = async (url: URL): Promise<{ type: string; body: Buffer | string } | null> => {
    const { pathname, searchParams, origin } = url;
    if (pathname === '/') {
      present = Number(searchParams.get('sections'));
      return { type: 'text/html', body: await ourPage(present, origin, dist) };
    }
    if (pathname === '/api/v2/restaurants/app-settings') {
      const body = JSON.stringify({ data: [settingsWith(present)] });
      return { type: 'application/json', body };
    }
    const folder = pathname.startsWith('/puck/') ? 'bench-editor' : 'client';
    const path = join(dist, folder, normalize(pathname.replace(/\/$/, '/index.html')));
    const body = await readFile(path).catch(() => null);
    return body && { type: types[extname(path)] ?? 'application/octet-stream', body };
  };
  const server = createServer((request, response) => {
    // Apart from other pages a page's clock counts finer: by 5 µs instead of 100.
    response.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
    response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    void answer(url)
      .catch((failure: unknown) => {
        process.stderr.write(`${String(failure)}\n`);
        return null;
      })
      .then((found) =>
        response
          .writeHead(found ? 200 : 404, { 'Content-Type': found?.type ?? 'application/json' })
          .end(found?.body ?? '{}'),
      );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return {
    origin: `http://localhost:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
