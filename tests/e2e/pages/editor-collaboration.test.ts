import type { Browser, Page } from '@playwright/test';
import { reportPresence, type OtherEditor } from '#schemas/api/site-config.ts';
import { tenant139 } from '#schemas/samples/tenant-139.ts';
import { insertStaffAccount } from '#server/db/queries/staff.ts';
import { hashPassword } from '#server/identity/password.ts';
import { now } from '../e2e-clock.ts';
import { createTestShop, type Account, type TestShop } from '../test-shop.ts';
import { Shopper } from '../shopper.ts';
import { expect, collectPageErrors, test } from '../storefront-test.ts';
import { withDatabase } from '../database.ts';

/** A second owner of a shop. */
function employ(shop: TestShop, name: string): Promise<Account> {
  const account = { email: `${name.toLowerCase()}@second.example`, password: `${name}-only-here` };
  return withDatabase(async (db) => {
    const passwordHash = await hashPassword(account.password);
    const { email } = account;
    await insertStaffAccount(db, shop.tenantId, { email, name, passwordHash, role: 'owner' });
    return account;
  });
}

const editorOn = (page: Page) => page.getByRole('region', { name: 'Site editor' });
const footOn = (page: Page) => editorOn(page).getByRole('region', { name: 'Your changes' });
const titleOn = (page: Page) => page.getByRole('heading', { level: 1 });
/** The home page with the editor open. */
async function openEditor(page: Page, shop: TestShop): Promise<void> {
  const shopper = new Shopper(page, shop);
  await shopper.visit();
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await page.getByRole('button', { name: 'Edit this site' }).click();
}
const fieldOn = (page: Page, name: string) =>
  editorOn(page).getByRole('textbox', { name, exact: true });

async function signIn(page: Page, { email, password }: Account): Promise<void> {
  await footOn(page).getByRole('button', { name: 'Sign in' }).click();
  const form = page.getByRole('dialog', { name: 'Sign in' });
  await form.getByLabel('Email').fill(email);
  await form.getByLabel('Password').fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  await expect(form).toBeHidden();
}

/** The other editors in up to three replies to the page; the first empty one ends it. */
async function otherEditors(page: Page): Promise<readonly OtherEditor[]> {
  let others: readonly OtherEditor[] = [];
  for (let asked = 0; asked < 3; asked += 1) {
    const reply = await page.waitForResponse(/config\/editing/);
    others = reportPresence.reply.parse(await reply.json()).data.others;
    if (others.length === 0) break;
  }
  return others;
}

/** A browser of its own in which somebody has the editor open and the hero selected. */
async function open(browser: Browser, shop: TestShop, account: Account, allowed: RegExp) {
  const context = await browser.newContext();
  const pageErrors = collectPageErrors(context);
  pageErrors.allow(allowed);
  const page = await context.newPage();
  await openEditor(page, shop);
  await signIn(page, account);
  await editorOn(page).getByRole('button', { name: 'Hero', exact: true }).click();
  await expect(footOn(page).getByRole('button', { name: 'Sign out' })).toBeVisible();
  return { context, page, pageErrors };
}

const notSignedIn = /^reply 401|status of 401/;
const withoutNetwork = /ERR_INTERNET_DISCONNECTED|Failed to load resource|4(01|12)/;

test('two who edit see each other, what the other saves, and are asked about the same setting', async ({
  browser,
}) => {
  test.slow();
  const shop = await createTestShop('twoeditors', tenant139.config);
  const mia = await open(browser, shop, await employ(shop, 'Mia'), withoutNetwork);
  const ann = await open(browser, shop, shop.owner, withoutNetwork);
  await expect(footOn(ann.page).getByText('Mia', { exact: true })).toBeVisible();
  await expect(footOn(ann.page).getByRole('button', { name: 'Hero' })).toBeVisible();
  await expect(footOn(mia.page).getByText('The owner', { exact: true })).toBeVisible();

  await test.step('what one saves is on the other page without a key being pressed', async () => {
    await fieldOn(mia.page, 'Title').fill('Mia was here');
    await expect(titleOn(ann.page)).toHaveText('Mia was here');
    await expect(fieldOn(ann.page, 'Title')).toHaveValue('Mia was here');
  });

  await test.step('what is typed without a network arrives, and the same setting asks', async () => {
    await mia.context.setOffline(true);
    await fieldOn(mia.page, 'Title').fill('Typed without a network');
    await fieldOn(mia.page, 'Subtitle').fill('And more of it');
    await expect(footOn(mia.page).getByText('Offline', { exact: true })).toBeVisible();
    await fieldOn(ann.page, 'Title').fill('Meanwhile');
    await expect(footOn(ann.page).getByText('Saved', { exact: true })).toBeVisible();
    await mia.context.setOffline(false);
    await expect(footOn(mia.page).getByText('1 conflict', { exact: true })).toBeVisible();
    await expect(titleOn(mia.page)).toHaveText('Typed without a network');
    await expect(fieldOn(ann.page, 'Subtitle')).toHaveValue('And more of it');
    await expect(fieldOn(ann.page, 'Title')).toHaveValue('Meanwhile');
    await mia.page.getByRole('button', { name: 'Decide now' }).click();
    await mia.page.getByRole('button', { name: 'All yours' }).click();
    await mia.page.getByRole('button', { name: 'Keep what I chose' }).click();
    await expect(titleOn(ann.page)).toHaveText('Typed without a network');
  });

  await test.step('what one saves while the other is about to publish is reviewed first', async () => {
    await footOn(ann.page).getByRole('button', { name: 'Publish' }).click();
    const dialog = ann.page.getByRole('dialog', { name: 'Publish' });
    await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeVisible();
    await fieldOn(mia.page, 'Subtitle').fill('In the last moment');
    await expect(dialog.getByRole('alert')).toContainText('changed by somebody else');
    await dialog.getByRole('button', { name: 'See what is new' }).click();
    await expect(dialog.getByText('New', { exact: true })).toHaveCount(1);
    await expect(dialog.getByRole('button', { name: 'Publish now' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Not yet' }).click();
    await fieldOn(mia.page, 'Subtitle').fill('And more of it');
    await expect(fieldOn(ann.page, 'Subtitle')).toHaveValue('And more of it');
  });

  const miaOnAnns = footOn(ann.page).getByText('Mia', { exact: true });
  await test.step('who leaves the page is gone, and comes back', async () => {
    await mia.page.goto('about:blank');
    // The next replies already lack Mia; had the page not reported its end, it would take seven.
    expect(await otherEditors(ann.page)).toEqual([]);
    await expect(miaOnAnns).toBeHidden();
    await mia.page.goBack();
    await expect(editorOn(mia.page)).toBeVisible();
    await expect(miaOnAnns).toBeVisible();
  });

  await test.step('who closes the editor is gone', async () => {
    await mia.page.getByRole('button', { name: 'Close the editor' }).click();
    expect(await otherEditors(ann.page)).toEqual([]);
    await expect(miaOnAnns).toBeHidden();
  });

  await test.step('discarding from the closed editor is for everyone, and undo brings it back', async () => {
    await expect(mia.page.getByText('Your draft, which guests do not see')).toBeVisible();
    await mia.page.getByRole('button', { name: 'Discard' }).click();
    const question = mia.page.getByRole('dialog', { name: 'Discard your changes?' });
    await expect(question.getByText(/draft that you share with others/)).toBeVisible();
    await question.getByRole('button', { name: 'Discard' }).click();
    await expect(titleOn(mia.page)).toHaveText(tenant139.config.hero.title);
    await expect(titleOn(ann.page)).toHaveText(tenant139.config.hero.title);
    await mia.page.reload();
    await expect(titleOn(mia.page)).toHaveText(tenant139.config.hero.title);
    await mia.page.getByRole('button', { name: 'Edit this site' }).click();
    await editorOn(mia.page).getByRole('button', { name: /^Undo/ }).click();
    await expect(titleOn(mia.page)).toHaveText('Typed without a network');
    await expect(titleOn(ann.page)).toHaveText('Typed without a network');
  });
  for (const { context, pageErrors } of [ann, mia]) {
    expect(pageErrors.list()).toEqual([]);
    await context.close();
  }
});

test('a session that has ended is reported at once, keeps what is typed, and signing in at Publish goes on', async ({
  browser,
}) => {
  const shop = await createTestShop('oversession', tenant139.config);
  const { page, context, pageErrors } = await open(browser, shop, shop.owner, notSignedIn);
  await fieldOn(page, 'Title').fill('Before it ended');
  await expect(footOn(page).getByText('Saved', { exact: true })).toBeVisible();
  await context.clearCookies({ name: 'staff_session' });
  await fieldOn(page, 'Subtitle').fill('Typed when it was over');
  await expect(footOn(page).getByText('Signed out', { exact: true })).toBeVisible();
  await footOn(page).getByRole('button', { name: 'Publish' }).click();
  const form = page.getByRole('dialog', { name: 'Sign in' });
  await form.getByLabel('Email').fill(shop.owner.email);
  await form.getByLabel('Password').fill(shop.owner.password);
  await form.getByRole('button', { name: 'Sign in' }).click();
  const publish = page.getByRole('dialog', { name: 'Publish' });
  await expect(publish.getByText('Typed when it was over').first()).toBeVisible();
  await publish
    .getByRole('button', { name: /^Publish/ })
    .last()
    .click();
  const guest = await browser.newContext();
  const visitor = new Shopper(await guest.newPage(), shop);
  await expect(async () => {
    await visitor.visit();
    await expect(titleOn(visitor.page)).toHaveText('Before it ended', { timeout: 1000 });
  }).toPass();
  await expect(visitor.page.getByText('Typed when it was over').first()).toBeVisible();
  expect(pageErrors.list()).toEqual([]);
  await guest.close();
  await context.close();
});

test('a browser that stores nothing is reported, and what staff write is saved on the server', async ({
  browser,
}) => {
  const shop = await createTestShop('nostorage', tenant139.config);
  const context = await browser.newContext();
  await context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    Object.defineProperty(Storage.prototype, 'setItem', { value: refuse });
  });
  const page = await context.newPage();
  await openEditor(page, shop);
  await editorOn(page).getByRole('button', { name: 'Hero', exact: true }).click();
  await fieldOn(page, 'Title').fill('Nowhere kept');
  await expect(footOn(page).getByText('Not kept', { exact: true })).toBeVisible();
  await expect(footOn(page).getByText(/Leave this page open until/)).toBeVisible();
  await signIn(page, shop.owner);
  await expect(footOn(page).getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  // That it was open is stored as little as all the rest.
  await page.getByRole('button', { name: 'Edit this site' }).click();
  await expect(titleOn(page)).toHaveText('Nowhere kept');
  await context.close();
});

test('a clock that is wrong by a day, and an hour of sleep, lose nothing', async ({ browser }) => {
  const shop = await createTestShop('wrongclock', tenant139.config);
  // Under such a clock a dialog may miss the end of its own animation.
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const shopper = new Shopper(page, shop);
  await shopper.visit();
  await shopper.chooseRestaurant('Forno Pomo Northcote');
  await page.clock.install({ time: now() - 86_400_000 });
  await shopper.visit();
  await page.getByRole('button', { name: 'Edit this site' }).click();
  await signIn(page, shop.owner);
  await editorOn(page).getByRole('button', { name: 'Hero', exact: true }).click();
  await fieldOn(page, 'Title').fill('Yesterday');
  await expect(footOn(page).getByText('Saved', { exact: true })).toBeVisible();
  const other = await open(browser, shop, await employ(shop, 'Mia'), notSignedIn);
  await expect(titleOn(other.page)).toHaveText('Yesterday');
  await fieldOn(page, 'Subtitle').fill('Then the lid was closed');
  await page.clock.fastForward('01:00:00');
  await expect(fieldOn(other.page, 'Subtitle')).toHaveValue('Then the lid was closed');
  await fieldOn(other.page, 'Title').fill('While it slept');
  await page.clock.fastForward('01:00:00');
  await expect(titleOn(page)).toHaveText('While it slept');
  await other.context.close();
  await context.close();
});
