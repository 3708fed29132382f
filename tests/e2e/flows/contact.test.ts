import { siteConfigSchema } from '#schemas/config/site.ts';
import { expectAccessible } from '../axe.ts';
import { signInAtDesk } from '../desk-page.ts';
import { waitForHydration } from '../hydration.ts';
import { mailsTo } from '../outbox.ts';
import { collectPageErrors, expect, test } from '../storefront-test.ts';
import { createTestShop } from '../test-shop.ts';

test('a customer writes on a phone, the desk reads and answers, and both are mailed', async ({
  page,
  browser,
}) => {
  const inbox = `hello-${Date.now()}@forno.example`;
  const email = `ada-${Date.now()}@example.com`;
  const shop = await createTestShop(
    'letters',
    siteConfigSchema.parse({ general: { contactEmail: inbox, contactPhone: '(03) 5550 0100' } }),
  );

  await test.step('the page says where every restaurant is and until when it is open', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(`${shop.address}/contact`);
    await waitForHydration(page, '#main');
    const places = page.getByRole('region', { name: 'Where we are' });
    await expect(places.getByText(/^(?:Open|Closed)/).first()).toBeVisible();
    await expect(places.getByRole('link', { name: /^Directions to/ }).first()).toBeVisible();
    await expectAccessible(page, '/contact');
  });

  await test.step('what is written outlives a reload, and is sent', async () => {
    await page.getByLabel('Name', { exact: true }).fill('Ada Lovelace');
    await page.getByLabel('Email', { exact: true }).fill(email);
    await page.getByLabel('Message', { exact: true }).fill('Do you bake on Mondays?');
    await page.reload();
    await waitForHydration(page, '#main');
    await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
      'Do you bake on Mondays?',
    );
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Your message is on its way' })).toBeFocused();
    await expectAccessible(page, 'a message that was sent');
  });

  await test.step('the business has it by mail, and may answer it from there', async () => {
    await expect
      .poll(() => mailsTo(inbox))
      .toEqual([expect.stringMatching(new RegExp(`^Reply-To: ${email}`, 'm'))]);
  });

  await test.step('the desk answers it', async () => {
    const counter = await browser.newContext({ viewport: { width: 1180, height: 820 } });
    const counterErrors = collectPageErrors(counter);
    const desk = await counter.newPage();
    await signInAtDesk(desk, shop);
    await desk
      .getByRole('navigation', { name: 'Pages of the desk' })
      .getByRole('link', { name: 'Messages, 1 waits for an answer', exact: true })
      .click();
    await desk.getByRole('button', { name: 'Read the message from Ada Lovelace' }).click();
    await desk.getByLabel('Your answer').fill('Yes, from seven.');
    await expectAccessible(desk, 'a message at the desk');
    await desk.getByRole('button', { name: 'Send…' }).click();
    await desk.getByRole('dialog').getByRole('button', { name: 'Send it' }).click();
    await expect(desk.getByText('Your answer is on its way.')).toBeVisible();
    await expect
      .poll(() => mailsTo(email))
      .toEqual(expect.arrayContaining([expect.stringContaining('Yes, from seven.')]));
    await desk.getByRole('button', { name: 'All messages' }).click();
    await expect(desk.getByText('No message waits for an answer.')).toBeVisible();
    expect(counterErrors.list()).toEqual([]);
    await counter.close();
  });
});
