import { z } from 'zod';
import { dateTime } from '../config/fields/values.ts';
import { cartTime } from './cart-purpose.ts';
import { endpoint } from './endpoint.ts';
import { liveMenu } from './menu.ts';
import { routes } from './routes.ts';
import { count, dataOf, failureCode, id, idText, instant, plainLine, problem } from './wire.ts';

/** A document as it is stored; schemas/config reads it and never fails. */
const document = z.record(z.string(), z.unknown());

/**
 * Whose configuration: the tenant's site, or what one restaurant has otherwise (its overrides, by
 * the keys of schemas/config/overrides.ts). A manager may name only the own restaurant.
 */
const scope = { restaurant_id: idText.optional() };

/** Every write names the state it was made from: missing 428, not the present one 412. */
const ifMatch = z.object({ 'if-match': z.string().max(40).optional() });

export const configDraft = z.object({
  restaurant_id: id.nullable(),
  /** Its ETag: goes up by one with every write, also of others. */
  revision: count,
  /** Of the site a whole configuration, of a restaurant its overrides. */
  document,
  /** What is published in the same place. */
  published: z.object({ version: count, document }),
  /** The published site, which overrides are applied to. */
  site: document,
  /** Settings locked for managers. */
  locks: z.array(z.string()),
  updated_at: instant.nullable(),
  /** Name of who wrote last. */
  updated_by: z.string().nullable(),
});
export type ConfigDraft = z.output<typeof configDraft>;

const draftReply = dataOf(configDraft);

/** 412: somebody else was faster; `data` is the present draft, to be merged with. */
export const staleDraft = z.object({ error: z.string(), code: failureCode, data: configDraft });

/** 422: settings that cannot stand; `path` is the setting's, with dots. */
const refused = z.object({ error: z.string(), code: failureCode, problems: z.array(problem) });

const change = z.object({
  path: z
    .array(z.union([z.string().max(200), z.number().int().min(0).max(9999)]))
    .min(1)
    .max(12),
  /** Left out where the setting is taken away. */
  value: z.json().optional(),
});

/** A document's worth of changes, as an import makes them. */
const mostBytes = 1024 * 1024;

export const getConfigDraft = endpoint(routes.getConfigDraft, {
  summary: 'The draft of the site or of one restaurant; its revision is the ETag.',
  security: ['staff'],
  query: z.object(scope),
  reply: draftReply,
});

export const changeConfigDraft = endpoint(routes.changeConfigDraft, {
  summary: 'Changes settings of the draft. Needs If-Match; stale: 412 with the present draft.',
  security: ['staff'],
  // Saved at every pause in typing; what is published is logged.
  audit: 'none',
  query: z.object(scope),
  headers: ifMatch,
  body: z.object({
    /** Sent again with the same id, a change that was made is answered, not made twice. */
    transaction_id: z.uuid(),
    changes: z.array(change).min(1).max(5000),
  }),
  reply: dataOf(z.object({ revision: count, updated_at: instant })),
  failures: { 412: staleDraft, 422: refused },
  mostBytes,
});

export const discardConfigDraft = endpoint(routes.discardConfigDraft, {
  summary: 'Puts the draft back to what is published. Needs If-Match.',
  security: ['staff'],
  query: z.object(scope),
  headers: ifMatch,
  reply: draftReply,
  failures: { 412: staleDraft },
});

/** A date and time by the restaurant's clock; the server knows the zone. */
const scheduledTime = dateTime.refine((text) => text !== '', 'Choose a day and a time');

export const configSchedule = z.object({
  id: z.uuid(),
  restaurant_id: id.nullable(),
  publish_at: instant,
  revert_at: instant.nullable(),
  /** `waiting` for its time, `running` until it is reverted. */
  state: z.enum(['waiting', 'running']),
  author: z.string(),
  note: z.string(),
  changes: count,
});
export type ConfigSchedule = z.output<typeof configSchedule>;

export const publishConfig = endpoint(routes.publishConfig, {
  summary:
    'Publishes the draft, now or at a moment, for good or until another. Owners only. Needs If-Match.',
  security: ['staff'],
  query: z.object(scope),
  headers: ifMatch,
  body: z.object({
    note: plainLine.max(200).default(''),
    publish_at: scheduledTime.optional(),
    revert_at: scheduledTime.optional(),
  }),
  status: 201,
  reply: dataOf(
    z.object({
      /** Of what is published now; null where it waits. */
      version: count.nullable(),
      schedule: configSchedule.nullable(),
      draft: configDraft,
    }),
  ),
  failures: { 412: staleDraft, 422: refused },
});

export const configVersion = z.object({
  version: count,
  restaurant_id: id.nullable(),
  published_at: instant,
  /** Name of who published; null for the program itself (the first one, a scheduled revert). */
  author: z.string().nullable(),
  note: z.string(),
  kind: z.enum(['first', 'published', 'scheduled', 'reverted']),
});
export type ConfigVersion = z.output<typeof configVersion>;

export const listConfigVersions = endpoint(routes.listConfigVersions, {
  summary: 'What was published, the newest first; 50 at a time, `before` a version.',
  security: ['staff'],
  query: z.object({ ...scope, before: idText.optional() }),
  reply: dataOf(z.array(configVersion)),
});

export const getConfigVersion = endpoint(routes.getConfigVersion, {
  summary: 'One version with its document, to be looked at or restored from.',
  security: ['staff'],
  params: z.object({ version: idText }),
  query: z.object(scope),
  reply: dataOf(configVersion.extend({ document })),
});

export const listConfigSchedules = endpoint(routes.listConfigSchedules, {
  summary: 'What waits to be published or to be reverted.',
  security: ['staff'],
  query: z.object(scope),
  reply: dataOf(z.array(configSchedule)),
});

export const cancelConfigSchedule = endpoint(routes.cancelConfigSchedule, {
  summary: 'Calls off what waits; what is published already stays, and is not reverted any more.',
  security: ['staff'],
  params: z.object({ scheduleId: z.uuid() }),
  reply: dataOf(z.object({})),
});

export const createConfigPreview = endpoint(routes.createConfigPreview, {
  summary: 'A signed link to the draft as it is now, for anyone who has it, until it ends.',
  security: ['staff'],
  query: z.object(scope),
  body: z.object({ hours: z.number().int().min(1).max(720).default(72) }),
  status: 201,
  reply: dataOf(z.object({ url: z.url(), expires_at: instant })),
});

export const otherEditor = z.object({
  name: z.string(),
  /** The caller, in another window. */
  is_you: z.boolean(),
  /** Dotted path of the group of settings in hand, such as `hero`; null: none. */
  group: z.string().nullable(),
});
export type OtherEditor = z.output<typeof otherEditor>;

export const reportPresence = endpoint(routes.reportPresence, {
  summary:
    'Says that the caller has the editor open, and asks who else has it, and for the revision of the draft. Forgotten after some seconds without being said again, and at once where `left` says so.',
  security: ['staff'],
  query: z.object({
    ...scope,
    /** Distinguishes the windows of one person; one that has left comes back by another. */
    window_id: z.uuid(),
    left: z.literal('true').optional(),
    group: z.string().max(120).optional(),
  }),
  reply: dataOf(
    z.object({
      revision: count,
      others: z.array(otherEditor),
      /** What waits for an owner: of an owner's all restaurants, of a manager's the own one. */
      proposals: z.object({
        waiting: count,
        /** When anything was last sent or decided; null: never. */
        changed_at: instant.nullable(),
      }),
    }),
  ),
});

const lockList = z.object({ revision: count, keys: z.array(z.string().min(1).max(300)).max(500) });

export const getConfigLocks = endpoint(routes.getConfigLocks, {
  summary: 'Settings that managers may not override; the revision is the ETag.',
  security: ['staff'],
  reply: dataOf(lockList),
});

export const setConfigLocks = endpoint(routes.setConfigLocks, {
  summary: 'Locks settings for managers. Owners only. Needs If-Match.',
  security: ['staff'],
  headers: ifMatch,
  body: lockList.pick({ keys: true }),
  reply: dataOf(lockList),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: lockList }) },
});

export const getLiveConfigVersion = endpoint(routes.getLiveConfigVersion, {
  summary: 'Which configuration is published, for pages that cannot keep a stream of news open.',
  security: [],
  query: z.object({
    tenant_id: idText.optional(),
    /** The one whose menu is open, to be told what of it is sold out. */
    restaurant_id: idText.optional(),
    /** When the page's visitor wants to order for: what is sold out then (rule R65). */
    ...cartTime,
  }),
  reply: dataOf(z.object({ config_version: count, menu: liveMenu.optional() })),
});

/** The rows of the contract. */
export const configEndpoints = {
  cancelConfigSchedule,
  changeConfigDraft,
  createConfigPreview,
  discardConfigDraft,
  getConfigDraft,
  getConfigLocks,
  getConfigVersion,
  getLiveConfigVersion,
  listConfigSchedules,
  listConfigVersions,
  publishConfig,
  setConfigLocks,
  reportPresence,
};
