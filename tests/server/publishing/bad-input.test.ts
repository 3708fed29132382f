import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { demoLimits } from '#server/environment/server-options.ts';
import { errorReply } from '#schemas/api/wire.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';
import { at, everything, named, openConfigEditor, set } from './config-editor.ts';

/** What an operator would read: nothing of all this is a fault of the server. */
const logged: unknown[] = [];
const keep = (entry: unknown) => void logged.push(entry);
const log = { info: () => undefined, warn: keep, error: keep };
const { app, db, pool } = await buildSmallApp({ log, options: { limits: demoLimits } });
await insertStaff(db);
const owner = await signStaffIn(app);
const editor = openConfigEditor(app, owner);
const managed = openConfigEditor(
  app,
  await signStaffIn(app, 'manager@corner.test'),
  small.restaurant,
);
await editor.write(set('hero.title', 'Soup'));

/** Sent as it is written, for no program of ours would write it. */
const send = async (value: string, path = '["tomorrow"]') => {
  const { revision } = await editor.draft();
  return editor.call('PATCH', 'draft', {
    revision,
    type: 'application/json',
    payload: `{"transaction_id":"${randomUUID()}","changes":[{"path":${path},"value":${value}}]}`,
  });
};

const keys = (count: number) =>
  `{${Array.from({ length: count }, (_, index) => `"k${index}":1`).join(',')}}`;
const title = '["hero","title"]';
const button = '["hero","ctaLink"]';

describe('JSON that nobody means is refused, and changes nothing', () => {
  test.each([
    ['a number without end', '1e999', undefined, 400],
    ['a number of 400 digits', `1${'0'.repeat(400)}`, undefined, 400],
    ['no number', 'NaN', undefined, 400],
    ['a trailing comma', '[1,]', undefined, 400],
    ['what objects inherit', '{"__proto__":{"admin":true}}', undefined, 400],
    ['the same by its path', '{"admin":true}', '["__proto__"]', 422],
    ['how objects are made', '{"admin":true}', '["constructor","prototype"]', 422],
    ['half a pair of surrogates', '"\\ud800"', title, 422],
    ['the same as a key', '{"\\udfff":1}', undefined, 422],
    ['the same in a path', '1', '["\\udfff"]', 422],
    ['NUL in a text', '"a\\u0000b"', title, 422],
    ['NUL deep in a list', '[[{"a":["\\u0000"]}]]', undefined, 422],
    ['a place in a list that cannot be', '1', '["footer","links",-1]', 400],
    ['a place in a list that is not there', '1', '["footer","links",9999]', 422],
    ['the length of a list', '0', '["footer","links","length"]', 422],
    ['the whole document', '{}', '[]', 400],
    ['a path of thirteen steps', '1', JSON.stringify(Array.from('abcdefghijklm')), 400],
    ['a step of 201 letters', '1', JSON.stringify(['x'.repeat(201)]), 400],
    ['70,000 keys', keys(70_000), undefined, 413],
    [
      '60,000 things in a list of eight',
      `[${'{"a":1},'.repeat(59_999)}{}]`,
      '["footer","links"]',
      422,
    ],
    ['5 MB', `"${'x'.repeat(5 * 1024 * 1024)}"`, undefined, 413],
    ['a version without end', '1e400', '["schemaVersion"]', 400],
    ['the future', '99', '["schemaVersion"]', 409],
    ['a design that there is not', '"hologram"', '["hero","variant"]', 422],
    ['a link that runs', '"JaVaScRiPt:alert(1)"', button, 422],
    ['a link that runs, in pieces', '"java\\tscript:alert(1)"', button, 422],
    ['a link that runs, behind a sign', '"\\u0001javascript:alert(1)"', button, 422],
    ['a path that is another host', '"/\\\\evil.example"', button, 422],
  ])('%s', async (_what, value, path, status) => {
    const before = await everything(pool);
    const reply = await send(value, path);
    expect(reply.statusCode).toBe(status);
    expect(errorReply.parse(reply.json()).error).toMatch(/^[A-Zm].{10,}$/);
    expect(reply.body.length).toBeLessThan(100_000);
    expect(await everything(pool)).toEqual(before);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
  });

  test('what cannot be stored is told at its setting, beside all that can', async () => {
    const { revision } = await editor.draft();
    const reply = await editor.change(revision, [
      set('hero.title', 'Good'),
      set('seo.title', 'a\0'),
    ]);
    expect(reply.json().problems).toEqual([
      { path: 'seo.title', code: 'unstorable', message: expect.stringContaining('Write it anew') },
    ]);
  });

  test('of the same key twice the last counts, as everywhere', async () => {
    const own = await editor.draft();
    const reply = await editor.call('PATCH', 'draft', {
      revision: own.revision,
      type: 'application/json',
      payload: `{"transaction_id":"${randomUUID()}","changes":[{"path":${title},"value":"One","value":"Soup"}]}`,
    });
    expect(reply.statusCode).toBe(200);
    expect(at((await editor.draft()).document, 'hero.title')).toBe('Soup');
    await editor.discard(own.revision + 1);
    await editor.write(set('hero.title', 'Soup'));
  });
});

describe('If-Match', () => {
  const change = { transaction_id: randomUUID(), changes: [set('hero.title', 'Mine')] };
  const write = (tag: Record<string, string>) =>
    app.inject({
      method: 'PATCH',
      url: '/api/v2/staff/config/draft',
      headers: { ...owner, ...tag },
      payload: change,
    });

  test.each([
    ['that is missing', null, 428],
    ['that is anything', '*', 412],
    ['that is old', '"1"', 412],
    ['that is weak and old', 'W/"1"', 412],
    ['that names two', '"1", "2"', 412],
    ['without its quotes', '1', 412],
    ['that is empty', '""', 412],
    ['below zero', '"-1"', 412],
    ['beyond every count', '"99999999999999"', 412],
    ['in other digits', '"٣"', 412],
    ['of fifty letters', 'x'.repeat(50), 400],
  ])('%s changes nothing', async (_what, tag, status) => {
    const before = await everything(pool);
    const reply = await write(tag === null ? {} : { 'if-match': tag });
    expect(reply.statusCode).toBe(status);
    expect(await everything(pool)).toEqual(before);
  });
});

test('of 200 writes from one revision one is made, and the site can be published meanwhile', async () => {
  const { revision: from } = await editor.draft();
  const writes = Array.from({ length: 200 }, (_, index) =>
    editor.change(from, [set('hero.title', `Number ${index}`)]),
  );
  const publish = editor.publish(from);
  const statuses = (await Promise.all(writes)).map(({ statusCode }) => statusCode);
  expect([201, 412]).toContain((await publish).statusCode);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1);
  expect(statuses.filter((status) => status !== 200 && status !== 412)).toEqual([]);
  const { revision: to } = await editor.draft();
  expect(to).toBeGreaterThan(from);
});

describe('publishing', () => {
  test.each([
    ['with a note of 10,000 letters', { note: 'x'.repeat(10_000) }, 400],
    ['with a note of two lines', { note: 'a\nb' }, 400],
    ['with a note that cannot be stored', { note: '\uD800' }, 400],
    ['in the past', { publish_at: '2020-01-01T00:00' }, 422],
    ['on 30 February', { publish_at: '2027-02-30T10:00' }, 422],
    ['at no time at all', { publish_at: '' }, 400],
    [
      'until before it begins',
      { publish_at: '2027-01-02T10:00', revert_at: '2027-01-01T10:00' },
      422,
    ],
    [
      'until the moment it begins',
      { publish_at: '2027-01-02T10:00', revert_at: '2027-01-02T10:00' },
      422,
    ],
    ['until the past', { revert_at: '2020-01-01T00:00' }, 422],
  ])('%s changes nothing', async (_what, payload, status) => {
    const { revision: present } = await editor.draft();
    const before = await everything(pool);
    const reply = await editor.call('POST', 'publish', { revision: present, payload });
    expect(reply.statusCode).toBe(status);
    expect(await everything(pool)).toEqual(before);
  });

  test('a hundred changes may wait, and the next is told to call some off', async () => {
    const wait = async (index: number) => {
      const from = await editor.write(set('hero.title', `Waiting ${index}`));
      return editor.publish(from, { publish_at: '2026-12-24T18:00' });
    };
    for (let index = 0; index < 100; index += 1) {
      expect((await wait(index)).statusCode).toBe(201);
    }
    const reply = await wait(100);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'too_many_schedules']);
    expect(reply.json().error).toContain('Call some of them off');
    expect(await editor.schedules()).toHaveLength(100);
    expect(at((await editor.draft()).document, 'hero.title')).toBe('Waiting 100');
  }, 60_000);
});

test('a manager finds no way round a lock', async () => {
  const lock = await app.inject({
    method: 'PUT',
    url: '/api/v2/staff/config/locks',
    headers: { ...owner, ...named(0) },
    payload: { keys: ['hero', 'colors/primary'] },
  });
  expect(lock.statusCode).toBe(200);
  const before = await everything(pool);
  const picture = { focusX: 0, focusY: 0, alt: 'Mine', decorative: false };
  const ways: [string, unknown][] = [
    ['hero', { title: 'Mine' }],
    ['hero/title', 'Mine'],
    ['hero//title', 'Mine'],
    ['hero/title/', 'Mine'],
    ['hero/byVariant/split', {}],
    ['colors', { primary: '#123456' }],
    ['colors/primary', '#123456'],
    ['media/hero.backgroundImage', picture],
    ['media/hero.backgroundImage/alt', 'Mine'],
    ['media', { 'hero.backgroundImage': picture }],
  ];
  for (const [key, value] of ways) {
    const { revision: from } = await managed.draft();
    const reply = await managed.change(from, [{ path: [key], value }]);
    expect([key, reply.statusCode, reply.json().code]).toEqual([key, 403, 'locked']);
  }
  const free = await managed.change((await managed.draft()).revision, [
    { path: ['colors/secondary'], value: '#123456' },
    { path: ['hero/title'], value: 'Mine' },
  ]);
  expect(free.statusCode).toBe(403);
  expect(await everything(pool)).toEqual(before);
});

test('of all this nothing was worth a line of the log', () => {
  expect(logged).toEqual([]);
});
