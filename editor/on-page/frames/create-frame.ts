/**
 * An iframe with the site. Created once and not by React: it would lose its route when rendered
 * again. The same origin, so it is not sandboxed.
 */
export function createFrame(address = currentAddress()): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  // Keeps the site inside from offering the editor.
  frame.dataset['deviceFrame'] = '';
  frame.src = address;
  return frame;
}

/** The route of an open frame, else of the page, without the parameter that opens the editor. */
function currentAddress(): string {
  const open = document.querySelector<HTMLIFrameElement>('iframe[data-device-frame]');
  const { pathname, search, hash } = open?.contentDocument?.location ?? window.location;
  const params = new URLSearchParams(search);
  params.delete('edit');
  const query = params.toString();
  return pathname + (query && `?${query}`) + hash;
}
