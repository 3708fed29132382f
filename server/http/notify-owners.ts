import { randomUUID } from 'node:crypto';
import type { RouteName } from '#schemas/api/routes.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { Deps } from '../dependencies/deps.ts';
import type { Identity } from '../identity/identity.ts';
import { queueOwnerNotices, type OwnerNotice } from '../mails/queue-owner-notices.ts';

const at = (value: unknown, name: string): unknown => (isRecord(value) ? value[name] : undefined);
const domainOf = (_sent: unknown, _made: unknown, named: unknown): unknown => at(named, 'domain');

/** Which notice a call is, and where its subject stands: never a key, nor an address that is called. */
const notices: Partial<
  Record<
    RouteName,
    {
      act: OwnerNotice['act'];
      subjectOf?: (sent: unknown, made: unknown, named: unknown) => unknown;
    }
  >
> = {
  addApiKey: { act: 'key_made', subjectOf: (sent) => at(sent, 'name') },
  inviteStaff: { act: 'owner_invited', subjectOf: (sent) => at(sent, 'email') },
  changePerson: { act: 'owner_made', subjectOf: (_sent, made) => at(at(made, 'data'), 'name') },
  setStripeKeys: { act: 'payment_keys_set' },
  removeStripeKeys: { act: 'payment_keys_removed' },
  addOpenIdProvider: { act: 'provider_added', subjectOf: (sent) => at(sent, 'name') },
  changeOpenIdProvider: { act: 'provider_changed', subjectOf: (sent) => at(sent, 'name') },
  removeOpenIdProvider: { act: 'provider_removed' },
  addWebhook: { act: 'webhook_added' },
  changeWebhook: { act: 'webhook_changed' },
  renewWebhookSecret: { act: 'webhook_secret_renewed' },
  setSecondFactorRule: { act: 'factor_rule_changed' },
  resetSecondFactor: { act: 'factor_reset' },
  makeDomainPrimary: { act: 'domain_primary', subjectOf: domainOf },
  removeDomain: { act: 'domain_removed', subjectOf: domainOf },
};

type Done = { tenant: { id: number }; identity: Identity | null; body?: unknown; params?: unknown };

/**
 * Mails all owners that something was done that the contract gives a `confirmation`. What happened
 * stays so where the mails cannot be queued: that is logged, and the call answers as if they were.
 * @param made the call's reply
 */
export async function notifyOwners(
  deps: Pick<Deps, 'db' | 'clock' | 'log'>,
  call: RouteName,
  { tenant, identity, body, params }: Done,
  made: unknown,
): Promise<void> {
  const notice = notices[call];
  if (!notice || identity?.kind !== 'staff') {
    deps.log.error({ call }, 'owners could not be told what was done');
    return;
  }
  const subject = notice.subjectOf?.(body, made, params);
  try {
    await queueOwnerNotices(deps.db, {
      tenantId: tenant.id,
      act: notice.act,
      by: identity.name,
      subject: typeof subject === 'string' ? subject : '',
      at: deps.clock().toISOString(),
      mailId: randomUUID(),
    });
  } catch (error) {
    deps.log.error({ err: error, call }, 'owners could not be told what was done');
  }
}
