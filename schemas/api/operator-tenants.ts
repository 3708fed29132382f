import { z } from 'zod';
import { mailboxText } from '../fields/email-text.ts';
import { endpoint } from './endpoint.ts';
import { hostName } from './host-name.ts';
import { routes } from './routes.ts';
import { count, dataOf, id, idText, instant, plainLine } from './wire.ts';

/** The longest time for which a deleted tenant can be brought back, and the usual one. */
const mostGraceDays = 365;
export const usualGraceDays = 30;

const currencies = new Set(Intl.supportedValuesOf('currency'));

const currency = z
  .string()
  .trim()
  .toUpperCase()
  .refine((code) => currencies.has(code), 'Write the code of a currency, such as AUD');

/** Its country counts for postcodes, so it is not left out. */
const locale = z.string().transform((text, context) => {
  const known = readLocale(text.trim());
  if (known) return known;
  context.addIssue('Write a language with its country, such as en-AU');
  return z.NEVER;
});

function readLocale(text: string): string | null {
  try {
    const [known] = Intl.DateTimeFormat.supportedLocalesOf(text);
    return known !== undefined && new Intl.Locale(known).region ? known : null;
  } catch {
    return null;
  }
}

/** By its name: an offset such as +10:00 knows no summer time. */
const timeZone = z
  .string()
  .trim()
  .refine(isTimeZone, 'Write a time zone by its name, such as Australia/Sydney');

function isTimeZone(name: string): boolean {
  if (!/^(?:UTC|[A-Z]\w*(?:\/[\w+-]+)+)$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const mailbox = mailboxText();

/** What a tenant begins with. */
export const newTenant = z.object({
  name: plainLine
    .min(1, 'Give the business a name')
    .max(80, 'Give the business a name of at most 80 characters'),
  /** The first one stands in mails and canonical addresses. */
  hosts: z.array(hostName).min(1, 'Name a host').max(20, 'Name at most 20 hosts'),
  currency,
  locale,
  time_zone: timeZone,
  /** Who gets the link by which the first owner chooses a password. */
  owner: mailbox,
});
export type NewTenant = z.output<typeof newTenant>;

const tenant = z.object({
  id,
  name: z.string(),
  hosts: z.array(z.string()),
  /** Where links in mails lead. */
  origin: z.string(),
  currency: z.string(),
  locale: z.string(),
  time_zone: z.string(),
  state: z.enum(['running', 'suspended', 'deleted']),
  created_at: instant,
  /** Since when visitors order; null: its owner sets it up. */
  opened_at: instant.nullable(),
  suspended_at: instant.nullable(),
  deleted_at: instant.nullable(),
  /** From then on a deleted tenant is removed for good. */
  removed_after: instant.nullable(),
  restaurants: count,
});
export type OperatedTenant = z.output<typeof tenant>;

const ownerLink = z.object({
  /** By which an owner chooses a password; whoever has it can. */
  link: z.url(),
  expires_at: instant,
});

const security = ['operator'] as const;
const params = z.object({ tenantId: idText });

const listTenants = endpoint(routes.listTenants, {
  summary: 'Every tenant of this installation, by its id.',
  security,
  reply: dataOf(z.array(tenant)),
});

const createTenant = endpoint(routes.createTenant, {
  summary: 'Creates a tenant, closed and without a restaurant, and a link for its owner.',
  security,
  body: newTenant,
  status: 201,
  reply: dataOf(z.object({ tenant, owner: ownerLink })),
});

export const ownerEmail = z.object({ email: mailbox });

const inviteOwner = endpoint(routes.inviteOwner, {
  summary: 'Invites another owner, or gives the link of an open invitation again.',
  security,
  params,
  body: ownerEmail,
  status: 201,
  reply: dataOf(ownerLink),
});

const suspendTenant = endpoint(routes.suspendTenant, {
  summary: 'Takes a tenant’s site down at once; its staff still read. Again changes nothing.',
  security,
  params,
  reply: dataOf(tenant),
});

const restoreTenant = endpoint(routes.restoreTenant, {
  summary: 'Lets a suspended tenant run again; of one that runs nothing changes.',
  security,
  params,
  reply: dataOf(tenant),
});

/** In a query, where everything is text. */
export const graceDays = z
  .string()
  .regex(/^\d{1,4}$/, 'Write a number of days')
  .transform(Number)
  .pipe(z.number().max(mostGraceDays, `At most ${mostGraceDays} days`));

const deleteTenant = endpoint(routes.deleteTenant, {
  summary:
    'Deletes a tenant; it can be brought back for `grace_days`, then all that is its is removed.',
  security,
  params,
  query: z.object({ grace_days: graceDays.default(usualGraceDays) }),
  reply: dataOf(tenant),
});

const undeleteTenant = endpoint(routes.undeleteTenant, {
  summary: 'Brings a deleted tenant back, as it was, while it has not been removed.',
  security,
  params,
  reply: dataOf(tenant),
});

/** Calls of the operator, as rows of the contract. */
export const tenantEndpoints = {
  listTenants,
  createTenant,
  inviteOwner,
  suspendTenant,
  restoreTenant,
  deleteTenant,
  undeleteTenant,
};
