import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { holdRequests } from '../deferred.ts';
import { expect, test } from '../storefront-test.ts';
import { e2eDataFolder } from '../environment.ts';

/** The mails to an address, each as its text. */
async function mailsTo(address: string): Promise<string[]> {
  const folder = join(e2eDataFolder, 'outbox');
  const files = await readdir(folder).catch(() => []);
  const mails = await Promise.all(
    files
      .filter((name) => name.startsWith('newsletter-') && name.endsWith('.eml'))
      .map((name) => readFile(join(folder, name), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${address}`)).map(plainOf);
}

/** Quoted-printable undone, as far as links need it. */
const plainOf = (mail: string) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '=');

async function mailAbout(address: string, subject: RegExp): Promise<string> {
  const find = async () => (await mailsTo(address)).find((mail) => subject.test(mail)) ?? '';
  await expect.poll(find, { timeout: 30_000 }).not.toBe('');
  return find();
}

function linkIn(mail: string, name: 'confirm' | 'unsubscribe'): string {
  const link = new RegExp(`https?://\\S+(/newsletter/${name}\\?token=[\\w.%-]+)`).exec(mail)?.[1];
  if (!link) throw new Error(`The mail has no link to ${name}.`);
  return link;
}

async function press(page: Page, link: string, button: string, outcome: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: button }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(outcome);
}

test('a reader signs up, says yes by the mail, is welcomed, and leaves', async ({ page }, {
  repeatEachIndex,
  retry,
}) => {
  // Whoever has left already was answered before: a further try is another reader.
  const typed = `Reader${repeatEachIndex}${retry}@Example.com`;
  const address = typed.toLowerCase();
  await page.goto('/terms');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Email address' }).fill(typed);
  await footer.getByRole('button', { name: 'Sign me up' }).click();
  await expect(footer).toContainText(`Open the mail we sent to ${typed}`);

  const first = await mailAbout(address, /^Subject: Please confirm/m);
  expect(first).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click/m);
  await press(page, linkIn(first, 'confirm'), 'Yes, write to me', 'You are on the list.');

  const welcome = await mailAbout(address, /^Subject: Welcome/m);
  const leave = linkIn(welcome, 'unsubscribe');
  await press(page, leave, 'Yes, stop the news', 'Done. No more news.');
});

test('a form that is sent before hydration is answered after it', async ({ page }) => {
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/terms', { waitUntil: 'domcontentloaded' });
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('textbox', { name: 'Email address' }).fill('early@example.com');
  await footer.getByRole('button', { name: 'Sign me up' }).click({ noWaitAfter: true });
  release();
  await expect(footer).toContainText('Open the mail we sent to early@example.com');
  expect(new URL(page.url()).search).toBe('');
});
