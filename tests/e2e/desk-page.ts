import type { Page } from '@playwright/test';
import type { TestShop } from './test-shop.ts';

/** Opens the desk and signs the owner in by password. */
export async function signInAtDesk(page: Page, shop: TestShop): Promise<void> {
  await page.goto(`${shop.address}/desk`);
  await page.getByLabel('Email').fill(shop.owner.email);
  await page.getByLabel('Password').fill(shop.owner.password);
  await page.keyboard.press('Enter');
}

/**
 * Counts how often a page's synthesiser begins a tone, two of which are a ring. Call it before the
 * page is opened. @returns the rings so far.
 */
export async function countRings(page: Page): Promise<() => number> {
  let tones = 0;
  await page.exposeFunction('toneBegan', () => {
    tones += 1;
  });
  await page.addInitScript(`
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
      void window.toneBegan();
      return create.call(this);
    };
  `);
  return () => tones / 2;
}
