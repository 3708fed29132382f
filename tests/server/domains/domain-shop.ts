import { afterEach, beforeEach } from 'vitest';
import { contract } from '#schemas/api/contract.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { createDomainProbe } from '#server/ports/domains/domain-probe.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { addPages, countingEntry, settableClock } from '../pages/build-page-app.ts';
import { buildUnreadyApp } from '../setup/build-test-app.ts';
import { startNameServer } from '../setup/name-server.ts';
import { expectStatus } from '../setup/shopper.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { startWebServer } from '../setup/web-server.ts';

/** Two instances on one database, and what their owners do with domains. Call it once a file. */
export async function openDomainShop() {
  const names = await startNameServer();
  const site = await startWebServer();
  const originOf = (host: string) => `http://${host}:${site.port}`;
  const database = await createSmallDatabase();
  const { db, pool } = database;
  await insertStaff(db);
  const { clock, set } = settableClock();
  const domainProbe = createDomainProbe({
    servers: [names.address],
    originsOf: (host) => [originOf(host)],
    // This machine stands in for the internet.
    isAllowed: () => true,
    timeoutMs: 2000,
  });
  const startInstance = async (looks = 1000) => {
    const domainChecks = { points: looks, seconds: 600 };
    const instance = await buildUnreadyApp(database, {
      clock,
      domainProbe,
      options: { originOf, limits: { ...defaultLimits, domainChecks } },
    });
    await addPages(instance, countingEntry());
    await instance.app.ready();
    return instance;
  };
  const { app, deps } = await startInstance();
  const other = await startInstance();
  const owner = await signStaffIn(app);
  const theirOwner = await signStaffIn(app, 'owner@pizza.test', small.otherHost);

  const call = (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers = owner,
  ) =>
    app.inject({
      method,
      url: `/api/v2/staff/domains${url}`,
      headers: { ...headers },
      ...(payload && { payload }),
    });
  const list = async (headers = owner) =>
    contract.listDomains.reply.parse((await call('GET', '', undefined, headers)).json()).data;
  const refusal = (reply: { statusCode: number; json(): unknown }) => {
    const { code, error } = errorReply.parse(reply.json());
    return { status: reply.statusCode, code, error };
  };
  const add = async (host: string, headers = owner) => {
    const reply = await call('POST', '', { domain: host }, headers);
    expectStatus(reply, 201);
    const { data } = contract.addDomain.reply.parse(reply.json());
    const { proof } = data;
    if (!proof) throw new Error('a domain was added without what proves it');
    return { ...data, proof };
  };
  const check = (host: string, headers = owner) =>
    call('POST', `/${host}/check`, undefined, headers);
  const checked = async (host: string) => {
    const reply = await check(host);
    expectStatus(reply, 200);
    return contract.checkDomain.reply.parse(reply.json()).data;
  };
  /** Proves it by a record. */
  const prove = async (host: string) => {
    const { proof } = await add(host);
    names.set(proof.record_name, { txt: [proof.record_value] });
    const { state } = await checked(host);
    if (state !== 'proved') throw new Error(`the domain was not proved but is ${state}`);
  };
  const primary = (host: string, payload: object = {}) => call('POST', `/${host}/primary`, payload);
  const page = (instance: typeof app, at: string, url = '/menu', headers: object = {}) =>
    instance.inject({ url, headers: { host: at, ...headers } });

  const answerNothing = () =>
    site.answer((_request, response) => void response.writeHead(404).end());
  /** What answers at every domain is the program itself. */
  const leadHere = () =>
    site.answer((request, response) => {
      void app
        .inject({ url: request.url ?? '/', headers: { host: request.headers.host ?? '' } })
        .then((reply) => response.writeHead(reply.statusCode).end(reply.body));
    });
  let count = 0;
  const newHost = () => {
    const host = `shop${++count}.example`;
    names.set(host, { a: ['127.0.0.1'] });
    return host;
  };

  beforeEach(answerNothing);
  afterEach(async () => {
    set('2026-11-20T02:00:00Z');
    await pool.query("delete from hosts where host like 'shop%'");
    await pool.query('delete from domains');
    await pool.query(
      "update tenants set is_primary_chosen = false, primary_origin = 'https://corner.test' where id = $1",
      [small.tenant],
    );
    await pool.query("select pg_notify('config_changed', $1)", [String(small.tenant)]);
  });

  return {
    app,
    other,
    deps,
    pool,
    names,
    site,
    set,
    domainProbe,
    originOf,
    startInstance,
    owner,
    theirOwner,
    call,
    list,
    refusal,
    add,
    check,
    checked,
    prove,
    primary,
    page,
    leadHere,
    newHost,
  };
}
