import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { businessDate } from './staff-days.ts';
import { everyRole } from './staff-role.ts';
import { dataOf, id, idText, instant } from './wire.ts';

/** What the audit log may be narrowed to. */
export const auditKind = z.enum([
  'signing_in',
  'people',
  'orders',
  'availability',
  'menu',
  'settings',
  'site',
]);
export type AuditKind = z.output<typeof auditKind>;

/** What one act of staff was; names are as they were then where somebody acted. */
const auditEntry = z.object({
  id,
  at: instant,
  /** null: nobody had identified at the device, whose name `name` is, or a key was used. */
  person_id: z.uuid().nullable(),
  name: z.string(),
  role: z.enum(everyRole).nullable(),
  /** Another system did it by a key, whose name `name` is. */
  is_key: z.boolean(),
  /** The name of the device of the desk; null: in a browser signed in by password. */
  device: z.string().nullable(),
  /** The name of the call in the contract, maybe of an earlier version of the program. */
  call: z.string(),
  /** Where it was; null: at no restaurant in particular. */
  restaurant: z.string().nullable(),
  /** The order that it was about, as customers call it. */
  order: z.string().nullable(),
  /** The name of the person whom it was about, as it is now. */
  about: z.string().nullable(),
});
export type AuditEntry = z.output<typeof auditEntry>;

const filters = {
  person: z.uuid().optional(),
  kind: auditKind.optional(),
  /** By the tenant's clock. */
  date: businessDate.optional(),
};

/** What auditLogFilePath is asked with. */
export const auditLogFileQuery = z.object(filters);
export type AuditFilters = z.output<typeof auditLogFileQuery>;

export const listAuditLog = endpoint(routes.listAuditLog, {
  summary: 'What staff did and when they signed in, the newest first, 50 at a time.',
  security: ['staff'],
  roles: ['owner'],
  query: z.object({
    ...filters,
    /** Those that follow this one. */
    after: idText.optional(),
  }),
  reply: dataOf(
    z.object({
      entries: z.array(auditEntry),
      /** What `after` is for the entries that follow; null: there are no more. */
      next: id.nullable(),
      /** IANA zone of the clock by which days are asked for. */
      time_zone: z.string(),
    }),
  ),
});
