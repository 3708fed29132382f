import type { Page } from '@playwright/test';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { startOpenIdProvider } from '#tests/stand-ins/openid-provider.ts';
import { expectAccessible } from '../axe.ts';
import { waitForHydration } from '../hydration.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop, type TestShop } from '../test-shop.ts';

/** Adds the provider as an owner does, and tests it. */
async function addProvider(
  page: Page,
  shop: TestShop,
  given: { issuer: string; clientId: string; clientSecret: string },
): Promise<void> {
  await page.goto(`${shop.address}/desk/settings/sign-in`);
  await page.getByLabel('Email').fill(shop.owner.email);
  await page.getByLabel('Password').fill(shop.owner.password);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a provider' }).click();
  await page.getByLabel('Name on the button').fill('Pass');
  await page.getByLabel('Issuer').fill(given.issuer);
  await page.getByLabel('Client ID').fill(given.clientId);
  await page.getByLabel('Client secret').fill(given.clientSecret);
  await page.getByRole('button', { name: 'Add a provider' }).click();
  await page.getByRole('button', { name: 'Test: Pass' }).click();
  await expect(page.getByText(/^It works/)).toBeVisible();
  await expect(page.locator('body')).not.toContainText(given.clientSecret);
}

test('R49 a guest signs in by a provider on the way to order, and comes back with cart and draft', async ({
  page,
  browser,
  pageErrors,
}) => {
  // Who says no at the provider is refused here, too.
  pageErrors.allow(/403|finishOpenIdSignIn failed/);
  const shop = await createTestShop('openid', siteConfigSchema.parse({}));
  const redirectUri = `${shop.address}/api/v2/users/openid/callback`;
  const provider = await startOpenIdProvider({
    redirectUris: [redirectUri],
    accounts: [{ sub: 'mia', email: 'mia@example.com', email_verified: true, name: 'Mia at Pass' }],
  });
  const customer = new Shopper(page, shop);

  await test.step('the owner adds the provider, whose redirect address stands on the page', async () => {
    const context = await browser.newContext();
    const desk = await context.newPage();
    await addProvider(desk, shop, provider);
    await expect(desk.getByRole('textbox', { name: 'Redirect address' })).toHaveValue(redirectUri);
    await context.close();
  });

  await test.step('a guest fills a cart and begins to order', async () => {
    await customer.visit();
    await customer.chooseRestaurant('Forno Pomo Brunswick East');
    await customer.quickAdd(polpette);
    await customer.visit('/checkout');
    await customer.pickTime();
    await page.getByRole('main').getByLabel('Email').fill('mia@example.com');
    await page.getByRole('textbox', { name: 'Phone' }).fill('0412 345 678');
  });

  await test.step('who says no at the provider reads so, and nothing is lost', async () => {
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Log in/ })
      .click();
    await page.getByRole('button', { name: 'Continue with Pass' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('You were not signed in at Pass.')).toBeVisible();
    await expect(page).toHaveURL(`${shop.address}/login?next=%2Fcheckout`);
    await expectAccessible(page, 'login by a provider');
  });

  await test.step('who signs in is back where they were, with what they had', async () => {
    await page.getByRole('button', { name: 'Continue with Pass' }).click();
    await page.getByRole('button', { name: 'Sign in as mia' }).click();
    await expect(page).toHaveURL(`${shop.address}/checkout`);
    await waitForHydration(page, '#main');
    await expect(customer.summary()).toContainText('Polpette');
    const times = page.getByRole('tabpanel', { name: 'Time' });
    await expect(times.getByRole('radio', { checked: true })).toHaveCount(1);
    await expect(page.getByRole('textbox', { name: 'Phone' })).toHaveValue('0412 345 678');
  });

  await test.step('the account is there, and where it comes from is removed for a code', async () => {
    await page.goto(`${shop.address}/profile`);
    await expect(page.getByText('mia@example.com').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Connected accounts' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove the connection with Pass' }).click();
    await expect(page.getByRole('button', { name: 'Mail me a code' })).toBeVisible();
    await expectAccessible(page, 'profile with a connected account');
  });

  await test.step('what another browser began leads nowhere, and says so beside every other way', async () => {
    const context = await browser.newContext();
    const stranger = await context.newPage();
    await stranger.goto(`${shop.address}/login#state=nobodys&code=nothing`);
    await expect(stranger.getByText(/begun too long ago/)).toBeVisible();
    await expect(stranger.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    await context.close();
  });
  await provider.stop();
});
