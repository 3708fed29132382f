import { scaleOf } from './in-window.ts';

/** Room that a bar above a box needs, in CSS pixels. */
export const barHeight = 44;

/** What is lower than this would be covered by a bar inside it: a header, a line of text. */
const lowBox = 2.5 * barHeight;

type Followed = { box: HTMLElement; target: () => Element | null };

/** Keeps boxes of the editor's layer over elements of the page. */
export type Tracker = {
  /**
   * Lays a box over an element, and hides it while there is none.
   * @param target is asked again in every frame in which something moved
   * @returns stops following
   */
  follow(box: HTMLElement, target: Followed['target']): () => void;
  /** Something may have moved: looks once, in the next frame. */
  touch(): void;
  /** @returns stops looking */
  start(): () => void;
};

/**
 * Looks at most once a frame, and only when the page has scrolled, a size has changed or elements
 * have come or gone: a key that changes letters costs nothing but the size that it may change.
 * Boxes over a frame lie at its own corner, and are as large as it shows the page.
 */
export function createTracker(page: Document): Tracker {
  const followed = new Set<Followed>();
  // So much of the window's top is covered by what sticks there.
  let covered = 0;
  let frame = 0;
  const view = page.defaultView ?? window;
  const look = () => {
    frame = 0;
    // All is read before anything is written, so that the browser lays out once.
    const seen = [...followed].map(({ box, target }) => ({ box, rect: rectOf(target(), sizes) }));
    const by = scaleOf(page);
    const room = { width: view.innerWidth * by, height: view.innerHeight * by };
    for (const { box, rect } of seen) place(box, rect && scaled(rect, by), covered * by, room);
  };
  const touch = () => {
    frame ||= view.requestAnimationFrame(look);
  };
  // Of the page's own window: another one's does not look into a frame.
  const sizes = new view.ResizeObserver(touch);
  const children = new view.MutationObserver(touch);
  return {
    follow(box, target) {
      const one = { box, target };
      followed.add(one);
      touch();
      return () => {
        followed.delete(one);
        box.hidden = true;
      };
    },
    touch,
    start() {
      const control = new AbortController();
      const quietly = { capture: true, passive: true, signal: control.signal };
      for (const name of ['scroll', 'transitionend', 'load'] as const) {
        page.addEventListener(name, touch, quietly);
      }
      const measure = () => {
        covered = parseFloat(getComputedStyle(page.documentElement).scrollPaddingBlockStart) || 0;
        touch();
      };
      measure();
      view.addEventListener('resize', measure, quietly);
      children.observe(page.body, { childList: true, subtree: true });
      sizes.observe(page.body);
      return () => {
        view.cancelAnimationFrame(frame);
        frame = 0;
        sizes.disconnect();
        children.disconnect();
        control.abort();
      };
    },
  };
}

function rectOf(element: Element | null, sizes: ResizeObserver): DOMRect | null {
  if (!element?.isConnected) return null;
  // Observing what is observed already does nothing.
  sizes.observe(element);
  return element.getBoundingClientRect();
}

const scaled = ({ x, y, width, height }: DOMRect, by: number) =>
  new DOMRect(x * by, y * by, width * by, height * by);

type Room = { width: number; height: number };

function place(box: HTMLElement, rect: DOMRect | null, covered: number, room: Room): void {
  const isSeen = rect !== null && rect.width > 0 && rect.height > 0;
  if (box.hidden === isSeen) box.hidden = !isSeen;
  if (!isSeen) return;
  box.style.translate = `${rect.x}px ${rect.y}px`;
  box.style.inlineSize = `${rect.width}px`;
  box.style.blockSize = `${rect.height}px`;
  // Labels and bars that stand above it come inside where there is no room, or below what is low.
  const isAtTop = rect.y < covered + barHeight;
  box.toggleAttribute('data-at-top', isAtTop);
  // What stands below it goes above it at the foot of the window, and begins at its end on the right.
  box.toggleAttribute('data-at-foot', !isAtTop && rect.bottom + barHeight > room.height);
  box.toggleAttribute('data-at-end', rect.x + rect.width / 2 > room.width / 2);
  const isLow = rect.height < lowBox;
  const inside = isLow
    ? rect.height
    : Math.max(0, Math.min(covered - rect.y, rect.height - barHeight));
  if (!isAtTop) return;
  box.style.setProperty('--inside', `${inside}px`);
  // So much of it lies behind what sticks to the top; what sticks there itself is whole.
  const behind = rect.bottom > covered + barHeight ? Math.max(0, covered - rect.y) : 0;
  box.style.setProperty('--behind', `${behind}px`);
}
