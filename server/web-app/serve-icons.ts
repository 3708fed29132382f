import { dayMs } from '#schemas/rules/time/minute.ts';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { createWorkQueue } from '../concurrency/work-queue.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Deps } from '../dependencies/deps.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';
import { iconKinds, isIconName, type IconName } from './icon-kinds.ts';
import { findSiteIcon, iconVersion, type SiteIcon } from './site-icon.ts';

/** A few of each tenant: about 30 kB each. */
const mostKept = 300;
const oneYear = 365 * dayMs;

type Wanted = { tenantId: number; icon: SiteIcon; name: IconName };

/**
 * Serves the icons of the host's site as `/app-icons/<name>.png`, made when first asked for. Kept
 * by browsers for a year where the address names the version; a picture that cannot be read
 * leaves the initials.
 */
export function serveIcons(app: FastifyInstance, deps: Deps): void {
  const queue = createWorkQueue(1);
  const kept = new LRUCache<string, Buffer, Wanted>({
    max: mostKept,
    fetchMethod: (_key, _stale, { context }) => queue.run(() => draw(deps, context)),
  });
  app.get<{ Params: { file: string }; Querystring: { v?: unknown } }>(
    '/app-icons/:file',
    async (request, reply) => {
      const name = request.params.file.replace(/\.png$/, '');
      if (!isIconName(name) || name === request.params.file) return reply.callNotFound();
      const tenant = await resolveTenant(deps, { host: request.headers.host });
      const { config } = await deps.settings.get(tenant.id);
      const icon = await findSiteIcon(deps.images, { tenant, config });
      const version = iconVersion(icon);
      const etag = `"${version}"`;
      const isNamed = request.query.v === version;
      reply.headers({
        etag,
        'cache-control': isNamed ? `public, max-age=${oneYear / 1000}, immutable` : 'no-cache',
      });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const wanted = { tenantId: tenant.id, icon, name };
      const bytes = await kept.forceFetch(`${tenant.id}/${version}/${name}`, { context: wanted });
      return reply.type('image/png').send(bytes);
    },
  );
}

async function draw({ images, log }: Deps, { tenantId, icon, name }: Wanted): Promise<Buffer> {
  // Only here: a start that draws no icon needs no picture library.
  const { drawInitials, drawPicture } = await import('./draw-icon.ts');
  const kind = iconKinds[name];
  try {
    const original = icon.picture === null ? null : await images.get(tenantId, icon.picture);
    if (original) return await drawPicture(original, icon.colors, kind);
  } catch (error) {
    // It comes back: an icon without the picture would be kept for a year.
    if (error instanceof ApiError && error.status === 503) throw error;
    log.warn({ err: error, tenant: tenantId, name: icon.picture }, 'an icon could not be made');
  }
  return drawInitials(icon, kind);
}
