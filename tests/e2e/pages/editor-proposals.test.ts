import type { Browser, Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { restaurants } from '#server/db/schema.ts';
import { hashPassword } from '#server/identity/password.ts';
import { withDatabase } from '../database.ts';
import { Shopper } from '../shopper.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop, type Account, type TestShop } from '../test-shop.ts';

const place = 'Forno Pomo Northcote';

/** Somebody who manages one restaurant of a shop. */
function employManager({ tenantId }: TestShop): Promise<Account> {
  const account = { email: 'basil@northcote.example', password: 'basil-only-here' };
  return withDatabase(async (db) => {
    const [found] = await db
      .select({ id: restaurants.id })
      .from(restaurants)
      .where(and(eq(restaurants.tenantId, tenantId), eq(restaurants.name, place)));
    if (!found) throw new Error(`The shop has no ${place}.`);
    await insertStaffAccount(db, tenantId, {
      email: account.email,
      name: 'Basil',
      passwordHash: await hashPassword(account.password),
      role: 'manager',
      restaurantId: found.id,
    });
    return account;
  });
}

const editorOn = (page: Page) => page.getByRole('region', { name: 'Site editor' });
const footOn = (page: Page) => editorOn(page).getByRole('region', { name: 'Your changes' });

/** A browser of its own in which somebody has the editor open. */
async function open(browser: Browser, shop: TestShop, { email, password }: Account) {
  const context = await browser.newContext();
  const pageErrors = collectPageErrors(context);
  const page = await context.newPage();
  const shopper = new Shopper(page, shop);
  await shopper.visit();
  await shopper.chooseRestaurant(place);
  await page.getByRole('button', { name: 'Edit this site' }).click();
  await footOn(page).getByRole('button', { name: 'Sign in' }).click();
  const form = page.getByRole('dialog', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form).toBeHidden();
  await expect(footOn(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
  return { context, page, pageErrors };
}

test('what a manager sends is on the owner’s page without a reload, is accepted in part, and is published', async ({
  browser,
}) => {
  test.slow();
  const shop = await createTestShop('proposals', tenant139.config);
  const owner = await open(browser, shop, shop.owner);
  const manager = await open(browser, shop, await employManager(shop));

  await test.step('sent with a message', async () => {
    const { page } = manager;
    await editorOn(page).getByRole('button', { name: 'Hero', exact: true }).click();
    const field = (name: string) => editorOn(page).getByRole('textbox', { name, exact: true });
    await field('Title').fill('Lobster Saturdays');
    await field('Subtitle').fill('From the coast');
    await footOn(page).getByRole('button', { name: 'Send to owner' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send to the owner' });
    await dialog.getByLabel('Message').fill('For the summer');
    await dialog.getByRole('button', { name: 'Send to the owner' }).click();
    await expect(dialog).toBeHidden();
    await expect(footOn(page).getByText('Sent: waiting for the owner.')).toBeVisible();
  });

  await test.step('looked at, and accepted but for the subtitle', async () => {
    const { page } = owner;
    await footOn(page).getByRole('button', { name: 'Look at what was sent to you (1)' }).click();
    const dialog = page.getByRole('dialog', { name: `Sent to you for ${place}` });
    await expect(dialog.getByText('For the summer')).toBeVisible();
    await dialog.getByRole('button', { name: 'Leave out: Hero, Subtitle' }).click();
    await dialog.getByRole('button', { name: 'Accept and publish' }).click();
    const done = page.getByRole('dialog', { name: 'Published' });
    await expect(done.getByText('Left out: one setting')).toBeVisible();
    await done.getByRole('button', { name: 'Done' }).click();
    await expect(footOn(page).getByRole('button', { name: /sent to you/ })).toBeHidden();
  });

  await test.step('the manager is told, and keeps what was left out', async () => {
    const { page } = manager;
    await expect(
      footOn(page).getByText(/The owner accepted your changes and left out/),
    ).toBeVisible();
    await expect(page.getByText('From the coast').first()).toBeVisible();
  });

  await test.step('customers of the restaurant see what was accepted', async () => {
    const guest = await browser.newContext();
    const visitor = new Shopper(await guest.newPage(), shop);
    await visitor.visit();
    await visitor.chooseRestaurant(place);
    const title = visitor.page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Lobster Saturdays');
    await expect(visitor.page.getByText(tenant139.config.hero.subtitle).first()).toBeVisible();
    await expect(visitor.page.getByText('From the coast')).toHaveCount(0);
    await guest.close();
  });

  for (const { context, pageErrors } of [owner, manager]) {
    expect(pageErrors.list()).toEqual([]);
    await context.close();
  }
});
