import { eq } from 'drizzle-orm';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { newTenant } from '#schemas/api/operator-tenants.ts';
import * as tables from '#server/db/schema.ts';
import { createTenant } from '#server/tenants/create-tenant.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { expectStatus } from '../setup/shopper.ts';
import {
  addNewDish,
  addNewHours,
  addNewRestaurant,
  createNewSite,
  newHost,
  setTax,
  signNewOwnerIn,
  takeCash,
} from './new-site.ts';

const database = await createTestDatabase();
const { db } = database;
const { tenantId } = await createNewSite(db);
const { app, deps } = await buildTestApp(database);
// Another instance of the program on the same database.
const second = await buildTestApp(database);
const owner = await signNewOwnerIn(app);
const { show, mark, open } = owner;
await addNewRestaurant(db, tenantId);
await addNewHours(db, tenantId);
await addNewDish(db, tenantId);
await takeCash(db, tenantId);
await setTax(db, tenantId);

const draftUrl = '/api/v2/staff/config/draft';
const config = async (instance = deps) =>
  (await instance.settings.get(tenantId)).config.general.showConfigEditor;
const versions = () =>
  db
    .select({ note: tables.siteVersions.note, author: tables.siteVersions.author })
    .from(tables.siteVersions)
    .where(eq(tables.siteVersions.tenantId, tenantId))
    .orderBy(tables.siteVersions.version);

beforeEach(async () => {
  await db
    .update(tables.tenants)
    .set({ openedAt: null, setupMarks: { look: 'confirmed', test_order: 'skipped' } })
    .where(eq(tables.tenants.id, tenantId));
  await db.delete(tables.siteVersions);
  await db.delete(tables.siteDrafts);
  await db
    .update(tables.siteConfigs)
    .set({ document: { general: { tenantId, showConfigEditor: true } } })
    .where(eq(tables.siteConfigs.tenantId, tenantId));
  deps.settings.clear();
  deps.tenants.clear();
});

test('with a step missing it is refused with the set-up, and nothing changes', async () => {
  expectStatus(await mark('look', null), 200);
  const reply = await open();
  expectStatus(reply, 409);
  const { code, data } = contract.openSite.failures[409].parse(reply.json());
  expect(code).toBe('setup_incomplete');
  expect(data?.steps.filter(({ state }) => state === 'missing').map(({ step }) => step)).toEqual([
    'look',
  ]);
  expect(await show()).toMatchObject({ opened_at: null, shows_editor: true });
  expect(await versions()).toEqual([]);
});

test('it opens, the editor’s button goes as a version of its own, and again changes nothing', async () => {
  const reply = await open();
  expectStatus(reply, 200);
  const opened = contract.openSite.reply.parse(reply.json()).data;
  expect(opened).toMatchObject({ can_open: false, shows_editor: false });
  expect(opened.opened_at).not.toBeNull();
  expect(await config()).toBe(false);
  await expect.poll(() => config(second.deps)).toBe(false);
  const again = await open({ keep_editor: true });
  expect(contract.openSite.reply.parse(again.json()).data).toEqual(opened);
  expect(await versions()).toEqual([
    { note: '', author: null },
    { note: 'Opened to visitors', author: 'Ana' },
  ]);
});

test('the editor’s button stays where it is wanted, without a version', async () => {
  expectStatus(await open({ keep_editor: true }), 200);
  expect(await show()).toMatchObject({ shows_editor: true });
  expect(await versions()).toEqual([]);
});

test('what somebody is editing stays a draft, in which the button is gone, too', async () => {
  const changes = [{ path: ['hero', 'title'], value: 'Slurp' }];
  const sent = await app.inject({
    method: 'PATCH',
    url: draftUrl,
    headers: { ...owner.headers, 'if-match': '"0"' },
    payload: { transaction_id: '00000000-0000-4000-8000-000000000001', changes },
  });
  expectStatus(sent, 200);
  expectStatus(await open(), 200);
  const reply = await app.inject({ url: draftUrl, headers: { ...owner.headers } });
  const draft = contract.getConfigDraft.reply.parse(reply.json()).data;
  expect(draft.document).toMatchObject({
    hero: { title: 'Slurp' },
    general: { showConfigEditor: false },
  });
  expect(draft.published.document).not.toMatchObject({ hero: { title: 'Slurp' } });
});

test('two owners at once open it once', async () => {
  const replies = await Promise.all([open(), open(), open({ keep_editor: true })]);
  const openedAt = replies.map((reply) => {
    expectStatus(reply, 200);
    return contract.openSite.reply.parse(reply.json()).data.opened_at;
  });
  expect(new Set(openedAt).size).toBe(1);
  expect((await versions()).length).toBeLessThanOrEqual(2);
});

test('a step that goes missing after it was opened closes nothing', async () => {
  expectStatus(await open(), 200);
  await db.delete(tables.paymentSettings).where(eq(tables.paymentSettings.tenantId, tenantId));
  onTestFinished(() => takeCash(db, tenantId));
  const setup = await show();
  expect(setup.opened_at).not.toBeNull();
  expect(setup.steps.find(({ step }) => step === 'payment')?.state).toBe('missing');
});

test('only its own owner sees it', async () => {
  const url = '/api/v2/staff/setup';
  const { statusCode } = await app.inject({ url, headers: { host: newHost } });
  expect(statusCode).toBe(401);
});

test('the desk is told as long as it is not open, in the owner’s own browser', async () => {
  const desk = async () => {
    const reply = await app.inject({ url: '/api/v2/staff/desk', headers: { ...owner.headers } });
    return contract.getDesk.reply.parse(reply.json()).data.needs_setup ?? false;
  };
  deps.tenants.clear();
  expect(await desk()).toBe(true);
  expectStatus(await open(), 200);
  expect(await desk()).toBe(false);
});

test('whoever accepts the invitation of the operator is led to the set-up', async () => {
  const { owner: invitation } = await createTenant(
    { db, clock: deps.clock, originOf: () => 'https://two.example', secretKey: deps.secretKey },
    newTenant.parse({
      name: 'Two',
      hosts: ['two.example'],
      currency: 'AUD',
      locale: 'en-AU',
      time_zone: 'Australia/Sydney',
      owner: 'bo@two.example',
    }),
  );
  const token = new URL(invitation.link).hash.replace('#token=', '');
  const reply = await app.inject({
    method: 'POST',
    url: '/api/v2/staff/invitation/account',
    headers: { host: 'two.example' },
    payload: { token, name: 'Bo', password: 'ramen and rice noodles' },
  });
  expectStatus(reply, 201);
  expect(contract.acceptInvitation.reply.parse(reply.json()).data.needs_setup).toBe(true);
});
