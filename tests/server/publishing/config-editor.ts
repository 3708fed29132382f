import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Pool } from 'pg';
import {
  getConfigDraft,
  getConfigVersion,
  listConfigSchedules,
  listConfigVersions,
  publishConfig,
  type ConfigDraft,
} from '#schemas/api/site-config.ts';
import type { ConfigChange } from '#schemas/config/changes.ts';
import type { StaffHeaders } from '../setup/sign-staff-in.ts';

type Parts = Pick<InjectOptions, 'query' | 'payload'> & {
  revision?: number | null;
  /** Of a payload that is text. */
  type?: string;
};
type Order = { note?: string; publish_at?: string; revert_at?: string };

/** What a member of staff does with one configuration: the site's, or a restaurant's. */
export type ConfigEditor = ReturnType<typeof openConfigEditor>;

export const named = (revision: number | null) =>
  revision === null ? {} : { 'if-match': `"${revision}"` };

export function openConfigEditor(
  app: FastifyInstance,
  headers: StaffHeaders,
  restaurantId?: number,
) {
  const query = restaurantId === undefined ? {} : { restaurant_id: String(restaurantId) };
  const call = (
    method: 'GET' | 'PATCH' | 'POST' | 'DELETE',
    path: string,
    { revision = null, type, ...parts }: Parts = {},
  ) =>
    app.inject({
      method,
      url: `/api/v2/staff/config/${path}`,
      query,
      ...parts,
      headers: { ...headers, ...named(revision), ...(type && { 'content-type': type }) },
    });

  const draft = async (): Promise<ConfigDraft> =>
    getConfigDraft.reply.parse((await call('GET', 'draft')).json()).data;

  const change = (
    revision: number | null,
    changes: readonly ConfigChange[],
    transactionId: string = randomUUID(),
  ) => call('PATCH', 'draft', { revision, payload: { transaction_id: transactionId, changes } });

  const publish = (revision: number | null, order: Order = {}) =>
    call('POST', 'publish', { revision, payload: order });

  return {
    call,
    draft,
    change,
    publish,
    discard: (revision: number | null) => call('DELETE', 'draft', { revision }),
    /** Changes settings from the present revision; it must work. */
    async write(...changes: ConfigChange[]): Promise<number> {
      const { revision } = await draft();
      const reply = await change(revision, changes);
      if (reply.statusCode !== 200) throw new Error(reply.body);
      return revision + 1;
    },
    /** Publishes what is drafted; it must work. */
    async release(order: Order = {}) {
      const { revision } = await draft();
      const reply = await publish(revision, order);
      if (reply.statusCode !== 201) throw new Error(reply.body);
      return publishConfig.reply.parse(reply.json()).data;
    },
    versions: async () =>
      listConfigVersions.reply.parse((await call('GET', 'versions')).json()).data,
    version: async (number: number) =>
      getConfigVersion.reply.parse((await call('GET', `versions/${number}`)).json()).data,
    schedules: async () =>
      listConfigSchedules.reply.parse((await call('GET', 'schedules')).json()).data,
  };
}

export const set = (path: string, value: unknown): ConfigChange => ({
  path: path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step)),
  value,
});

/** What stands at a place of a document. */
export function at(document: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (parent, step) => (parent instanceof Object ? Reflect.get(parent, step) : undefined),
      document,
    );
}

/** Every row that publishing writes, to see that a refusal wrote none. */
export async function everything(pool: Pool): Promise<unknown> {
  const tables = ['configs', 'drafts', 'versions', 'overrides', 'schedules', 'locks'];
  const columns = tables.map(
    (name) => `(select json_agg(t order by t::text) from site_${name} t) as ${name}`,
  );
  const { rows } = await pool.query(`select ${columns.join(', ')}`);
  return rows[0];
}
