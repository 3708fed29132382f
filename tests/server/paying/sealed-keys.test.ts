import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readStripeKeys, saveStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import { findSecretKey } from '#server/security/find-secret-key.ts';
import { storedSecretKey } from '#server/security/stored-secret-key.ts';
import { isSealedAnew, seal, unseal } from '#server/security/seal.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

const bytes = Buffer.alloc(32, 'k');
const key = secretKeyOf(bytes);
const otherBytes = Buffer.alloc(32, 'x');
const other = secretKeyOf(otherBytes);
/** What node:crypto says of a tag that does not fit. */
const refused = /authenticate/;
const text = 'sk_live_hush, whsec_hush: ключ';

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'servery-keys-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

describe('what is sealed', () => {
  test('opens with its key, at its place', () => {
    expect(unseal(key, 'here', seal(key, 'here', text))).toBe(text);
  });

  test('never reads the same twice', () => {
    expect(seal(key, 'here', text)).not.toBe(seal(key, 'here', text));
  });

  test('does not open with another key, at another place or with a byte changed', () => {
    const sealed = seal(key, 'here', text);
    expect(() => unseal(other, 'here', sealed)).toThrow(refused);
    expect(() => unseal(key, 'there', sealed)).toThrow(refused);
    const [id, whole = ''] = sealed.split('.');
    const parts = Buffer.from(whole, 'base64');
    for (const index of [0, 12, 28, parts.length - 1]) {
      const altered = Buffer.from(parts);
      altered.writeUInt8(altered.readUInt8(index) ^ 1, index);
      expect(() => unseal(key, 'here', `${id}.${altered.toString('base64')}`)).toThrow(refused);
    }
    expect(() => unseal(key, 'here', '')).toThrow(/initialization vector/);
    expect(() => unseal(key, 'here', 'not sealed at all')).toThrow(/initialization vector/);
  });

  test('names its key, and opens as long as that is known', () => {
    const before = seal(other, 'here', text);
    const changed = secretKeyOf(bytes, [Buffer.alloc(32, 'y'), otherBytes]);
    expect(unseal(changed, 'here', before)).toBe(text);
    const [id] = before.split('.');
    expect(id).toMatch(/^[0-9a-f]{8}$/);
    const after = seal(changed, 'here', text);
    expect(after.startsWith(`${id}.`)).toBe(false);
    expect(unseal(key, 'here', after)).toBe(text);
    expect([isSealedAnew(changed, before), isSealedAnew(changed, after)]).toEqual([false, true]);
  });

  test('before keys had names opens by each of them', () => {
    const [, unnamed = ''] = seal(other, 'here', text).split('.');
    expect(unseal(other, 'here', unnamed)).toBe(text);
    expect(unseal(secretKeyOf(bytes, [otherBytes]), 'here', unnamed)).toBe(text);
    expect(() => unseal(key, 'here', unnamed)).toThrow(refused);
    expect(isSealedAnew(other, unnamed)).toBe(false);
  });
});

describe('the secret key', () => {
  test('is made once, for the eyes of its owner alone', async () => {
    const folder = join(await newFolder(), 'data');
    const made = await storedSecretKey(folder);
    expect(made).toHaveLength(32);
    expect(await storedSecretKey(folder)).toEqual(made);
    const file = join(folder, 'secret.key');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(Buffer.from(await readFile(file, 'utf8'), 'base64')).toEqual(made);
  });

  test('of two programs that start at once is one', async () => {
    const folder = await newFolder();
    const keys = await Promise.all(Array.from({ length: 8 }, () => storedSecretKey(folder)));
    expect(new Set(keys.map((one) => one.toString('hex'))).size).toBe(1);
  });

  test('that was spoilt is never replaced in silence', async () => {
    const folder = await newFolder();
    await writeFile(join(folder, 'secret.key'), 'spoilt');
    await expect(storedSecretKey(folder)).rejects.toThrow(/holds no key/);
  });

  test('outside the demo comes from the environment alone, and is demanded', async () => {
    const { db } = await createSmallDatabase();
    const dataFolder = await newFolder();
    const start = (secretKey?: Buffer, demo = false) =>
      findSecretKey({ demo, secretKey, formerSecretKeys: [otherBytes] }, dataFolder);
    const stored = await start(undefined, true);
    expect(await start(bytes)).toEqual(secretKeyOf(bytes, [otherBytes]));

    const keys = { secretKey: 'sk_test_hush', webhookSecret: 'whsec_hush' };
    await saveStripeKeys({ db, secretKey: key }, small.tenant, keys);
    await expect(start()).rejects.toThrow(StartupError);
    expect(await start(bytes)).toEqual(secretKeyOf(bytes, [otherBytes]));
    expect(await start(undefined, true)).toEqual(stored);

    expect(await readStripeKeys({ db, secretKey: key }, small.tenant)).toEqual(keys);
    expect(await readStripeKeys({ db, secretKey: key }, small.otherTenant)).toBeNull();
    await expect(readStripeKeys({ db, secretKey: stored }, small.tenant)).rejects.toThrow(refused);
  });
});
