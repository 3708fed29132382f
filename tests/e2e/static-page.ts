import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Shop } from './demo-shops.ts';

/**
 * Opens the storefront as a plain file, as a host without our server gives it out
 * (`VITE_API_URL`): then the browser fetches settings, restaurants and menu itself.
 */
export async function openStaticPage(page: Page, shop: Shop): Promise<void> {
  const file = new URL('../../dist/client/index.html', import.meta.url);
  const body = await readFile(file, 'utf8');
  await page.route(`${shop.address}/`, (route) =>
    route.fulfill({ body, contentType: 'text/html' }),
  );
  await page.goto(shop.address);
}
