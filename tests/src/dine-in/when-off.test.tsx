import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { capabilities } from '#schemas/capabilities.ts';
import { forgetEverything } from '../checkout/open-app.tsx';
import { openSeated, serverWithTable } from './open-table.ts';

afterEach(forgetEverything);

test.each(['at_table', 'tabs'] as const)(
  'the page of %s says what the table of capabilities has while it is off',
  async (name) => {
    const server = serverWithTable();
    const { restaurant } = server.restaurant;
    server.restaurant = {
      ...server.restaurant,
      restaurant: { ...restaurant, order_types: ['pickup'] },
    };
    const { usedAt, whenOff } = capabilities[name];
    openSeated({ at: usedAt ?? '', server });
    await expect.element(page.getByText(whenOff ?? 'a sentence of its own').first()).toBeVisible();
  },
);
