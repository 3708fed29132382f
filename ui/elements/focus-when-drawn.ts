/** Frames until whoever waits for an element gives up: a second, or several on a busy phone. */
const mostFrames = 60;

/**
 * Focuses an element that comes with one of the next frames. On a busy phone one frame is not enough
 * to draw it. Does nothing where the customer has put the focus elsewhere meanwhile.
 * @param find looks for the element anew in each frame
 */
export function focusWhenDrawn(find: () => HTMLElement | null | undefined): void {
  const before = document.activeElement;
  let framesLeft = mostFrames;
  const attempt = () => {
    const { activeElement, body } = document;
    if (activeElement !== before && activeElement !== body) return;
    const element = find();
    framesLeft -= 1;
    if (element) element.focus();
    else if (framesLeft > 0) requestAnimationFrame(attempt);
  };
  requestAnimationFrame(attempt);
}
