import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Manifest } from 'vite';
import type { StorefrontEntry } from '#schemas/page.ts';
import { StartupError } from '../errors/startup-error.ts';
import type { Storefront } from './storefront.ts';

/**
 * The storefront as `npm run build` left it; its hashed files are served for a year.
 * @throws StartupError when there is no build.
 */
export async function builtStorefront(app: FastifyInstance, root: string): Promise<Storefront> {
  const client = join(root, 'dist/client');
  const [html, manifestText] = await Promise.all([
    readFile(join(client, 'index.html'), 'utf8'),
    readFile(join(client, '.vite/manifest.json'), 'utf8'),
  ]).catch((cause: unknown) => {
    throw new StartupError('The storefront is not built yet: run `npm run build` first.', {
      cause,
    });
  });
  const manifest: Manifest = JSON.parse(manifestText);
  const file = pathToFileURL(join(root, 'dist/server/entry-server.js')).href;
  const entry: StorefrontEntry = await import(/* @vite-ignore */ file);
  await serveAssets(app, join(client, 'assets'));
  return {
    template: async () => html,
    entry: async () => entry,
    scriptsOf: (parts) => scriptsOf(manifest, parts),
    close: async () => {},
  };
}

/** Serves hashed files below `/assets/`, each with its packed copies beside it. */
export async function serveAssets(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    preCompressed: true,
    maxAge: '365d',
  });
}

/** Follows static imports from each part; what the page's entry loads itself is left out. */
function scriptsOf(manifest: Manifest, parts: readonly string[]): string[] {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const known = reachable(manifest, entry);
  return [...reachable(manifest, parts)]
    .filter((key) => !known.has(key))
    .flatMap((key) => manifest[key]?.file ?? [])
    .map(address);
}

const address = (file: string) => `/${file}`;

/** Imports come before their importer. */
function reachable(manifest: Manifest, from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const ordered = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
    ordered.add(key);
  };
  for (const key of from) visit(key);
  return ordered;
}
