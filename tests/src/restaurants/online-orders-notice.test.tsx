import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bootWith, settingsWith } from '../site-boot.ts';
import { isDrawn } from '../is-drawn.ts';
import { openSite } from '../app/open-site.tsx';

const title = "We're Unable to Accept Online Orders Right Now";
const dialog = () => page.getByRole('dialog', { name: title });

function closedBoot() {
  return bootWith({
    selectedRestaurantId: 1,
    settings: { ...settingsWith(), is_online_order_enabled: 0 },
  });
}

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

test("3 s after the theme loads it says so, and 'Continue Browsing' closes it", async () => {
  openSite({ boot: closedBoot() });
  await isDrawn('h1');
  await vi.advanceTimersByTimeAsync(2999);
  expect(dialog().query()).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  await expect.element(dialog()).toHaveTextContent('You can still browse the menu');
  await page.getByRole('button', { name: 'Continue Browsing' }).click();
  await expect.element(dialog()).not.toBeInTheDocument();
});

test('it shows once per tab and restaurant', async () => {
  sessionStorage.setItem(
    'onlineOrdersNotice',
    JSON.stringify({ tenantId: 139, restaurantIds: [1] }),
  );
  openSite({ boot: closedBoot() });
  await isDrawn('h1');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(dialog().query()).toBeNull();
});

test('it does not show while online orders are on', async () => {
  openSite({ boot: bootWith({ selectedRestaurantId: 1 }) });
  await isDrawn('h1');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(dialog().query()).toBeNull();
});
