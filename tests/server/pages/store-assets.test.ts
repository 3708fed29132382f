import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { dayMs, hourMs } from '#schemas/rules/time/minute.ts';
import { serveAssets } from '#server/pages/built-storefront.ts';
import { addSecurityHeaders } from '#server/security/security-headers.ts';
import { storeAssets, storeBuild, storedFiles } from '#server/pages/store-assets.ts';

async function scratch(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'servery-assets-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A build of two files: one that every build has, and one of its own, packed as well. */
async function build(parent: string, name: string): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder);
  await writeFile(join(folder, 'shared-AAAAAAAA.js'), 'shared');
  await writeFile(join(folder, `menu-${name}.js`), `menu of ${name}`);
  await writeFile(join(folder, `menu-${name}.js.br`), `packed menu of ${name}`);
  return folder;
}

/** As if nobody had served a build since. */
async function letPass(folder: string, ms: number): Promise<void> {
  const then = new Date(Date.now() - ms);
  for (const list of await readdir(join(folder, 'builds'))) {
    await utimes(join(folder, 'builds', list), then, then);
  }
}

test('a page of the build before finds its scripts for a day, packed too', async () => {
  const parent = await scratch();
  const folder = join(parent, 'assets');
  const [before, now] = [await build(parent, 'before'), await build(parent, 'now')];
  await storeBuild({ built: before, folder });
  await rm(before, { recursive: true });
  await letPass(folder, dayMs - hourMs);
  await storeBuild({ built: now, folder });

  const app = fastify();
  onTestFinished(() => app.close());
  await serveAssets(app, [now, storedFiles(folder)]);
  const get = (name: string, encoding = 'identity') =>
    app.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': encoding } });
  expect((await get('menu-now.js')).body).toBe('menu of now');
  const stored = await get('menu-before.js');
  expect([stored.statusCode, stored.body]).toEqual([200, 'menu of before']);
  expect(stored.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const packed = await get('menu-before.js', 'br');
  expect([packed.headers['content-encoding'], packed.body]).toEqual([
    'br',
    'packed menu of before',
  ]);
  expect((await get('menu-never.js')).statusCode).toBe(404);
});

test('a script comes without what only a document obeys, a drawing and a refusal with it', async () => {
  const folder = await build(await scratch(), 'now');
  await writeFile(join(folder, 'mark-AAAAAAAA.svg'), '<svg/>');
  await writeFile(join(folder, 'mark-AAAAAAAA.svg.br'), 'packed');
  const app = fastify();
  onTestFinished(() => app.close());
  addSecurityHeaders(app, { hstsSubdomainsOf: null });
  await serveAssets(app, [folder]);
  const policyOf = async (name: string) => {
    const headers = { 'accept-encoding': 'br' };
    const reply = await app.inject({ url: `/assets/${name}`, headers });
    expect(reply.headers['x-content-type-options']).toBe('nosniff');
    return [reply.headers['content-security-policy'], reply.headers['permissions-policy']];
  };
  const [none, whole] = [
    [undefined, undefined],
    [expect.stringContaining("default-src 'self'"), expect.stringContaining('camera=()')],
  ];
  expect(await policyOf('menu-now.js')).toEqual(none);
  expect(await policyOf('shared-AAAAAAAA.js')).toEqual(none);
  expect(await policyOf('mark-AAAAAAAA.svg')).toEqual(whole);
  expect(await policyOf('menu-never.js')).toEqual(whole);
});

test('what only a build has that nobody served for a day goes, and what others have stays', async () => {
  const parent = await scratch();
  const folder = join(parent, 'assets');
  await storeBuild({ built: await build(parent, 'before'), folder });
  await letPass(folder, dayMs + hourMs);
  const now = await build(parent, 'now');
  await storeBuild({ built: now, folder });
  const expected = ['menu-now.js', 'menu-now.js.br', 'shared-AAAAAAAA.js'];
  expect((await readdir(storedFiles(folder))).toSorted()).toEqual(expected);
  // Who runs for days has said so meanwhile.
  await letPass(folder, dayMs + hourMs);
  await storeBuild({ built: now, folder });
  expect((await readdir(storedFiles(folder))).toSorted()).toEqual(expected);
});

test('instances that start at once keep each other’s files', async () => {
  const parent = await scratch();
  const folder = join(parent, 'assets');
  const names = ['first', 'second', 'third'];
  const builds = await Promise.all(names.map((name) => build(parent, name)));
  await Promise.all([...builds, ...builds].map((built) => storeBuild({ built, folder })));
  const files = await readdir(storedFiles(folder));
  for (const name of names) expect(files).toContain(`menu-${name}.js`);
});

test('a folder that cannot be written is told of, and nothing else happens', async () => {
  const parent = await scratch();
  const built = await build(parent, 'now');
  await writeFile(join(parent, 'assets'), 'a file');
  const warned: string[] = [];
  const log = {
    info: () => undefined,
    error: () => undefined,
    warn: (...said: unknown[]) => void warned.push(String(said.at(-1))),
  };
  const stop = storeAssets({ built, folder: join(parent, 'assets'), log });
  await stop();
  expect(warned).toEqual(['scripts of this build cannot be stored for open pages']);
});
