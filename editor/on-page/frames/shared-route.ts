import { frameOf, isElement } from '../page/frame-geometry.ts';

/** Events inside a frame by which it becomes the one in use. */
const used = ['pointerdown', 'keydown', 'click'] as const;

/** On the link by which another frame follows the one in use. */
const following = 'data-following';

/** Keeps the frames that stand side by side on the same page of the site. */
export type SharedRoute = {
  /**
   * Registers the page that a frame shows now.
   * @param onPath called with its path, at once and whenever it changes
   * @returns unregisters it
   */
  join(page: Document, onPath: (path: string) => void): () => void;
};

/**
 * Only the frame that was used last leads the others: where one of them is redirected, from an empty
 * cart to the menu, the frame in use stays where it is.
 */
export function createSharedRoute(): SharedRoute {
  const pages = new Set<Document>();
  // The frame and not its page, which may be reloaded.
  let leader: Element | null = null;
  const lead = (page: Document) => {
    for (const other of pages) if (other !== page) navigate(other, page.location);
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
      // A screen is drawn as the children of `main`; texts and pictures change deeper inside.
      const screens = new MutationObserver(look);
      const main = page.querySelector('main');
      if (main) screens.observe(main, { childList: true });
      pages.add(page);
      onPath(path);
      // The other frame may have navigated while this one was loading.
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

/** By a link, as a customer would: the site's router handles its own screens. */
function navigate(page: Document, { pathname, search, hash }: Location): void {
  if (page.location.pathname === pathname) return;
  const link = page.createElement('a');
  link.href = pathname + search + hash;
  link.toggleAttribute(following, true);
  page.body.append(link);
  link.click();
  link.remove();
}
