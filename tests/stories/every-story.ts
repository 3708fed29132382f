import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';
import { page } from 'vitest/browser';

let complaint: MockInstance<typeof console.error>;
beforeEach(() => {
  complaint = vi.spyOn(console, 'error');
});

/**
 * Storybook draws a story in React's `act`, and ends React's test environment a moment before: where a
 * large picture is drawn in parts, React complains of that, and of nothing in the story.
 */
const storybooksOwn = 'The current testing environment is not configured to support act(';

/** What React or a component reported on the console, each once. */
const complaints = () =>
  [...new Set(complaint.mock.calls.map((parts) => parts.join(' ')))].filter(
    (text) => !text.startsWith(storybooksOwn),
  );

/**
 * Headings that stand more than one level below the one before them. Those of the editor's pictures
 * of a page are no headings to anybody: they are inert, and drawn only when they are near.
 */
function headingsThatSkip(): string[] {
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(
    (heading) => !heading.closest('[inert]'),
  );
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

const isAmong = (elements: readonly Element[], holds: (style: CSSStyleDeclaration) => boolean) =>
  elements.some((element) => holds(getComputedStyle(element)));

function outward(element: Element | null): Element[] {
  return element ? [element, ...outward(element.parentElement)] : [];
}

/** Words beyond the edge of the window, where nothing scrolls or glides to them. */
function wordsCutAt(width: number): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const cut: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const isCut = [...range.getClientRects()].some(
      ({ left, right }) => right > left && (right > width + 1 || left < -1),
    );
    if (!isCut) continue;
    const around = outward(text.parentElement);
    const isReached =
      isAmong(around, ({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll') ||
      isAmong(around, ({ scrollSnapType }) => scrollSnapType !== 'none') ||
      isAmong(around, ({ animationName }) => animationName !== 'none') ||
      isAmong(around, ({ clipPath, opacity }) => clipPath !== 'none' || opacity === '0');
    if (!isReached) cut.push(`'${text.textContent}' is cut in a window of ${width}.`);
  }
  return cut;
}

/** What holds for every story, beside axe: it still stands on the page as it was drawn. */
afterEach(async () => {
  const faults = [
    ...complaints(),
    ...headingsThatSkip(),
    ...(await overflowAt(320)),
    ...wordsCutAt(320),
  ];
  complaint.mockRestore();
  if (faults.length > 0) throw new Error(faults.join('\n'));
});
