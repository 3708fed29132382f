import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { readStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import { readArguments } from '#server/set-payments/read-arguments.ts';
import { StartupError } from '#server/errors/startup-error.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildTestApp } from '../setup/build-test-app.ts';
import { databaseLine } from '../tenants/tenants-command.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';

const database = await createSmallDatabase();
const { db, url } = database;
const secretKey = Buffer.alloc(32, 'k');
const stripe = ['--tenant', '53', '--gateway', 'stripe', '--publishable-key', 'pk_test_open'];

/** Runs the command of `npm run payments` as an owner would. */
async function command(
  args: readonly string[],
  { input = '', ...env }: Record<string, string> = {},
): Promise<{ code: number | null; out: string; errors: string }> {
  const nodeArgs = ['--import', 'tsx', 'server/set-payments/main.ts', ...args];
  const child = spawn(process.execPath, nodeArgs, {
    cwd: findProjectRoot(),
    env: { ...process.env, DATABASE_URL: url, SECRET_KEY: secretKey.toString('base64'), ...env },
  });
  const ended = new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  child.stdin.end(input);
  const [out, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, out, errors };
}
const storedKeys = () =>
  readStripeKeys({ db, secretKey: secretKeyOf(secretKey) }, small.otherTenant);

describe('npm run payments', () => {
  test('keeps the keys sealed, by the environment or by standard input', async () => {
    const { deps } = await buildTestApp(database, { secretKey: secretKeyOf(secretKey) });
    const offered = async () => (await deps.settings.get(small.otherTenant)).payment.gateways;
    expect(await offered()).not.toContain('stripe');

    const byEnvironment = { STRIPE_SECRET_KEY: 'sk_test_one', STRIPE_WEBHOOK_SECRET: 'whsec_one' };
    expect(await command(stripe, byEnvironment)).toEqual({
      code: 0,
      out: 'Tenant 53 now offers stripe.\n',
      errors: databaseLine(url),
    });
    expect(await storedKeys()).toEqual({ secretKey: 'sk_test_one', webhookSecret: 'whsec_one' });
    // A running server hears of it.
    await expect.poll(offered).toContain('stripe');

    await command(stripe, { input: 'rk_test_two\nwhsec_two\n' });
    expect(await storedKeys()).toEqual({ secretKey: 'rk_test_two', webhookSecret: 'whsec_two' });

    await command([...stripe.slice(0, 4), '--off']);
    expect(await storedKeys()).toBeNull();
    await expect.poll(offered).not.toContain('stripe');
  });

  test.each([
    ['nothing', 'sk_test_x\n', /must begin with/],
    ['two modes', 'sk_live_x\nwhsec_x\n', /for tests/],
  ])('refuses %s without repeating a secret', async (_name, input, args) => {
    const { code, errors } = await command(stripe, { input });
    expect(code).toBe(1);
    expect(errors).toMatch(args);
    expect(errors).not.toMatch(/sk_(test|live)_x/);
    expect(await storedKeys()).toBeNull();
  });

  test('refuses to keep a key without SECRET_KEY, and a tenant that is not there', async () => {
    const input = 'sk_test_x\nwhsec_x\n';
    expect((await command(stripe, { input, SECRET_KEY: '' })).errors).toContain('Set SECRET_KEY');
    const other = stripe.map((word) => (word === '53' ? '54' : word));
    expect((await command(other, { input })).errors).toBe(
      `${databaseLine(url)}There is no tenant 54.\n`,
    );
  });
});

describe('its arguments', () => {
  test.each([
    [[], /--tenant must be/],
    [['--tenant', '53'], /--gateway must be/],
    [['--tenant', '53', '--gateway', 'sandbox'], /--gateway must be/],
    [['--tenant', '53', '--gateway', 'stripe'], /pk_test_ or pk_live_/],
    [[...stripe.slice(0, 5), 'sk_test_x'], /this is a secret/],
    [[...stripe, '--secret-key', 'sk_test_x'], /Unknown option/],
  ])('%j', (args, sentence) => {
    expect(() => readArguments(args)).toThrow(StartupError);
    expect(() => readArguments(args)).toThrow(sentence);
  });
});
