import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayMs } from '#schemas/rules/time/minute.ts';
import type { DerivedPictures, ServedPicture } from './derived-pictures.ts';

const oneYear = 365 * dayMs;
const picturePath = /^\/\d+\/[a-z0-9][a-z0-9.-]*\.(?:webp|png|jpg|avif)$/;
/** Also matches widths that are not made: those are refused by name. */
const derivedPath = '/media/:tenant(^\\d+$)/:name(^[a-z0-9][a-z0-9.-]*\\.w\\d+\\.[a-z]+$)';

const typeOf = (name: string) => `image/${name.split('.').at(-1)?.replace('jpg', 'jpeg')}`;

/**
 * Serves the local pictures as `/media/<tenant>/<name>` and what is made of them as
 * `<name>.w640.avif`, to be kept for a year; everything else under that path is not found.
 */
export async function serveMedia(
  app: FastifyInstance,
  folder: string,
  pictures: DerivedPictures,
): Promise<void> {
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
  app.get<{ Params: { tenant: string; name: string } }>(derivedPath, async (request, reply) => {
    const { tenant, name } = request.params;
    const picture = await pictures.get(Number(tenant), name);
    return picture ? send(request, reply, picture) : reply.callNotFound();
  });
}

function send(request: FastifyRequest, reply: FastifyReply, picture: ServedPicture): FastifyReply {
  const { bytes, name, isFinal } = picture;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    etag,
    'cache-control': isFinal ? `public, max-age=${oneYear / 1000}, immutable` : 'no-cache',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(typeOf(name)).send(bytes);
}
