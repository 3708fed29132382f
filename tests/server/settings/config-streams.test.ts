import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { eq } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { getLiveConfigVersion } from '#schemas/api/site-config.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { notifyConfigChange, notifyMenuChange } from '#server/db/queries/notify.ts';
import { defaultLimits } from '#server/environment/server-options.ts';
import { restaurantProducts } from '#server/db/schema.ts';
import { createConfigStreams } from '#server/streams/config-streams.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp, buildTestApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

// A browser names the address it asks; on an unknown one the first tenant answers.
const configStreams = { ofNetwork: 6, inAll: 8 };
const options = { fallbackTenantId: small.tenant, limits: { ...defaultLimits, configStreams } };
const { app, deps, db, pool } = await buildSmallApp({ options });
await insertStaff(db);
const owner = await signStaffIn(app);
const address = await app.listen({ port: 0, host: '127.0.0.1' });

/** Publishes a colour of the site; gives the version's number. */
async function publish(color: string): Promise<number> {
  const url = '/api/v2/staff/config/draft';
  const draft = await app.inject({ url, headers: owner });
  const changed = await app.inject({
    method: 'PATCH',
    url,
    headers: { ...owner, 'if-match': String(draft.headers.etag) },
    payload: {
      transaction_id: crypto.randomUUID(),
      changes: [{ path: ['colors', 'primary'], value: color }],
    },
  });
  expect(changed.statusCode).toBe(200);
  const published = await app.inject({
    method: 'POST',
    url: '/api/v2/staff/config/publish',
    headers: { ...owner, 'if-match': String(changed.headers.etag) },
    payload: {},
  });
  expect(published.statusCode).toBe(201);
  return version();
}

async function version(): Promise<number> {
  const reply = await app.inject({ url: '/api/v2/config-version', headers: at });
  return getLiveConfigVersion.reply.parse(reply.json()).data.config_version;
}

/** Listens as a browser does; not by fetch, which keeps connections for calls to come. */
async function listen(query = '', host = address) {
  const request = get(`${host}/api/v2/config-news${query}`, { agent: false });
  onTestFinished(() => void request.destroy());
  const [reply]: IncomingMessage[] = await once(request, 'response');
  if (!reply) throw new Error('no reply came');
  const chunks = reply.setEncoding('utf8')[Symbol.asyncIterator]();
  let text = '';
  /** The next version told; null when the stream has ended. A bound against hanging is the test's own. */
  const next = async (): Promise<unknown> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const data = /^data: (.*)$/m.exec(text.slice(0, end))?.[1];
        text = text.slice(end + 2);
        if (data !== undefined) return JSON.parse(data);
        continue;
      }
      const chunk = await chunks.next();
      if (chunk.done) return null;
      text += String(chunk.value);
    }
  };
  const { statusCode: status, headers } = reply;
  return { status, headers, next, leave: () => void request.destroy() };
}

describe('news of a publish', () => {
  test('come as a stream: the present version at once, then each that is published', async () => {
    const before = await version();
    const page = await listen();
    expect(page.headers['content-type']).toContain('text/event-stream');
    expect(page.headers['cache-control']).toContain('no-store');
    expect(await page.next()).toEqual({ config_version: before });
    const after = await publish('#123456');
    expect(after).toBeGreaterThan(before);
    expect(await page.next()).toEqual({ config_version: after });
    page.leave();
  });

  test('reach every page, and name what the settings then hold', async () => {
    const pages = await Promise.all([listen(), listen(`?tenant_id=${small.tenant}`)]);
    for (const page of pages) await page.next();
    const after = await publish('#234567');
    for (const page of pages) {
      expect(await page.next()).toEqual({ config_version: after });
      page.leave();
    }
    const settings = await app.inject({ url: '/api/v2/restaurants/app-settings', headers: at });
    expect(settings.json()).toMatchObject({
      data: [{ config_version: after, web_config: { colors: { primary: '#234567' } } }],
    });
  });

  test('are of one tenant alone', async () => {
    const page = await listen(`?tenant_id=${small.otherTenant}`);
    const theirs = await page.next();
    await publish('#345678');
    await db.transaction((tx) => notifyConfigChange(tx, small.otherTenant));
    expect(await page.next()).toEqual(theirs);
    page.leave();
  });

  test('of a tenant that is none of this host’s are refused', async () => {
    const url = `/api/v2/config-news?tenant_id=${small.otherTenant}`;
    const reply = await app.inject({ url, headers: at });
    expect(reply.statusCode).toBe(404);
    errorReply.parse(reply.json());
  });

  test('that were missed are told when one comes back', async () => {
    const page = await listen();
    await page.next();
    page.leave();
    const after = await publish('#456789');
    const again = await listen();
    expect(await again.next()).toEqual({ config_version: after });
    again.leave();
  });
});

describe('streams that are open at once', () => {
  test('are bounded for one network, whose pages may ask instead', async () => {
    const pages = [];
    for (let count = 0; count < configStreams.ofNetwork; count += 1) pages.push(await listen());
    const [first] = pages;
    await first?.next();
    const refused = await listen();
    expect(refused.status).toBe(429);
    expect(await version()).toBeGreaterThan(0);
    first?.leave();
    await expect.poll(async () => (await listen()).status).toBe(200);
  });

  test('are bounded in all', async () => {
    const full = await buildTestApp(
      { db, pool },
      {
        options: {
          ...options,
          limits: { ...options.limits, configStreams: { ...configStreams, inAll: 0 } },
        },
      },
    );
    const reply = await full.app.inject({ url: '/api/v2/config-news', headers: at });
    expect([reply.statusCode, reply.json<{ code: string }>().code]).toEqual([503, 'streams_full']);
  });

  test('end with the server, which waits for none of them', async () => {
    const other = await buildTestApp({ db, pool }, { options });
    const place = await other.app.listen({ port: 0, host: '127.0.0.1' });
    const page = await listen('', place);
    await page.next();
    await other.app.close();
    expect(await page.next()).toBeNull();
  });

  test('that cannot be told are ended, to come back by themselves', async () => {
    const broken = {
      ...deps,
      log: { ...deps.log, warn: () => undefined },
      settings: { ...deps.settings, get: async () => Promise.reject(new Error('no database')) },
    };
    const streams = createConfigStreams(broken);
    onTestFinished(() => streams.close());
    const sent: string[] = [];
    let isOver = false;
    const output = {
      destroyed: false,
      get writableEnded() {
        return isOver;
      },
      writableLength: 0,
      on: () => output,
      write: (text: string) => sent.push(text) > 0,
      end: () => {
        isOver = true;
      },
      destroy: () => output,
    };
    streams.open({ tenantId: small.tenant, network: 'home', begin: () => output });
    await expect.poll(() => isOver).toBe(true);
    expect(sent.join('')).toMatch(/^retry: \d{4}\n\n$/);
  });

  test('that nobody reads are cut off, and the others are told', async () => {
    const streams = createConfigStreams(deps);
    onTestFinished(() => streams.close());
    const reader = (waiting: number) => {
      const told: string[] = [];
      const output = {
        destroyed: false,
        writableEnded: false,
        writableLength: 0,
        on: () => output,
        write: (text: string) => told.push(text) > 0,
        end: () => output,
        destroy: () => {
          output.destroyed = true;
        },
      };
      streams.open({ tenantId: small.tenant, network: `net ${waiting}`, begin: () => output });
      return { output, told, stall: () => (output.writableLength = waiting) };
    };
    const [asleep, awake] = [reader(64 * 1024), reader(0)];
    await expect.poll(() => [asleep.told.length, awake.told.length]).toEqual([2, 2]);
    asleep.stall();
    await publish('#0a5d3f');
    await expect.poll(() => awake.told.length).toBe(3);
    expect([asleep.output.destroyed, asleep.told.length]).toEqual([true, 2]);
    expect(awake.output.destroyed).toBe(false);
  });

  test('are 500 at a time for a few megabytes, and all are free again when they are left', async () => {
    const before = process.memoryUsage().rss;
    const limits = { ...options.limits, configStreams: { ofNetwork: 500, inAll: 500 } };
    const crowded = await buildTestApp({ db, pool }, { options: { ...options, limits } });
    const host = await crowded.app.listen({ port: 0, host: '127.0.0.1' });
    const pages = await Promise.all(Array.from({ length: 500 }, () => listen('', host)));
    expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024);
    const late = await listen('', host);
    expect(late.status).toBe(503);
    for (const page of pages) page.leave();
    await expect.poll(async () => (await listen('', host)).status).toBe(200);
  });
});

describe('what is sold out on an open menu', () => {
  const following = `?restaurant_id=${small.restaurant}`;
  const told = async (page: Awaited<ReturnType<typeof listen>>) =>
    getLiveConfigVersion.reply.shape.data.parse(await page.next());
  const setBurger = (is_available: boolean) =>
    app.inject({
      method: 'PUT',
      url: '/api/v2/staff/availability',
      headers: owner,
      payload: {
        restaurant_id: small.restaurant,
        kind: 'product',
        item_id: small.burger.id,
        is_available,
      },
    });
  const productIds = ({ menu }: Awaited<ReturnType<typeof told>>) =>
    menu?.unavailable.products.map(({ id }) => id);

  test('comes with the stream: at once, and with each change, of the same content', async () => {
    const page = await listen(following);
    const before = await told(page);
    expect(productIds(before)).toEqual([small.soup.id]);
    await setBurger(false);
    const after = await told(page);
    expect(productIds(after)).toEqual([small.burger.id, small.soup.id]);
    expect(after.menu?.content).toBe(before.menu?.content);
    expect(after.menu?.version).toBeGreaterThan(before.menu?.version ?? 0);
    await setBurger(true);
    expect(productIds(await told(page))).toEqual([small.soup.id]);
    page.leave();
  });

  test('is not told to pages of another restaurant, nor where there is none', async () => {
    const [other, none] = [await listen(), await listen('?restaurant_id=999999')];
    for (const page of [other, none]) expect((await told(page)).menu).toBeUndefined();
    await setBurger(false);
    await setBurger(true);
    await publish('#3a5d3f');
    // The publish comes next: nothing of the menu has come before it.
    for (const page of [other, none]) expect((await told(page)).menu).toBeUndefined();
    for (const page of [other, none]) page.leave();
  });

  test('names another content where a dish costs something else, to be asked for anew', async () => {
    const page = await listen(following);
    const before = await told(page);
    await db.transaction(async (tx) => {
      await tx
        .update(restaurantProducts)
        .set({ onlinePrice: 1390 })
        .where(eq(restaurantProducts.id, small.burger.id));
      await notifyMenuChange(tx, small.tenant, small.restaurant);
    });
    expect((await told(page)).menu?.content).not.toBe(before.menu?.content);
    page.leave();
  });
});
