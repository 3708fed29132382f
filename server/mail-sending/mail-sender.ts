import type { Tenant } from '../db/queries/tenants.ts';
import type { ServerOptions } from '../environment/server-options.ts';

/** Whom a tenant's mails are from: its own name for them, at the installation's address. */
export const mailSender = (
  { name, mailSenderName }: Pick<Tenant, 'name' | 'mailSenderName'>,
  { mailFrom }: Pick<ServerOptions, 'mailFrom'>,
): { name: string; address: string } => ({
  name: mailSenderName === '' ? name : mailSenderName,
  address: mailFrom,
});
