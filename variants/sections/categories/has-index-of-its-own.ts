/** Whether another row or column of links on the page leads to the same category. */
export const hasIndexOfItsOwn = (nav: HTMLElement, anchor: string): boolean =>
  [...document.querySelectorAll(`nav a[href="#${CSS.escape(anchor)}"]`)].some(
    (link) => !nav.contains(link),
  );
