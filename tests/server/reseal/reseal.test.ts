import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { findOpenIdProvider } from '#server/db/queries/openid-providers.ts';
import { lockFactor } from '#server/db/queries/staff-second-factors.ts';
import { giftCards, staffAccounts, webhookEndpoints } from '#server/db/schema.ts';
import { beginFactor } from '#server/accounts/second-factor.ts';
import { findProjectRoot } from '#server/environment/project-root.ts';
import { giftCodeHashes, openGiftCode, sealGiftCode } from '#server/identity/gift-code.ts';
import { readStripeKeys, saveStripeKeys } from '#server/ports/payments/stripe-keys.ts';
import { reseal } from '#server/reseal/reseal.ts';
import { isSealedAnew } from '#server/security/seal.ts';
import { secretKeyOf } from '#server/security/secret-key.ts';
import { openProviderSecret } from '#server/users/openid/provider-secret.ts';
import { signWebhook } from '#server/webhooks/webhook-secret.ts';
import { fridayNoon, small } from '#tests/fixtures/small-menu.ts';
import { buildSmallApp } from '../setup/build-test-app.ts';
import { foreignSystems } from '../setup/foreign-systems.ts';
import { insertGiftCard } from '../setup/gift-cards.ts';
import { insertStaff } from '../setup/sign-staff-in.ts';

const [formerBytes, presentBytes] = [Buffer.alloc(32, 'f'), Buffer.alloc(32, 'p')];
const former = secretKeyOf(formerBytes);
const both = secretKeyOf(presentBytes, [formerBytes]);
const present = secretKeyOf(presentBytes);
const keys = { secretKey: 'sk_test_hush', webhookSecret: 'whsec_hush' };

/** A database with one of each that is sealed, by the former key. */
async function sealedShop() {
  const shop = await buildSmallApp({ secretKey: former });
  const { db, deps } = shop;
  await insertStaff(db);
  await saveStripeKeys(deps, small.tenant, keys);
  await foreignSystems(deps);
  const [olive] = await db
    .select()
    .from(staffAccounts)
    .where(eq(staffAccounts.email, 'owner@corner.test'));
  if (!olive) throw new Error('nobody owns the small tenant');
  const owner = { tenantId: small.tenant, staffId: olive.id };
  const { secret: factor } = await beginFactor(deps, owner, { issuer: 'Corner', label: 'Olive' });
  const card = await insertGiftCard(deps, 5000);
  const codeSealed = sealGiftCode(deps, { tenantId: small.tenant, giftCardId: card.id }, card.code);
  await db.update(giftCards).set({ codeSealed }).where(eq(giftCards.id, card.id));
  const [webhook] = await db.select().from(webhookEndpoints);
  if (!webhook) throw new Error('there is no webhook');
  await db.update(webhookEndpoints).set({ previousSecret: webhook.secret });
  return { ...shop, owner, factor, card };
}

test('everything sealed is sealed anew, and opens by the present key alone', async () => {
  const { db, owner, card } = await sealedShop();
  expect(await reseal(db, both)).toEqual({ done: 6, there: 0, unopened: [] });
  expect(await reseal(db, both)).toEqual({ done: 0, there: 6, unopened: [] });

  expect(await readStripeKeys({ db, secretKey: present }, small.tenant)).toEqual(keys);
  const [webhook] = await db.select().from(webhookEndpoints);
  if (!webhook) throw new Error('there is no webhook');
  const message = { id: 'msg_1', at: fridayNoon, body: '{}' };
  const signed = signWebhook({ secretKey: present }, { ...webhook, previousUntil: null }, message);
  expect(signed['webhook-signature']).toMatch(/^v1,/);
  expect(isSealedAnew(present, webhook.previousSecret ?? '')).toBe(true);
  const { rows } = await db.execute<{ id: string }>('select id from openid_providers');
  const provider = await findOpenIdProvider(db, small.otherTenant, rows[0]?.id ?? '');
  if (!provider) throw new Error('there is no provider');
  expect(openProviderSecret({ secretKey: present }, provider)).toBe('theirs');
  const factor = await lockFactor(db, owner);
  expect(isSealedAnew(present, factor?.sealedSecret ?? '')).toBe(true);
  const [stored] = await db.select().from(giftCards).where(eq(giftCards.id, card.id));
  const name = { tenantId: small.tenant, giftCardId: card.id };
  expect(openGiftCode({ secretKey: present }, name, stored?.codeSealed ?? '')).toBe(card.code);
  // The code's hash stays: it is found by the former key.
  expect(giftCodeHashes({ secretKey: both }, small.tenant, card.code)).toContain(stored?.codeHash);
});

test('what no key opens is named, and stays as it is', async () => {
  const { db } = await sealedShop();
  const before = await db.select().from(webhookEndpoints);
  const { done, there, unopened } = await reseal(db, present);
  expect([done, there]).toEqual([0, 0]);
  expect(unopened).toContainEqual({ what: 'keys of payment gateways', tenantId: small.tenant });
  expect(unopened).toHaveLength(6);
  expect(await db.select().from(webhookEndpoints)).toEqual(before);
});

test('every part that seals what is stored is among those that are sealed anew', () => {
  const folder = join(findProjectRoot(), 'server');
  const sealing = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .filter((file) => /\bseal\(/.test(readFileSync(join(folder, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  expect(sealing.toSorted()).toEqual([
    'accounts/second-factor.ts',
    'identity/gift-code.ts',
    // Lasts as long as a list of suggestions, and is stored nowhere.
    'ports/maps/suggestion-id.ts',
    'ports/payments/stripe-keys.ts',
    'reseal/reseal.ts',
    'security/seal.ts',
    'users/openid/provider-secret.ts',
    'webhooks/webhook-secret.ts',
  ]);
});
