import type { Page } from '@playwright/test';
import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop, type TestShop } from '../test-shop.ts';
import { VirtualAuthenticator } from '../virtual-authenticator.ts';

const usePasskey = 'Use a passkey instead';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

// A sign-in that needs a second factor, and one that is refused, are failed calls.
test.beforeEach(({ pageErrors }) => {
  pageErrors.allow(/\b403\b.*staff\/session|(?:staff|passkey)SignIn failed/);
  // What the desk was still loading when somebody signed out is refused.
  pageErrors.allow(/\b401\b.*\/staff\/order-taking/);
});

async function byPassword(page: Page, shop: TestShop): Promise<void> {
  await page.goto(`${shop.address}/desk/account`);
  await page.getByLabel('Email').fill(shop.owner.email);
  await page.getByLabel('Password').fill(shop.owner.password);
  await page.keyboard.press('Enter');
}

/** @returns the recovery codes that came with it */
async function addPasskey(page: Page, shop: TestShop, name: string): Promise<string[]> {
  await button(page, 'Add a passkey').click();
  await page.getByLabel('Name of the passkey').fill(name);
  await page.getByLabel('Your password', { exact: true }).fill(shop.owner.password);
  await button(page, 'Go on').click();
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
  const codes = await page
    .getByRole('listitem')
    .filter({ hasText: /^[a-z2-9]{5}-[a-z2-9]{5}$/ })
    .allInnerTexts();
  await button(page, 'I have stored them').click();
  await expect(page.getByText(`${name} was added.`)).toBeVisible();
  return codes;
}

async function signOut(page: Page): Promise<void> {
  await button(page, 'Sign out').click();
  await expect(page.getByLabel('Email')).toBeVisible();
}

test('an owner adds a passkey and signs in by it; the password alone no longer does', async ({
  page,
}) => {
  const shop = await createTestShop('passkey', siteConfigSchema.parse({}));
  const authenticator = await VirtualAuthenticator.add(page);
  await byPassword(page, shop);
  await expect(button(page, 'Add a passkey')).toBeVisible();
  const codes = await addPasskey(page, shop, 'Phone');
  expect(codes).toHaveLength(10);
  await expect(page.getByText('You have 10 recovery codes left.')).toBeVisible();
  await expectAccessible(page, 'the account with a passkey');
  await signOut(page);

  await expectAccessible(page, 'the sign-in');
  await button(page, usePasskey).click();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();
  await expect(page.getByText(/last used/).first()).toBeVisible();
  await signOut(page);

  // Without the phone: the password, and a recovery code.
  await byPassword(page, shop);
  await expect(page.getByLabel('Code')).toBeFocused();
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You have 9 recovery codes left.')).toBeVisible();
  await signOut(page);

  // The wrong finger, and then the right one.
  await authenticator.setVerified(false);
  await button(page, usePasskey).click();
  await expect(page.getByRole('alert')).toHaveText(/No passkey was used/);
  await authenticator.setVerified(true);
  await button(page, usePasskey).click();
  await expect(page.getByRole('heading', { name: 'Second factor' })).toBeVisible();

  await button(page, 'Remove Phone').click();
  const dialog = page.getByRole('dialog', { name: 'Remove Phone?' });
  await expect(dialog.getByText(/your last second factor/)).toBeVisible();
  await dialog.getByLabel('Your password').fill(shop.owner.password);
  await expectAccessible(page, 'removing a passkey');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Phone was removed.')).toBeVisible();
  await signOut(page);
  await button(page, usePasskey).click();
  await expect(page.getByRole('alert')).toHaveText(/is not known here/);
});

test('a copy of a passkey signs in nobody, and blocks it', async ({ page }) => {
  const shop = await createTestShop('copied', siteConfigSchema.parse({}));
  const authenticator = await VirtualAuthenticator.add(page);
  await byPassword(page, shop);
  await expect(button(page, 'Add a passkey')).toBeVisible();
  const codes = await addPasskey(page, shop, 'Key ring');
  await signOut(page);
  await button(page, usePasskey).click();
  await expect(button(page, 'Sign out')).toBeVisible();
  await signOut(page);
  expect(await authenticator.rewind()).toBe(1);
  await button(page, usePasskey).click();
  await expect(page.getByRole('alert')).toHaveText(/A copy of this passkey/);
  await byPassword(page, shop);
  await page.getByLabel('Code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Blocked: a copy of it/)).toBeVisible();
});

test('a browser without passkeys says so, and is signed in by password as ever', async ({
  page,
}) => {
  const shop = await createTestShop('nopasskey', siteConfigSchema.parse({}));
  await page.addInitScript('delete window.PublicKeyCredential');
  await page.goto(`${shop.address}/desk/account`);
  await button(page, usePasskey).click();
  await expect(page.getByRole('alert')).toHaveText(/This browser cannot use passkeys here/);
  await byPassword(page, shop);
  await expect(button(page, 'Add a passkey')).toBeVisible();
});

test('the editor on the site is signed in to by a recovery code, and by the passkey', async ({
  page,
}) => {
  const shop = await createTestShop('editorkey', siteConfigSchema.parse({}));
  await VirtualAuthenticator.add(page);
  await byPassword(page, shop);
  await expect(button(page, 'Add a passkey')).toBeVisible();
  const codes = await addPasskey(page, shop, 'Phone');
  await signOut(page);

  await page.goto(`${shop.address}/terms?edit`);
  const foot = page.getByRole('region', { name: 'Your changes' });
  await foot.getByRole('button', { name: 'Sign in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign in' });
  await dialog.getByLabel('Email').fill(shop.owner.email);
  await dialog.getByLabel('Password').fill(shop.owner.password);
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel('Code')).toBeFocused();
  await expectAccessible(page, 'the code in the editor');
  await dialog.getByLabel('Code').fill(codes[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(foot.getByText('The owner')).toBeVisible();

  // Nothing of the open editor may ask without its session.
  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${shop.address}/terms?edit`);
  await foot.getByRole('button', { name: 'Sign in' }).click();
  await dialog.getByRole('button', { name: usePasskey }).click();
  await expect(foot.getByText('The owner')).toBeVisible();
});
