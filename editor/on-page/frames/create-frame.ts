/**
 * A frame with the site. Made once: it would lose its route if it were drawn anew. Our own site, so
 * nothing is fenced off.
 */
export function createFrame(): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // The site inside knows by it that it is not to offer the editor.
  frame.dataset['deviceFrame'] = '';
  frame.src = presentAddress();
  return frame;
}

/** Where one is: in a frame that is open already, else on the page, without what opens the editor. */
function presentAddress(): string {
  const open = document.querySelector<HTMLIFrameElement>('iframe[data-device-frame]');
  const { pathname, search, hash } = open?.contentDocument?.location ?? window.location;
  const params = new URLSearchParams(search);
  params.delete('edit');
  const kept = params.toString();
  return pathname + (kept && `?${kept}`) + hash;
}
