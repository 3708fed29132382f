import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';

let complaint: MockInstance<typeof console.error>;
beforeEach(() => {
  complaint = vi.spyOn(console, 'error');
});

/** What React or a part said on the console, each once. */
const complaints = () => [...new Set(complaint.mock.calls.map((words) => words.join(' ')))];

/** Headings that stand more than one level below the one before them. */
function headingsThatSkip(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')];
  const level = (heading?: Element) => Number(heading?.tagName[1] ?? 6);
  return headings
    .filter((heading, index) => level(heading) > level(headings[index - 1]) + 1)
    .map(({ tagName, textContent }) => `The heading ${tagName} '${textContent}' skips a level.`);
}

async function overflowAt(width: number): Promise<string[]> {
  await page.viewport(width, 720);
  const { scrollWidth } = document.documentElement;
  return scrollWidth > width ? [`It is ${scrollWidth} px wide in a window of ${width}.`] : [];
}

/** What holds for every story, beside axe: it still stands on the page as it was drawn. */
afterEach(async () => {
  const faults = [...complaints(), ...headingsThatSkip(), ...(await overflowAt(320))];
  complaint.mockRestore();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
