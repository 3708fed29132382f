import { afterEach, beforeEach, expect, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';

let complaint: MockInstance<typeof console.error>;
beforeEach(() => {
  complaint = vi.spyOn(console, 'error');
});

/** What React or a part said on the console, each once. */
const complaints = () => [...new Set(complaint.mock.calls.map((words) => words.join(' ')))];

/** Levels of the headings in the order of the page. */
const headingLevels = () =>
  [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1]));

/** What holds for every story, beside axe: it still stands on the page as it was drawn. */
afterEach(async () => {
  expect.soft(complaints(), 'on the console').toEqual([]);
  complaint.mockRestore();
  const levels = headingLevels();
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? level) + 1);
  expect.soft(skipped, `of the headings ${levels.join(', ')}`).toEqual([]);
  await page.viewport(320, 720);
  expect.soft(document.documentElement.scrollWidth, 'wide at 320 px').toBeLessThanOrEqual(320);
});
