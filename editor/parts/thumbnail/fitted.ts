/** No wider than a large desk: more would only make everything smaller. */
const widest = 1280;

/**
 * Keeps the page in small as wide as its frame. What is lower than that stands in the middle, or
 * the frame is made as high as the page.
 */
export function fitted(frame: HTMLElement, page: HTMLElement, isWhole: boolean): () => void {
  const fit = () => {
    const width = Math.min(window.innerWidth, widest);
    const scale = frame.clientWidth / width;
    const height = page.offsetHeight * scale;
    const room = isWhole ? 0 : frame.clientHeight - height;
    page.style.inlineSize = `${width}px`;
    page.style.transform = `translateY(${Math.max(0, room / 2)}px) scale(${scale})`;
    page.style.setProperty('--shrunk', String(scale || 1));
    if (isWhole) frame.style.blockSize = height > 0 ? `${height}px` : '';
    frame.toggleAttribute('data-empty', page.offsetHeight === 0);
  };
  let next = 0;
  // In the next frame: the frame's own height is what this changes.
  const sizes = new ResizeObserver(() => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(fit);
  });
  sizes.observe(frame);
  sizes.observe(page);
  const marks = new MutationObserver(() => unmark(page));
  marks.observe(page, { childList: true, subtree: true });
  unmark(page);
  fit();
  return () => {
    cancelAnimationFrame(next);
    sizes.disconnect();
    marks.disconnect();
  };
}

/** The page has the same names already, and each may stand there once. */
function unmark(page: HTMLElement): void {
  for (const element of page.querySelectorAll('[id], [name]')) {
    // A drawing may refer to its own parts.
    if (!element.closest('svg')) element.removeAttribute('id');
    element.removeAttribute('name');
  }
}
