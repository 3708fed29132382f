import { describe, expect, onTestFinished, test } from 'vitest';
import { createConfigPreview } from '#schemas/api/site-config.ts';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { bootElementId, type PageBoot } from '#schemas/page.ts';
import { insertPreview } from '#server/db/queries/previews.ts';
import { dropEndedPreviews } from '#server/jobs/drop-ended-previews.ts';
import { previewLink } from '#server/previews/preview-token.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { claimGuest } from '../setup/claim-guest.ts';
import { insertStaff, signStaffIn, type StaffHeaders } from '../setup/sign-staff-in.ts';
import { buildPageApp, countingEntry, settableClock } from './build-page-app.ts';

const { clock, set } = settableClock();
const entry = countingEntry();
const { app, db, deps } = await buildPageApp(entry, { clock });
await insertStaff(db);
const owner = await signStaffIn(app);
const manager = await signStaffIn(app, 'manager@corner.test');
const guest = await claimGuest(app, 3_000_031);
const at = { host: small.host };
const draftColour = '#123abc';

/** Writes a colour into the draft of the site or of a restaurant. */
async function drafts(color: string, scope: Record<string, string> = {}, staff = owner) {
  const url = '/api/v2/staff/config/draft';
  const { headers } = await app.inject({ url, query: scope, headers: staff });
  const place = 'restaurant_id' in scope ? ['colors/primary'] : ['colors', 'primary'];
  const reply = await app.inject({
    method: 'PATCH',
    url,
    query: scope,
    headers: { ...staff, 'if-match': String(headers.etag) },
    payload: { transaction_id: crypto.randomUUID(), changes: [{ path: place, value: color }] },
  });
  expect(reply.statusCode).toBe(200);
}

const create = (
  query: Record<string, string> = {},
  headers: Partial<StaffHeaders> & { host: string } = owner,
  payload: object = {},
) => app.inject({ method: 'POST', url: '/api/v2/staff/config/previews', query, headers, payload });

/** A link's path; its page is asked for on any host of the tenant. */
async function linkTo(query: Record<string, string> = {}, payload: object = {}): Promise<string> {
  const reply = await create(query, owner, payload);
  expect(reply.statusCode).toBe(201);
  const { pathname, search } = new URL(createConfigPreview.reply.parse(reply.json()).data.url);
  return pathname + search;
}

/** A link to a configuration that was kept by hand. */
async function linkFor(color: string, hours = 1): Promise<string> {
  const id = await insertPreview(db, small.tenant, {
    restaurantId: null,
    document: siteConfigSchema.parse({ colors: { primary: color } }),
    expiresAt: new Date(fridayNoon.getTime() + hours * 3_600_000),
  });
  return previewLink(deps, small.tenant, id);
}

const open = (url: string, cookie = '') => app.inject({ url, headers: { ...at, cookie } });
const cookieOf = (reply: { cookies: { name: string; value: string }[] }) =>
  reply.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
function bootOf(html: string): PageBoot {
  const json = new RegExp(`id="${bootElementId}">(.*?)</script>`).exec(html)?.[1] ?? '';
  return JSON.parse(json);
}

describe('a link to a draft', () => {
  test('shows the draft as it was when the link was made, drawn on the server', async () => {
    await drafts(draftColour);
    const link = await linkTo();
    await drafts('#654321');
    const reply = await open(link);
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain(`|${draftColour}`);
    const boot = bootOf(reply.body);
    expect(boot.settings.web_config.colors.primary).toBe(draftColour);
    expect(boot.preview).toEqual({
      restaurantId: null,
      expiresAt: new Date(fridayNoon.getTime() + 72 * 3_600_000).toISOString(),
    });
  });

  test('leads to the tenant’s own address, and says when it ends', async () => {
    const reply = await create({}, owner, { hours: 5 });
    const { url, expires_at } = createConfigPreview.reply.parse(reply.json()).data;
    expect(url).toMatch(new RegExp(`^https?://${small.host}[^?]*/\\?preview=`));
    expect(Date.parse(expires_at)).toBe(fridayNoon.getTime() + 5 * 3_600_000);
  });

  test('is neither kept, nor stored by browsers, nor listed by search engines', async () => {
    const link = await linkFor('#0a0b0c');
    const before = entry.drawn.length;
    const first = await open(link);
    await open(link);
    expect(entry.drawn.length).toBe(before + 2);
    expect(first.headers['cache-control']).toBe('no-store');
    expect(first.headers['x-robots-tag']).toBe('noindex');
    expect(first.headers.etag).toBeUndefined();
  });

  test('keeps the whole visit on the draft: reloads, other pages, deep links', async () => {
    const visit = cookieOf(await open(await linkFor('#0a0b0d')));
    for (const path of ['/', '/menu', '/terms', '/orders/7']) {
      const reply = await open(path, visit);
      expect(bootOf(reply.body).settings.web_config.colors.primary).toBe('#0a0b0d');
      expect(reply.headers['cache-control']).toBe('no-store');
      expect(bootOf((await open(path)).body).preview).toBeUndefined();
    }
  });

  test('leaves a cookie for this host and visit alone, which no script reads', async () => {
    const { headers } = await open(await linkFor('#0a0b0e'));
    const [cookie = ''] = [headers['set-cookie']].flat();
    expect(cookie).toMatch(/^preview=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is left by its own button, back to what is published', async () => {
    const visit = cookieOf(await open(await linkFor('#0a0b0f')));
    const left = await open('/menu?preview=end', visit);
    expect([left.statusCode, left.headers.location]).toEqual([303, '/menu']);
    expect([left.headers['set-cookie']].flat()[0]).toMatch(/^preview=; .*Max-Age=0/);
  });
});

describe('a link that shows nothing', () => {
  const refused = async (url: string, cookie = '') => {
    const reply = await open(url, cookie);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('This preview has ended, or its link is not complete.');
    expect(reply.headers['x-robots-tag']).toBe('noindex');
    expect(reply.headers['cache-control']).toBe('no-store');
    return reply;
  };

  test('because it ended says so, and the cookie goes', async () => {
    const link = await linkFor('#0b0b0b', 1);
    const visit = cookieOf(await open(link));
    set(new Date(fridayNoon.getTime() + 3_600_000).toISOString());
    onTestFinished(() => set(fridayNoon.toISOString()));
    await refused(link);
    const reply = await refused('/menu', visit);
    expect([reply.headers['set-cookie']].flat()[0]).toContain('Max-Age=0');
  });

  test('because it is forged, or of another tenant, says the same', async () => {
    const link = await linkFor('#0b0b0c');
    await refused(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`);
    await refused('/?preview=');
    await refused('/?preview=guess');
    const [id = ''] = link.replace('/?preview=', '').split('.');
    await refused(previewLink(deps, small.otherTenant, id));
    const elsewhere = await app.inject({ url: link, headers: { host: small.otherHost } });
    expect(elsewhere.statusCode).toBe(404);
  });

  test('is dropped from the database once it ended', async () => {
    const link = await linkFor('#0b0b0d', -1);
    expect(await dropEndedPreviews(deps)).toBeGreaterThan(0);
    expect(await dropEndedPreviews(deps)).toBe(0);
    await refused(link);
  });
});

describe('the draft of one restaurant', () => {
  const own = { restaurant_id: String(small.restaurant) };

  test('shows that restaurant, with its overrides over the published site', async () => {
    await drafts('#00ff11', own, manager);
    const reply = await create(own, manager);
    expect(reply.statusCode).toBe(201);
    const { search } = new URL(createConfigPreview.reply.parse(reply.json()).data.url);
    const boot = bootOf((await open(`/menu${search}`)).body);
    expect(boot.settings.web_config.colors.primary).toBe('#00ff11');
    expect(boot.selectedRestaurantId).toBe(small.restaurant);
    expect(boot.preview?.restaurantId).toBe(small.restaurant);
  });
});

describe('who may make a link', () => {
  test.each([
    ['nobody in particular', { host: small.host }, {}, 401],
    ['a guest', guest, {}, 401],
    ['a manager, of the whole site', manager, {}, 403],
    [
      'an owner, of another tenant’s restaurant',
      owner,
      { restaurant_id: String(small.otherRestaurant) },
      404,
    ],
    ['staff without the token of their page', { ...owner, 'x-xsrf-token': '' }, {}, 403],
  ])('%s may not', async (_name, headers, query, status) => {
    const reply = await create(query, headers);
    expect(reply.statusCode).toBe(status);
    errorReply.parse(reply.json());
  });

  test.each([0, 721, 1.5])('nobody makes one for %s hours', async (hours) => {
    expect((await create({}, owner, { hours })).statusCode).toBe(400);
  });
});
