import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isPictureName } from '#schemas/rules/picture-sources.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { ApiError } from '../../errors/api-error.ts';
import type { DerivedPictures, ServedPicture } from './derived-pictures.ts';
import { typeOfImage, type ImageStore } from './image-store.ts';

/** `folder` where the pictures lie in one: then their files are sent as they are. */
type ServedStore = Pick<ImageStore, 'get'> & { folder?: string };
type Params = { tenant: string; name: string };

const oneYear = 365 * dayMs;
const picturePath = /^\/\d+\/[a-z0-9][a-z0-9.-]*\.(?:webp|png|jpg|avif)$/;
/** Also matches widths that are not made: those are refused by name. */
const derivedName = String.raw`^[a-z0-9][a-z0-9.-]*\.w\d+\.[a-z]+$`;
const tenantFolder = String.raw`/media/:tenant(^\d+$)`;

/**
 * Serves pictures as `/media/<tenant>/<name>` and what is made of them as `<name>.w640.avif`, to be
 * kept for a year; everything else under that path is not found. While a bucket cannot be asked
 * they are answered 503 without content, and pages draw what stands in for a picture.
 */
export async function serveMedia(
  app: FastifyInstance,
  images: ServedStore,
  pictures: DerivedPictures,
): Promise<void> {
  if (images.folder === undefined) {
    serve(app, ':name', (tenantId, name) => findInBucket(images, pictures, tenantId, name));
    return;
  }
  await mkdir(images.folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: images.folder,
    prefix: '/media/',
    decorateReply: false,
    index: false,
    maxAge: oneYear,
    immutable: true,
    allowedPath: (path) => picturePath.test(path),
  });
  serve(app, `:name(${derivedName})`, (tenantId, name) => pictures.get(tenantId, name));
}

type Find = (tenantId: number, name: string) => Promise<ServedPicture | null>;

function serve(app: FastifyInstance, nameParameter: string, find: Find): void {
  app.get<{ Params: Params }>(`${tenantFolder}/${nameParameter}`, async (request, reply) => {
    const { tenant, name } = request.params;
    try {
      const picture = await find(Number(tenant), name);
      return picture ? send(request, reply, picture) : reply.callNotFound();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 503) throw error;
      // A page for people would be of no use in the place of a picture.
      return reply.code(503).headers({ 'cache-control': 'no-store', 'retry-after': 5 }).send();
    }
  });
}

const derived = new RegExp(derivedName);

async function findInBucket(
  images: ServedStore,
  pictures: DerivedPictures,
  tenantId: number,
  name: string,
): Promise<ServedPicture | null> {
  if (derived.test(name)) return pictures.get(tenantId, name);
  if (!isPictureName(name)) return null;
  const bytes = await images.get(tenantId, name);
  return bytes && { bytes, name, isFinal: true };
}

function send(request: FastifyRequest, reply: FastifyReply, picture: ServedPicture): FastifyReply {
  const { bytes, name, isFinal } = picture;
  const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
  reply.headers({
    etag,
    'cache-control': isFinal ? `public, max-age=${oneYear / 1000}, immutable` : 'no-cache',
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type(typeOfImage(name)).send(bytes);
}
