import { expect, type Page } from '@playwright/test';
import { inDollars } from './menu-api.ts';

/** Adds a large half-and-half of Margherita and Diavola, at what it costs in cents. */
export async function addHalfAndHalf(page: Page, cents: number): Promise<void> {
  await page.getByRole('button', { name: 'Half and half', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Half and half' });
  await dialog.getByRole('radio', { name: /^Margherita/ }).check();
  await dialog.getByRole('radio', { name: /^Diavola/ }).check();
  await dialog.getByRole('radio', { name: /^Large/ }).check();
  await dialog.getByRole('button', { name: `Add · ${inDollars(cents)}` }).click();
  await expect(dialog).toBeHidden();
}

/** Adds the combo of a regular pizza, a side and a drink as they come, at what it costs in cents. */
export async function addCombo(page: Page, cents: number): Promise<void> {
  await page.getByRole('button', { name: 'Pizza, side and a drink', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Pizza, side and a drink' });
  await dialog.getByRole('radio', { name: /^Regular/ }).check();
  for (let step = 0; step < 3; step += 1) {
    await dialog.getByRole('button', { name: 'Next' }).click();
  }
  await dialog.getByRole('button', { name: 'Look it over' }).click();
  await dialog.getByRole('button', { name: `Add · ${inDollars(cents)}` }).click();
  await expect(dialog).toBeHidden();
}
