import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { SharePicture } from '#schemas/page.ts';
import { dayMs } from '#schemas/rules/time/minute.ts';
import { createWorkQueue } from '../../concurrency/work-queue.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { resolveTenant } from '../../identity/resolve-tenant.ts';
import {
  readSharePictureName,
  sharePictureFolder,
  sharePicturePath,
  versionOf,
} from './share-picture-name.ts';

/** A hundred pictures or so; a picture that was let go is drawn again in a tenth of a second. */
const largestBytes = 16 * 1024 * 1024;
/** One at once: pages and dishes' pictures are drawn meanwhile. */
const mostWaiting = 20;
const oneYear = (365 * dayMs) / 1000;
/** Of the reads that one network may make: each may be drawn. */
const readCost = 5;

/** What the present picture of a dish, or of the site, shows; null where there is none. */
export type FindShared = (tenant: Tenant, productId: number | null) => Promise<SharePicture | null>;

type Name = { Params: { name: string } };

/**
 * Serves the pictures that shared links are shown with. Only the present version of a picture is
 * drawn, so that nobody can have others made; an older address leads to the present one.
 */
export function serveSharePictures(app: FastifyInstance, deps: Deps, find: FindShared): void {
  const queue = createWorkQueue(1, mostWaiting);
  const drawn = new LRUCache<string, Buffer>({
    maxSize: largestBytes,
    sizeCalculation: ({ byteLength }) => byteLength,
  });
  const underWay = new Map<string, Promise<Buffer>>();

  const draw = async (tenantId: number, version: string, shared: SharePicture) => {
    const key = `${tenantId} ${version}`;
    const known = drawn.get(key) ?? underWay.get(key);
    if (known) return known;
    const drawing = queue
      .run(async () => {
        // Only here: a start needs neither the faces nor the picture library.
        const { drawSharePicture } = await import('./draw-share-picture.ts');
        return drawSharePicture(deps, tenantId, shared);
      })
      .finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    const bytes = await drawing;
    drawn.set(key, bytes);
    return bytes;
  };

  app.get<Name>(`${sharePictureFolder}:name`, { config: { readCost } }, async (request, reply) => {
    const named = readSharePictureName(request.params.name);
    if (!named) return reply.callNotFound();
    const tenant = await resolveTenant(deps, { host: request.headers.host });
    const shared = await find(tenant, named.productId);
    if (!shared) return reply.callNotFound();
    const version = versionOf(shared);
    if (version !== named.version) {
      return reply.header('cache-control', 'no-cache').redirect(sharePicturePath(shared), 302);
    }
    const etag = `"${version}"`;
    const headers = { etag, 'cache-control': `public, max-age=${oneYear}, immutable` };
    if (request.headers['if-none-match'] === etag) return reply.headers(headers).code(304).send();
    if (queue.isFull()) return reply.code(503).header('retry-after', '5').send();
    const bytes = await draw(tenant.id, version, shared);
    return reply.headers(headers).type('image/png').send(bytes);
  });
}
