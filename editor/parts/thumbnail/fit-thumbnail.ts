/** Widest layout, in CSS pixels: a wider one would only be scaled down more. */
const maxWidth = 1280;

/**
 * Keeps the page scaled to the width of its frame. A page lower than the frame is centred, or
 * (`isWhole`) the frame is made as high as the page. @returns stops it
 */
export function fitThumbnail(frame: HTMLElement, page: HTMLElement, isWhole: boolean): () => void {
  const fit = () => {
    const width = Math.min(window.innerWidth, maxWidth);
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
  const ids = new MutationObserver(() => removeIds(page));
  ids.observe(page, { childList: true, subtree: true });
  removeIds(page);
  fit();
  return () => {
    cancelAnimationFrame(next);
    sizes.disconnect();
    ids.disconnect();
  };
}

/** The page itself has the same ids and names already. */
function removeIds(page: HTMLElement): void {
  for (const element of page.querySelectorAll('[id], [name]')) {
    // A drawing may refer to ids inside it.
    if (!element.closest('svg')) element.removeAttribute('id');
    element.removeAttribute('name');
  }
}
