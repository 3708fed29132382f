import { barEdge, headingLines } from './bar-edge.ts';
import { scaleOf } from './frame-geometry.ts';

/** Height of the bar above a box, in CSS pixels. */
export const barHeight = 44;

/** A box lower than this would be covered by a bar inside it: a header, a line of text. */
const lowBoxHeight = 2.5 * barHeight;

type Tracked = { box: HTMLElement; target: () => Element | null };

/** Keeps boxes of the editor's overlay positioned over elements of the page. */
export type Tracker = {
  /**
   * Positions a box over an element, and hides it while there is none.
   * @param target is called again in every frame in which something moved
   * @returns stops tracking
   */
  follow(box: HTMLElement, target: Tracked['target']): () => void;
  /** Something may have moved: measures once, in the next frame. */
  requestUpdate(): void;
  /** @returns stops it */
  start(): () => void;
};

/**
 * Measures at most once a frame, and only when the page scrolled, a size changed or elements were
 * added or removed. Boxes over a device frame are relative to its corner, and scaled with it.
 */
export function createTracker(page: Document): Tracker {
  const tracked = new Set<Tracked>();
  // Height of the page's sticky header, in CSS pixels.
  let covered = 0;
  let frame = 0;
  const view = page.defaultView ?? window;
  const update = () => {
    frame = 0;
    // Read everything before writing anything, so that the browser lays out once.
    const measured = [...tracked].map(({ box, target }) => {
      const element = target();
      const rect = rectOf(element, sizes);
      return {
        box,
        rect,
        ...(rect && element && barIn(box, element, rect.y < covered + barHeight)),
      };
    });
    const by = scaleOf(page);
    const room = { width: view.innerWidth * by, height: view.innerHeight * by };
    for (const { box, rect, bar, headings = [] } of measured) {
      position(box, rect && scaled(rect, by), covered * by, room);
      if (rect && bar) {
        const lines = headings.map((line) => scaled(line, by));
        positionBar(box, { rect: scaled(rect, by), bar, headings: lines, room });
      }
    }
  };
  const requestUpdate = () => {
    frame ||= view.requestAnimationFrame(update);
  };
  // Observers of the page's own window: those of another window do not observe inside a frame.
  const sizes = new view.ResizeObserver(requestUpdate);
  const children = new view.MutationObserver(requestUpdate);
  return {
    follow(box, target) {
      const one = { box, target };
      tracked.add(one);
      requestUpdate();
      return () => {
        tracked.delete(one);
        box.hidden = true;
      };
    },
    requestUpdate,
    start() {
      const control = new AbortController();
      const options = { capture: true, passive: true, signal: control.signal };
      for (const name of ['scroll', 'transitionend', 'load'] as const) {
        page.addEventListener(name, requestUpdate, options);
      }
      const measure = () => {
        covered = parseFloat(getComputedStyle(page.documentElement).scrollPaddingBlockStart) || 0;
        requestUpdate();
      };
      measure();
      view.addEventListener('resize', measure, options);
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
  // Observing an element twice does nothing.
  sizes.observe(element);
  return element.getBoundingClientRect();
}

/** The bar of a box with what it must not cover, where it stands inside the box. */
function barIn(box: HTMLElement, element: Element, isInside: boolean) {
  const bar = isInside ? box.querySelector('[role="toolbar"]') : null;
  return bar && { bar: bar.getBoundingClientRect(), headings: headingLines(element) };
}

const scaled = ({ x, y, width, height }: DOMRect, by: number) =>
  new DOMRect(x * by, y * by, width * by, height * by);

type Size = { width: number; height: number };

function position(box: HTMLElement, rect: DOMRect | null, covered: number, room: Size): void {
  const isVisible = rect !== null && rect.width > 0 && rect.height > 0;
  if (box.hidden === isVisible) box.hidden = !isVisible;
  if (!isVisible) return;
  box.style.translate = `${rect.x}px ${rect.y}px`;
  box.style.inlineSize = `${rect.width}px`;
  box.style.blockSize = `${rect.height}px`;
  // Labels and bars above the box move inside where there is no room, or below a low box.
  const isAtTop = rect.y < covered + barHeight;
  box.toggleAttribute('data-at-top', isAtTop);
  // What is below the box moves above it at the bottom of the window, and to its end on the right.
  box.toggleAttribute('data-at-foot', !isAtTop && rect.bottom + barHeight > room.height);
  box.toggleAttribute('data-at-end', rect.x + rect.width / 2 > room.width / 2);
  const isLow = rect.height < lowBoxHeight;
  const inside = isLow
    ? rect.height
    : Math.max(0, Math.min(covered - rect.y, rect.height - barHeight));
  if (!isAtTop) return;
  box.style.setProperty('--inside', `${inside}px`);
  // How much of it is behind the sticky header; the header itself is whole.
  const behind = rect.bottom > covered + barHeight ? Math.max(0, covered - rect.y) : 0;
  box.style.setProperty('--behind', `${behind}px`);
}

type Bar = { rect: DOMRect; bar: DOMRect; headings: readonly DOMRect[]; room: Size };

/** Puts the bar inside a box where it covers no heading; a low box has it below itself. */
function positionBar(box: HTMLElement, { rect, bar, headings, room }: Bar): void {
  const top = rect.y + parseFloat(box.style.getPropertyValue('--inside'));
  const bottom = Math.min(rect.bottom, room.height);
  const visible = new DOMRect(rect.x, top, rect.width, Math.max(0, bottom - top));
  const edge = rect.height < lowBoxHeight ? 'start' : barEdge({ visible, bar, headings });
  box.dataset['bar'] = edge;
  if (edge === 'foot') box.style.setProperty('--inside', `${bottom - bar.height - rect.y}px`);
}
