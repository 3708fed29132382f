import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { polpette } from '../order-lines.ts';
import { Shopper } from '../shopper.ts';
import { codeMailedTo, signUp } from '../sign-up.ts';
import { expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';
import { VirtualAuthenticator } from '../virtual-authenticator.ts';

test('R49 R93 R94 a customer signs up, comes back by password, code and passkey, and leaves', async ({
  page,
  browser,
  pageErrors,
}) => {
  // Twice the password is wrong.
  pageErrors.allow(/users\/session|The change signIn failed/);
  const shop = await createTestShop('account', siteConfigSchema.parse({}));
  const shopper = new Shopper(page, shop);
  await VirtualAuthenticator.add(page);
  const account = { email: `mia.${shop.tenantId}@example.com`, password: 'four tins of tomatoes' };
  const main = page.getByRole('main');
  const press = (name: string) => main.getByRole('button', { name, exact: true }).click();
  const signedIn = page.getByRole('heading', { level: 1, name: 'Your account' });
  const signOut = async () => {
    await page.goto(`${shop.address}/profile`);
    await press('Log out');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goto(`${shop.address}/login`);
  };
  const byPassword = async (password: string) => {
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await press('Log in');
  };
  const known: string[] = [];

  await test.step('what a guest has in the cart is still there after signing up', async () => {
    await shopper.visit('/menu');
    await shopper.chooseRestaurant('Forno Pomo Brunswick East');
    await shopper.quickAdd(polpette);
    known.push(await signUp(page, shop, account));
    await shopper.visit('/menu');
    await expect(shopper.cartButton(1, 1650)).toBeVisible();
  });

  await test.step('back by the password; a wrong one is said at its field', async () => {
    await signOut();
    await expectAccessible(page, 'the log-in');
    await byPassword('five tins of tomatoes');
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(main.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
    await byPassword(account.password);
    await expect(signedIn).toBeVisible();
    await expectAccessible(page, 'the profile');
  });

  await test.step('a forgotten password is replaced by a code', async () => {
    await signOut();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
    await page.getByLabel('Email', { exact: true }).fill(account.email);
    await press('Mail me a code');
    await expect(page.getByRole('heading', { name: 'Choose another password' })).toBeVisible();
    const code = await codeMailedTo(account.email, known);
    known.push(code);
    account.password = 'six jars of capers';
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Code').fill(code);
    await press('Save the password');
    await expect(signedIn).toBeVisible();
  });

  await test.step('a passkey is added, and lets in alone', async () => {
    await press('Add a passkey');
    await page.getByLabel('Name of the device').fill('Phone');
    await page.getByLabel('Your password').fill(account.password);
    await press('Add it');
    await expect(page.getByText('The passkey Phone was added.')).toBeVisible();
    await signOut();
    await press('Use a passkey');
    await expect(signedIn).toBeVisible();
  });

  await test.step('another browser is logged out from here', async () => {
    const other = await browser.newPage();
    await other.goto(`${shop.address}/login`);
    await other.getByLabel('Email', { exact: true }).fill(account.email);
    await other.getByLabel('Password', { exact: true }).fill(account.password);
    await other.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Your account' })).toBeVisible();
    await press('Log out everywhere');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await other.reload();
    await expect(other.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await other.close();
  });

  await test.step('the account is deleted, and lets nobody in any more', async () => {
    await page.goto(`${shop.address}/login`);
    await byPassword(account.password);
    await press('Delete my account');
    await page.getByLabel('Your password').fill(account.password);
    await press('Delete it for good');
    await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
    await byPassword(account.password);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await expect(signedIn).toBeHidden();
  });
});
