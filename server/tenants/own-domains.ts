import { dayMs } from '#schemas/rules/time/minute.ts';
import type { StaffDomain } from '#schemas/api/staff-domains.ts';
import type { Database } from '../db/client.ts';
import {
  deleteDomain,
  findOwnDomain,
  holderOfHost,
  listHosts,
  listOwnDomains,
  putDomain,
  setPrimaryOrigin,
  updateDomain,
} from '../db/queries/domains.ts';
import { notifyConfigChange } from '../db/queries/notify.ts';
import { lockTenant, type Tenant } from '../db/queries/tenants.ts';
import { ApiError } from '../errors/api-error.ts';
import type { DomainProbe } from '../ports/domains/domain-probe.ts';
import { newProofToken, reachPath, reachText } from './domain-proof.ts';
import { domainTaken, notReached } from './domain-refusals.ts';
import { givenDomainView, ownDomainView, primaryHost } from './domain-view.ts';
import type { SecretKey } from '../security/secret-key.ts';

export type DomainDeps = {
  db: Database;
  clock: () => Date;
  /** Where people reach a host (environment/site-origin.ts). */
  originOf: (host: string) => string;
  /** Signs what this installation answers on its hosts. */
  secretKey: SecretKey;
  domainProbe: DomainProbe;
};

/** How long a domain waits for its proof, in ms. */
const provableFor = 14 * dayMs;
const mostDomains = 20;

export type TenantDomains = { domains: StaffDomain[]; target: string | null };

/** The domains of a tenant, the primary one first; and which name records are to point to. */
export async function listTenantDomains(
  { db, clock, originOf }: Pick<DomainDeps, 'db' | 'clock' | 'originOf'>,
  tenant: Tenant,
): Promise<TenantDomains> {
  const needs = { originOf, now: clock() };
  const own = await listOwnDomains(db, tenant.id);
  const isOwn = new Set(own.map(({ host }) => host));
  const given = (await listHosts(db, tenant.id)).filter((host) => !isOwn.has(host));
  const domains = [
    ...given.map((host) => givenDomainView(tenant, host, needs)),
    ...own.map((domain) => ownDomainView(tenant, domain, needs)),
  ];
  const primary = primaryHost(tenant);
  return {
    domains: domains.toSorted((a, b) => Number(b.is_primary) - Number(a.is_primary)),
    // A name without a dot is one of this machine.
    target: [primary, ...given].find((host) => given.includes(host) && host.includes('.')) ?? null,
  };
}

/** One of them. @throws ApiError 404 `unknown_domain`. */
export async function showDomain(
  deps: Pick<DomainDeps, 'db' | 'clock' | 'originOf'>,
  tenant: Tenant,
  host: string,
): Promise<StaffDomain> {
  const { domains } = await listTenantDomains(deps, tenant);
  const found = domains.find(({ domain }) => domain === host);
  if (!found) throw unknownDomain();
  return found;
}

/**
 * Adds a domain that waits for its proof. One that waits already keeps its token, for longer; one
 * that waited too long gets another.
 * @throws ApiError 409 `domain_yours`, `host_taken`, `too_many_domains`.
 */
export async function addOwnDomain(
  { db, clock }: Pick<DomainDeps, 'db' | 'clock'>,
  tenantId: number,
  host: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    const holder = await holderOfHost(tx, host);
    if (holder === tenantId) {
      throw new ApiError(409, 'domain_yours', `${host} is among your domains already.`);
    }
    if (holder !== null) throw domainTaken(host);
    const now = clock();
    const expiresAt = new Date(now.getTime() + provableFor);
    const present = await findOwnDomain(tx, tenantId, host);
    if (present?.expiresAt && present.expiresAt > now) {
      await updateDomain(tx, tenantId, host, { expiresAt });
      return;
    }
    if (!present && (await listOwnDomains(tx, tenantId)).length >= mostDomains) {
      throw new ApiError(
        409,
        'too_many_domains',
        `A site has at most ${mostDomains} domains of its own. Remove one first.`,
      );
    }
    await putDomain(tx, tenantId, { host, token: newProofToken(), createdAt: now, expiresAt });
  });
}

/**
 * Makes a host the one in links and mails; visitors of the others are led there. A host that
 * visitors do not come here by would take the site away from them, so it is looked at first.
 * @param unseen also where it is not seen to lead here
 * @throws ApiError 404 `unknown_domain`, 409 `domain_not_proved`, `domain_not_reached`.
 */
export async function choosePrimary(
  deps: DomainDeps,
  tenant: Tenant,
  { host, unseen }: { host: string; unseen: boolean },
): Promise<void> {
  const { db, originOf, secretKey, domainProbe } = deps;
  const { id: tenantId } = tenant;
  await requireHeld(db, tenantId, host);
  const isAlready = tenant.isPrimaryChosen && host === primaryHost(tenant);
  if (!unseen && !isAlready) {
    const url = new URL(reachPath, originOf(host));
    const finding = await domainProbe.reach(url, reachText(secretKey, { tenantId, host }));
    if (finding.state !== 'right') throw notReached(host, finding);
  }
  await db.transaction(async (tx) => {
    const locked = await lockTenant(tx, tenantId);
    // It may have been taken away while it was looked at.
    await requireHeld(tx, tenantId, host);
    const isSame = locked !== null && host === primaryHost(locked);
    await setPrimaryOrigin(tx, tenantId, isSame ? locked.primaryOrigin : originOf(host));
    await notifyConfigChange(tx, tenantId);
  });
}

async function requireHeld(db: Database, tenantId: number, host: string): Promise<void> {
  if ((await holderOfHost(db, host)) === tenantId) return;
  if (!(await findOwnDomain(db, tenantId, host))) throw unknownDomain();
  throw new ApiError(409, 'domain_not_proved', `${host} has to be proved first.`);
}

/**
 * Takes a domain away that an owner added; at once it leads nowhere.
 * @throws ApiError 404 `unknown_domain`, 409 `domain_is_primary`, `domain_is_last`, `domain_given`.
 */
export async function removeOwnDomain(
  { db }: Pick<DomainDeps, 'db'>,
  tenantId: number,
  host: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const tenant = await lockTenant(tx, tenantId);
    if (!tenant) throw unknownDomain();
    const held = await listHosts(tx, tenantId);
    const present = await findOwnDomain(tx, tenantId, host);
    if (!present && !held.includes(host)) throw unknownDomain();
    if (held.includes(host)) {
      if (host === primaryHost(tenant)) {
        throw new ApiError(
          409,
          'domain_is_primary',
          `${host} is in your links and mails. Make another domain the primary one first.`,
        );
      }
      if (held.length === 1) {
        throw new ApiError(409, 'domain_is_last', `Your site has no other domain than ${host}.`);
      }
    }
    if (!present) {
      throw new ApiError(
        409,
        'domain_given',
        `${host} was given by whoever runs this installation, who alone can take it away.`,
      );
    }
    await deleteDomain(tx, tenantId, host);
    await notifyConfigChange(tx, tenantId);
  });
}

export const unknownDomain = () =>
  new ApiError(404, 'unknown_domain', 'This domain is not in the list any more.');
