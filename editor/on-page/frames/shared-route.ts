import { frameOf, isElement } from '../page/in-window.ts';

/** What of a press inside a frame tells that its page is the one being used. */
const used = ['pointerdown', 'keydown', 'click'] as const;

/** On the link that leads another frame after the one in use. */
const following = 'data-following';

/** Keeps the frames that stand side by side on the same page of the site. */
export type SharedRoute = {
  /**
   * Takes part with the page that a frame shows now.
   * @param onPath told its path, at once and whenever it is another one
   * @returns takes part no longer
   */
  join(page: Document, onPath: (path: string) => void): () => void;
};

/**
 * Only the frame that was used last leads the others: where one of them is sent elsewhere, from an
 * empty cart to the menu, it stays there, and nobody is taken off the page in use.
 */
export function createSharedRoute(): SharedRoute {
  const pages = new Set<Document>();
  // Its frame and not its page, which may be loaded anew.
  let leader: Element | null = null;
  const lead = (page: Document) => {
    for (const other of pages) if (other !== page) bringTo(other, page.location);
  };
  return {
    join(page, onPath) {
      const own = frameOf(page);
      let path = page.location.pathname;
      const look = () => {
        if (page.location.pathname === path) return;
        path = page.location.pathname;
        onPath(path);
        if (leader === own) lead(page);
      };
      const control = new AbortController();
      const { signal } = control;
      const use = ({ target }: Event) => {
        if (!isElement(target) || !target.hasAttribute(following)) leader = own;
      };
      for (const name of used) page.addEventListener(name, use, { capture: true, signal });
      // A screen is drawn as the children of `main`; letters and pictures change further inside.
      const screens = new MutationObserver(look);
      const main = page.querySelector('main');
      if (main) screens.observe(main, { childList: true });
      pages.add(page);
      onPath(path);
      // One of the two was still loading when the other went on.
      const ahead = [...pages].find((other) => frameOf(other) === leader);
      if (ahead) lead(ahead);
      return () => {
        pages.delete(page);
        control.abort();
        screens.disconnect();
      };
    },
  };
}

/** By a link, as a customer would: the site opens its own screens in place, and loads the rest. */
function bringTo(page: Document, { pathname, search, hash }: Location): void {
  if (page.location.pathname === pathname) return;
  const link = page.createElement('a');
  link.href = pathname + search + hash;
  link.toggleAttribute(following, true);
  page.body.append(link);
  link.click();
  link.remove();
}
