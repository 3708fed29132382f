import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { readStripeKeys, saveStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';
import { createTestDatabase } from '#tests/database/create-test-database.ts';
import { insertSmallMenu, small } from '#tests/fixtures/small-menu.ts';
import { databaseLine } from '../tenants/tenants-command.ts';

const { db, url } = await createTestDatabase();
await insertSmallMenu(db);
const [formerBytes, presentBytes] = [Buffer.alloc(32, 'f'), Buffer.alloc(32, 'p')];
const keys = { secretKey: 'sk_test_hush', webhookSecret: 'whsec_hush' };

/** Runs the command of `npm run keys:reseal` as an operator would. */
async function command(args: readonly string[], variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/reseal/main.ts', ...args], {
    cwd: findProjectRoot(),
    env: {
      ...process.env,
      DATABASE_URL: url,
      SECRET_KEY: presentBytes.toString('base64'),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((resolve) => void child.on('close', resolve));
  const [code, out, errors] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code, out, errors };
}

test('names its database, seals anew, and says how much; again it has nothing to do', async () => {
  const secretKey = secretKeyOf(formerBytes);
  await saveStripeKeys({ db, secretKey }, small.tenant, keys);

  const without = await command([]);
  expect(without).toMatchObject({ code: 1, errors: databaseLine(url) });
  expect(without.out).toContain('No key that is given opens these');
  expect(without.out).toContain(`tenant ${small.tenant}: keys of payment gateways`);
  expect(await readStripeKeys({ db, secretKey }, small.tenant)).toEqual(keys);

  const former = { FORMER_SECRET_KEYS: formerBytes.toString('base64') };
  expect(await command([], former)).toEqual({
    code: 0,
    errors: databaseLine(url),
    out: 'Sealed with SECRET_KEY: 1 now, 0 were so before. Nothing is sealed with a former key any more.\n',
  });
  const again = await command([], former);
  expect(again.out).toMatch(/^Sealed with SECRET_KEY: 0 now, 1 were so before\./);
  const present = { db, secretKey: secretKeyOf(presentBytes) };
  expect(await readStripeKeys(present, small.tenant)).toEqual(keys);
}, 60_000);

test('explains itself, and refuses what it does not know', async () => {
  expect((await command(['--help'])).out).toMatch(/npm run keys:reseal/);
  const wrong = await command(['--tenant', '53']);
  expect(wrong.code).toBe(1);
  expect(wrong.errors).toMatch(/^What is --tenant 53\?/);
});
