import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { applyPreset } from '#schemas/presets/apply-preset.ts';
import { presets } from '#schemas/presets/presets.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { notifyConfigChange } from '#server/db/queries/notify.ts';
import type { Database } from '#server/db/client.ts';
import { storeDemoPictures } from '#server/seed/demo-pictures.ts';
import { insertDelivery } from '#server/seed/insert-delivery.ts';
import { insertMenu } from '#server/seed/insert-menu.ts';
import { insertTenant } from '#server/seed/insert-tenant.ts';
import { localImages } from '#server/ports/images/local-images.ts';

/** Below those of the test shops. */
const firstId = 8001;

/** The pizzeria, or another sample, as another tenant, with its pictures at an address of its own. */
export function sampleTenantWith(
  name: string,
  config: SiteConfig,
  id: number,
  sample: SampleTenant = tenant139,
): SampleTenant {
  const moved: unknown = JSON.parse(
    JSON.stringify(config).replaceAll(`/media/${sample.id}/`, `/media/${id}/`),
  );
  return { ...sample, id, hosts: [`${name}.localhost`], config: siteConfigSchema.parse(moved) };
}

/** A tenant for each preset, and one with the defaults and nothing more. */
export const presetTenants: readonly SampleTenant[] = [
  sampleTenantWith('defaults', siteConfigSchema.parse({}), firstId),
  ...Object.values(presets).map((preset, index) =>
    sampleTenantWith(preset.id, applyPreset(tenant139.config, preset), firstId + index + 1),
  ),
];

type Program = {
  dataFolder: string;
  port: number;
  sample?: SampleTenant;
  /** By the program's clock. */
  now?: Date;
};

/** Puts a tenant into the database of a program that runs on this folder. @returns false where it is there already */
export async function insertSampleTenant(
  db: Database,
  tenant: SampleTenant,
  { dataFolder, port, sample = tenant139, now = new Date() }: Program,
): Promise<boolean> {
  await sharePictures(dataFolder, tenant.id, sample);
  const pictures = await storeDemoPictures(tenant, localImages(dataFolder));
  return db.transaction(async (tx) => {
    const context = { tx, tenant, port, now, pictures };
    const restaurantIds = await insertTenant(context);
    if (!restaurantIds) return false;
    await insertMenu({ ...context, restaurantIds });
    await insertDelivery(context, restaurantIds);
    await notifyConfigChange(tx, tenant.id);
    return true;
  });
}

/** Drawn and scaled once: the pictures of all these tenants are those of the sample. */
async function sharePictures(
  dataFolder: string,
  tenantId: number,
  { id }: SampleTenant,
): Promise<void> {
  const folder = join(dataFolder, 'media');
  await symlink(String(id), join(folder, String(tenantId))).catch((error: unknown) => {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST';
    if (!isThere) throw error;
  });
}

/** The same for the tenants of all presets. */
export async function insertPresetTenants(db: Database, program: Program): Promise<void> {
  for (const tenant of presetTenants) await insertSampleTenant(db, tenant, program);
}
