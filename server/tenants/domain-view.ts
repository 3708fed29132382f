import { domainToUnicode } from 'node:url';
import { proofFilePath, type StaffDomain } from '#schemas/api/staff-domains.ts';
import type { StoredDomain } from '../db/queries/domains.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import { proofRecordName, proofText } from './domain-proof.ts';

export type ViewNeeds = {
  /** Where people reach a host (environment/site-origin.ts). */
  originOf: (host: string) => string;
  now: Date;
};

/** The host in a tenant's links and mails. */
export const primaryHost = ({ primaryOrigin }: Pick<Tenant, 'primaryOrigin'>): string =>
  new URL(primaryOrigin).hostname;

/** A host that whoever runs the installation gave. */
export const givenDomainView = (
  tenant: Tenant,
  host: string,
  { originOf }: ViewNeeds,
): StaffDomain => ({
  ...addressOf(tenant, host, originOf),
  state: 'given',
  proof: null,
  proved_at: null,
  failing_since: null,
  last_check: null,
});

/** A domain that an owner added. */
export const ownDomainView = (
  tenant: Tenant,
  domain: StoredDomain,
  { originOf, now }: ViewNeeds,
): StaffDomain => ({
  ...addressOf(tenant, domain.host, originOf),
  state: stateOf(tenant.id, domain, now),
  proof: {
    record_name: proofRecordName(domain.host),
    record_value: proofText(domain.token),
    file_url: `http://${domain.host}${proofFilePath}`,
    file_text: proofText(domain.token),
    expires_at: domain.expiresAt?.toISOString() ?? null,
  },
  proved_at: domain.provedAt?.toISOString() ?? null,
  failing_since: domain.failingSince?.toISOString() ?? null,
  last_check: domain.lastCheck,
});

function addressOf(tenant: Tenant, host: string, originOf: ViewNeeds['originOf']) {
  const isPrimary = host === primaryHost(tenant);
  return {
    domain: host,
    name: domainToUnicode(host) || host,
    address: isPrimary ? tenant.primaryOrigin : originOf(host),
    is_primary: isPrimary,
  };
}

function stateOf(tenantId: number, domain: StoredDomain, now: Date): StaffDomain['state'] {
  if (domain.provedAt) return 'proved';
  if (domain.holder !== null && domain.holder !== tenantId) return 'taken';
  return domain.expiresAt && domain.expiresAt <= now ? 'expired' : 'pending';
}
