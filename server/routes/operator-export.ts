import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tenantExportPath } from '#schemas/api/operator-routes.ts';
import { idText } from '#schemas/api/wire.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { RequireOperator } from '../rate-limits/operator-limit.ts';
import { unknownTenant } from '../tenants/change-tenant.ts';
import { exportTenant } from '../tenants/export-tenant.ts';
import { zipOf } from '../tenants/zip-of.ts';

const paramsSchema = z.object({ tenantId: idText });

/**
 * Everything of a tenant as a ZIP file, for whoever has the operator's key. It stands beside the
 * contract, for a file has no reply to describe. Where it cannot be finished, or its reader leaves,
 * the connection is cut, so that half an archive is not taken for a whole one.
 */
export function serveTenantExport(
  api: FastifyInstance,
  deps: Deps,
  requireOperator: RequireOperator,
): void {
  const options = {
    onRequest: requireOperator,
    config: { readCost: 100, refused: { caller: 'operator_call' as const } },
  };
  api.get(tenantExportPath, options, async (request, reply) => {
    const asked = paramsSchema.safeParse(request.params);
    const tenantId = asked.data?.tenantId;
    if (tenantId === undefined || !(await deps.tenants.byId(tenantId))) {
      throw unknownTenant(tenantId);
    }
    const file = new PassThrough();
    exportTenant(deps, tenantId, (files) => pipeline(zipOf(files), file)).catch(
      (error: unknown) => {
        deps.log.warn({ err: error, tenantId }, 'an export was cut off');
        file.destroy(error instanceof Error ? error : new Error(String(error)));
      },
    );
    return reply
      .header('content-type', 'application/zip')
      .header('content-disposition', `attachment; filename="tenant-${tenantId}.zip"`)
      .header('cache-control', 'no-store')
      .send(file);
  });
}
