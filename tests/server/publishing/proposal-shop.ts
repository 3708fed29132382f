import { eq } from 'drizzle-orm';
import { beforeEach } from 'vitest';
import { proposalEndpoints } from '#schemas/api/site-proposals.ts';
import {
  siteConfigs,
  siteDrafts,
  siteLocks,
  siteOverrides,
  siteProposals,
  siteVersions,
} from '#server/db/schema.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { hashPassword } from '#server/identity/password.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, password, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';
import { named, openConfigEditor } from './config-editor.ts';

const { sendConfigProposal, listConfigProposals, getConfigProposal } = proposalEndpoints;

export const own = (key: string, value?: unknown) => ({
  path: [key],
  ...(value !== undefined && { value }),
});
export const codeOf = ({ json }: { json(): { code?: string } }) => json().code;

type Asked = { payload?: object; revision?: number | null };

/**
 * Two owners and the managers of two restaurants, and what they do with proposals; each test begins
 * with nothing drafted, locked or sent.
 */
export async function openProposalShop() {
  let now = fridayNoon;
  const { app, db, pool, deps } = await buildSmallApp({ clock: () => now });
  await insertStaff(db);
  const passwordHash = await hashPassword(password);
  await insertStaffAccount(db, small.tenant, {
    name: 'Mint',
    email: 'second@corner.test',
    passwordHash,
    role: 'owner',
  });
  await insertStaffAccount(db, small.tenant, {
    name: 'Dill',
    email: 'dill@corner.test',
    passwordHash,
    role: 'manager',
    restaurantId: small.closedRestaurant,
  });
  const owner = await signStaffIn(app);
  const manager = await signStaffIn(app, 'manager@corner.test');
  const managed = openConfigEditor(app, manager, small.restaurant);

  const call = (
    headers: StaffHeaders,
    method: 'GET' | 'POST' | 'DELETE',
    path = '',
    { payload, revision = null }: Asked = {},
  ) =>
    app.inject({
      method,
      url: `/api/v2/staff/config/proposals${path}`,
      headers: { ...headers, ...named(revision) },
      ...(payload && { payload }),
    });
  const trySend = async (message = '', headers = manager) => {
    const { revision } = await managed.draft();
    const payload = { message };
    return call(headers, 'POST', `?restaurant_id=${small.restaurant}`, { revision, payload });
  };
  const detailsOf = async (id: string, headers = owner) =>
    getConfigProposal.reply.parse((await call(headers, 'GET', `/${id}`)).json()).data;

  beforeEach(async () => {
    const tables = [siteProposals, siteDrafts, siteVersions, siteOverrides, siteLocks];
    for (const table of tables) await db.delete(table);
    await db
      .update(siteConfigs)
      .set({ version: 3, document: { colors: { primary: '#1f6f54' }, hero: { title: 'Hello' } } })
      .where(eq(siteConfigs.tenantId, small.tenant));
    await pool.query('delete from graphile_worker._private_jobs');
    deps.settings.clear();
    now = fridayNoon;
  });

  return {
    app,
    db,
    pool,
    deps,
    owner,
    second: await signStaffIn(app, 'second@corner.test'),
    manager,
    elsewhere: await signStaffIn(app, 'dill@corner.test'),
    managed,
    harbour: openConfigEditor(app, owner, small.restaurant),
    site: openConfigEditor(app, owner),
    call,
    trySend,
    detailsOf,
    /** Sends the draft; it must work. */
    async send(message = '') {
      const reply = await trySend(message);
      if (reply.statusCode !== 201) throw new Error(reply.body);
      return sendConfigProposal.reply.parse(reply.json()).data;
    },
    listOf: async (headers: StaffHeaders, query = '') =>
      listConfigProposals.reply.parse((await call(headers, 'GET', query)).json()).data,
    /** Accepts all of it, or some settings, from what is published now. */
    async accept(id: string, keys?: readonly string[], headers = owner) {
      const { revision, proposed } = await detailsOf(id);
      const payload = { keys: keys ?? proposed.map(({ key }) => key) };
      return call(headers, 'POST', `/${id}/acceptance`, { revision, payload });
    },
    decline: (id: string, reason: string, headers = owner) =>
      call(headers, 'POST', `/${id}/refusal`, { payload: { reason } }),
    withdraw: (id: string, headers = manager) => call(headers, 'DELETE', `/${id}`),
    async lock(...keys: string[]) {
      const url = '/api/v2/staff/config/locks';
      const { revision } = (await app.inject({ url, headers: owner })).json().data;
      const headers = { ...owner, ...named(revision) };
      return app.inject({ method: 'PUT', url, headers, payload: { keys } });
    },
    /** Lets time go by, in ms. */
    pass: (ms: number) => void (now = new Date(now.getTime() + ms)),
    now: () => now,
  };
}
