import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MenuListServer } from './menu-list-server.ts';

test('the present page of the menu is in sight in the row of pages, on a phone too', async () => {
  await page.viewport(375, 740);
  await new MenuListServer().open('/desk/menu/history');
  const link = page
    .getByRole('navigation', { name: 'Pages of the menu' })
    .getByRole('link', { name: 'History' });
  // The row is scrolled by whole pixels, and the link may end within one.
  await expect.element(link).toBeInViewport({ ratio: 0.99 });
  expect(window.scrollY).toBe(0);
});
