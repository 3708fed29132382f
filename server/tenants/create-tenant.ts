import type { NewTenant } from '#schemas/api/operator-tenants.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import type { Database } from '../db/client.ts';
import { notifyConfigChange } from '../db/queries/notify.ts';
import { insertSiteConfig } from '../db/queries/settings.ts';
import {
  insertHosts,
  insertTenant,
  listTenantRecords,
  type TenantRecord,
} from '../db/queries/tenants.ts';
import { ApiError } from '../errors/api-error.ts';
import { inviteFirstOwner, type OwnerInvitation } from './invite-owner.ts';
import type { SecretKey } from '../security/secret-key.ts';

type CreateDeps = {
  db: Database;
  clock: () => Date;
  /** The address at which people reach a host (environment/site-origin.ts). */
  originOf: (host: string) => string;
  /** Signs the owner's link. */
  secretKey: SecretKey;
};

export type CreatedTenant = { tenant: TenantRecord; owner: OwnerInvitation };

/**
 * Creates a tenant that is closed: a whole configuration with the defaults and its name, no
 * restaurant, no menu, no way to pay; and invites its owner by a mail. All of it is there, or nothing.
 * @throws ApiError 409 `host_taken` for a host of another tenant, also of a deleted one.
 */
export async function createTenant(
  deps: CreateDeps,
  { name, hosts, currency, locale, time_zone: timeZone, owner: email }: NewTenant,
): Promise<CreatedTenant> {
  const { db, clock, originOf } = deps;
  return db.transaction(async (tx) => {
    const [first = ''] = hosts;
    const primaryOrigin = originOf(first);
    const createdAt = clock();
    // Its rates are the owner's to set; until then no tax of another country is in a price.
    const tax = currency === 'AUD' ? {} : { taxPpm: 0 };
    const values = { name, currency, locale, timeZone, primaryOrigin, createdAt, ...tax };
    const { id } = await insertTenant(tx, values);
    const taken = await insertHosts(tx, id, hosts);
    if (taken.length > 0) throw hostTaken(taken);
    await insertSiteConfig(tx, id, { document: firstSite(id, name), now: createdAt });
    await notifyConfigChange(tx, id);
    const [record] = await listTenantRecords(tx, id);
    if (!record) throw new Error(`tenant ${id} was created and is not there`);
    return { tenant: record, owner: await inviteFirstOwner(tx, deps, record, email) };
  });
}

/**
 * Every setting in its place, so that the editor finds it, and the editor's button shows. What the
 * defaults promise (an offer, a delivery, a kitchen that is on time) is the owner's to promise.
 */
function firstSite(tenantId: number, name: string): SiteConfig {
  const site = siteConfigSchema.parse({
    general: {
      tenantId,
      businessFullName: name,
      businessShortName: name,
      showConfigEditor: true,
    },
    hero: { subtitle: 'Ordered online, straight from our kitchen.' },
    menu: { onHome: 'short' },
    topOfferBanner: { showTopOfferBanner: false },
  });
  const home = site.layout.home.map((section) =>
    section.id === 'features' ? { ...section, hidden: true } : section,
  );
  return { ...site, layout: { ...site.layout, home } };
}

export const hostTaken = (hosts: readonly string[]) =>
  new ApiError(
    409,
    'host_taken',
    hosts.length === 1
      ? `The host ${hosts[0]} belongs to another tenant.`
      : `These hosts belong to other tenants: ${hosts.join(', ')}.`,
  );
