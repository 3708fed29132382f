import type { DomainCheck } from '#schemas/api/staff-domains.ts';
import {
  findOwnDomain,
  holderOfHost,
  updateDomain,
  type DomainRow,
} from '../db/queries/domains.ts';
import { notifyConfigChange } from '../db/queries/notify.ts';
import { insertHosts, lockTenant } from '../db/queries/tenants.ts';
import { ApiError } from '../errors/api-error.ts';
import { proofRecordName, proofText, reachPath, reachText } from './domain-proof.ts';
import { domainTaken } from './domain-refusals.ts';
import { unknownDomain, type DomainDeps } from './own-domains.ts';

/**
 * Looks for the proof of a domain, and of a proved one whether visitors come here by it. Found, it
 * leads to the tenant from now on; of two tenants who prove one at once the first has it.
 * @returns whether it was proved by this look.
 * @throws ApiError 404 `unknown_domain`, 409 `domain_given`, `domain_expired`, `host_taken`.
 */
export async function checkOwnDomain(
  deps: DomainDeps,
  tenantId: number,
  host: string,
): Promise<boolean> {
  const { db, clock } = deps;
  const domain = await findOwnDomain(db, tenantId, host);
  if (!domain) {
    if ((await holderOfHost(db, host)) !== tenantId) throw unknownDomain();
    throw new ApiError(
      409,
      'domain_given',
      `${host} was given by whoever runs this installation: there is nothing to prove.`,
    );
  }
  if (!domain.provedAt) {
    if ((domain.expiresAt ?? clock()) <= clock()) throw expired(host);
    const holder = await holderOfHost(db, host);
    if (holder !== null && holder !== tenantId) throw domainTaken(host);
  }
  return store(deps, domain, await look(deps, domain));
}

/** The daily look at a domain; one that its owner removed meanwhile is left alone. */
export async function lookAgain(deps: DomainDeps, domain: DomainRow): Promise<void> {
  const check = await look(deps, domain);
  await store(deps, domain, check).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
  });
}

/** What is there now. It takes some seconds, so no transaction waits for it. */
async function look(deps: DomainDeps, domain: DomainRow): Promise<DomainCheck> {
  const { clock, domainProbe, originOf, secretKey } = deps;
  const { host, token, provedAt } = domain;
  const asked = { domain: host, recordName: proofRecordName(host), proof: proofText(token) };
  const [proof, reach] = await Promise.all([
    domainProbe.prove(asked),
    provedAt
      ? domainProbe.reach(new URL(reachPath, originOf(host)), reachText(secretKey, domain))
      : null,
  ]);
  return { at: clock().toISOString(), ...proof, reach };
}

/** Stores a look, and gives the domain to the tenant where it was the one that proved it. */
async function store(
  { db }: Pick<DomainDeps, 'db'>,
  { tenantId, host, token }: DomainRow,
  check: DomainCheck,
): Promise<boolean> {
  const isFound = check.dns.state === 'right' || check.file.state === 'right';
  const at = new Date(check.at);
  return db.transaction(async (tx) => {
    await lockTenant(tx, tenantId);
    const present = await findOwnDomain(tx, tenantId, host);
    // It was removed, or added anew with another token, while it was looked at.
    if (present?.token !== token) throw unknownDomain();
    const isNew = isFound && !present.provedAt;
    if (isNew) {
      const taken = await insertHosts(tx, tenantId, [host]);
      if (taken.length > 0) throw domainTaken(host);
      await notifyConfigChange(tx, tenantId);
    }
    await updateDomain(tx, tenantId, host, {
      lastCheck: check,
      checkedAt: at,
      failingSince: isFailing(check) ? (present.failingSince ?? at) : null,
      ...(isNew && { provedAt: at, expiresAt: null }),
    });
    return isNew;
  });
}

/** Whether visitors come elsewhere. What cannot be seen from here may be all right. */
const isFailing = ({ reach }: DomainCheck): boolean =>
  reach !== null && reach.state !== 'right' && reach.state !== 'inside';

const expired = (host: string) =>
  new ApiError(
    409,
    'domain_expired',
    `${host} was not proved in time. Add it again; it gets another record.`,
  );
