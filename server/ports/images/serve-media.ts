import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const oneYear = 365 * 24 * 60 * 60 * 1000;
const picturePath = /^\/\d+\/[a-z0-9][a-z0-9.-]*\.(?:webp|png|jpg|avif)$/;

/**
 * Serves the local pictures as `/media/<tenant>/<name>`, to be kept for a year; everything else
 * under that path is not found.
 */
export async function serveMedia(app: FastifyInstance, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    maxAge: oneYear,
    immutable: true,
    allowedPath: (path) => picturePath.test(path),
  });
}
