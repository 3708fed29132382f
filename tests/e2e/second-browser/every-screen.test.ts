import { paths } from '#ui/paths.ts';
import { EditorViews } from '../editor-views.ts';
import { expect, test } from '../storefront-test.ts';

// Browsers differ in what breaks a page, so each screen and view is opened on one more of them.
const screens = Object.values(paths).map((path) => (typeof path === 'string' ? path : path('1')));

test('every screen is drawn', async ({ page, pageErrors }) => {
  test.setTimeout(240_000);
  // What belongs to a customer is refused to a stranger.
  pageErrors.allow(
    /^reply 4\d\d: |^console error: (?:Failed to load resource|Loading order failed ApiFailure)/,
  );
  for (const path of screens) {
    await page.goto(path);
    await expect(page.locator('main'), path).toBeVisible();
  }
});

test('every view of the editor opens', async ({ page, defaultShop }) => {
  test.setTimeout(240_000);
  const views = new EditorViews(page);
  const opened: string[] = [];
  await views.open(defaultShop);
  await views.forEachView(async (place) => void opened.push(place));
  expect(opened.length).toBeGreaterThan(20);
});
