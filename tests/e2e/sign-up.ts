import { expect, type Page } from '@playwright/test';
import type { Shop } from './demo-shops.ts';
import { mailsTo } from './outbox.ts';
import type { Account } from './test-shop.ts';

const subject = /^Subject: (\d{6})(?: is your code|: a new password)/m;

/** The code of a mail to an address that none of the known ones is. */
export async function codeMailedTo(email: string, known: readonly string[] = []): Promise<string> {
  const read = async () => {
    const codes = (await mailsTo(email)).map((mail) => subject.exec(mail)?.[1] ?? '');
    return codes.find((code) => code !== '' && !known.includes(code)) ?? '';
  };
  await expect.poll(read, { timeout: 30_000 }).toMatch(/^\d{6}$/);
  return read();
}

/** An account by the pages, with the code of its mail. @returns the code */
export async function signUp(
  page: Page,
  shop: Shop,
  { email, password }: Account,
): Promise<string> {
  await page.goto(`${shop.address}/signup`);
  await page.getByLabel('Name').fill('Mia Rossi');
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Phone').fill('0412 345 678');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { name: 'Confirm your email' })).toBeVisible();
  const code = await codeMailedTo(email);
  // The sixth digit sends it.
  await page.getByLabel('Code').fill(code);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Account' })).toBeVisible();
  return code;
}
