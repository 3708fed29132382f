import type { Pool } from 'pg';
import type { Database } from '../db/client.ts';
import { listTenantRecords, type TenantRecord } from '../db/queries/tenants.ts';
import type { Env } from '../environment/env.ts';
import { siteOrigin } from '../environment/site-origin.ts';
import type { ImageStore } from '../ports/images/image-store.ts';
import { deleteTenant, restoreTenant, suspendTenant, undeleteTenant } from './change-tenant.ts';
import { createTenant } from './create-tenant.ts';
import { exportToPath } from './export-to-path.ts';
import { localeNote } from './locale-texts.ts';
import { inviteOwner, type OwnerInvitation } from './invite-owner.ts';
import type { TenantArguments } from './read-arguments.ts';
import { tenantView } from './tenant-view.ts';
import type { SecretKey } from '../security/secret-key.ts';

type CommandDeps = {
  pool: Pool;
  db: Database;
  images: ImageStore;
  clock: () => Date;
  env: Env;
  /** Asked for where a link is signed. @throws StartupError without one. */
  secretKey: () => Promise<SecretKey>;
};

/** Does what was asked for. @returns what to print. @throws ApiError, StartupError with a sentence. */
export async function runCommand(deps: CommandDeps, asked: TenantArguments): Promise<string> {
  switch (asked.command) {
    case 'create': {
      const originOf = (host: string) => siteOrigin(deps.env, host);
      const secretKey = await deps.secretKey();
      const made = await createTenant({ ...deps, originOf, secretKey }, asked.tenant);
      const { id, name, primaryOrigin } = made.tenant;
      const note = localeNote(asked.tenant.locale);
      return [
        `Tenant ${id}, ${name}, is at ${primaryOrigin}.`,
        ...(note === null ? [] : [note]),
        '',
        wayIn(asked.tenant.owner, made.owner),
      ].join('\n');
    }
    case 'invite': {
      const secretKey = await deps.secretKey();
      return wayIn(
        asked.email,
        await inviteOwner({ ...deps, secretKey }, asked.tenantId, asked.email),
      );
    }
    case 'list': {
      const all = await listTenantRecords(deps.db);
      return all.length === 0 ? 'There is no tenant yet.' : all.map(lineOf).join('\n');
    }
    case 'suspend':
      return lineOf(await suspendTenant(deps, asked.tenantId));
    case 'restore':
      return lineOf(await restoreTenant(deps, asked.tenantId));
    case 'delete':
      return lineOf(await deleteTenant(deps, asked.tenantId, asked.days));
    case 'undelete':
      return lineOf(await undeleteTenant(deps, asked.tenantId));
    case 'export':
      await exportToPath(deps, asked.tenantId, asked.to);
      return `Everything of tenant ${asked.tenantId} is in ${asked.to}.`;
  }
}

function lineOf(record: TenantRecord): string {
  const { id, name, state, hosts, restaurants, removed_after, opened_at } = tenantView(record);
  const opened = opened_at === null ? ', not open yet' : '';
  const until = removed_after === null ? '' : `, removed after ${removed_after}`;
  const places = restaurants === 1 ? '1 restaurant' : `${restaurants} restaurants`;
  return `${id}  ${name}  ${state}${opened}${until}  ${places}  ${hosts.join(' ')}`;
}

const wayIn = (email: string, { link, expiresAt }: OwnerInvitation) =>
  [
    `By this link ${email} chooses a password, once and until ${expiresAt.toISOString()}:`,
    `  ${link}`,
    'The server mails it to them, too. Whoever has it gets in: send it to nobody else.',
  ].join('\n');
