import type { FastifyInstance } from 'fastify';
import type { Deps } from '../dependencies/deps.ts';
import { serveIcons } from './serve-icons.ts';
import { serveManifest } from './serve-manifest.ts';
import { serveOfflinePage } from './serve-offline-page.ts';

/** What a browser asks for besides pages, to keep a site as an app; its worker is the build's. */
export function serveWebApp(app: FastifyInstance, deps: Deps): void {
  serveManifest(app, deps);
  serveIcons(app, deps);
  serveOfflinePage(app, deps);
}
