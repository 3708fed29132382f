import { createHash } from 'node:crypto';
import type { SiteConfig } from '#schemas/config/site.ts';
import { readPictureAddress } from '#schemas/rules/picture-sources.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { ImageStore } from '../ports/images/image-store.ts';

/** What the icons of a site are made of. */
export type SiteIcon = {
  /** Name of a stored picture; null: initials stand for it. */
  picture: string | null;
  name: string;
  /** Of the initials' ground, and of what stands around a picture (sRGB hex). */
  colors: { primary: string; background: string };
};

type Site = { tenant: Pick<Tenant, 'id' | 'name'>; config: SiteConfig };

/** Short name, else full name, else the tenant's. */
export const siteName = ({ tenant, config: { general } }: Site): string =>
  general.businessShortName || general.businessFullName || tenant.name;

/**
 * The favicon, else the logo, where it is a picture of the tenant's own that is still there: nothing
 * is fetched from elsewhere for an icon.
 */
export async function findSiteIcon(images: ImageStore, site: Site): Promise<SiteIcon> {
  const { seo, general, colors } = site.config;
  const { primary, background } = colors;
  const icon = { name: siteName(site), colors: { primary, background } };
  for (const address of [seo.favicon, general.favicon, general.logo]) {
    const stored = readPictureAddress(address);
    if (stored?.tenantId !== site.tenant.id) continue;
    if ((await images.sizeOf(stored.tenantId, stored.name)) !== null) {
      return { ...icon, picture: stored.name };
    }
  }
  return { ...icon, picture: null };
}

/** Changes with everything that an icon shows: it is in their addresses. */
export const iconVersion = (icon: SiteIcon): string =>
  createHash('sha256').update(JSON.stringify(icon)).digest('base64url').slice(0, 12);
