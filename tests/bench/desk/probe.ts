/** What a page noted of itself: ms between frames, and when (epoch ms) `id status` was painted. */
export type Noted = { frames: number[]; painted: Record<string, number> };

declare global {
  interface Window {
    deskProbe: { begin(): void; end(): Noted; count(): number };
  }
}

/**
 * Runs in the page, before its own scripts, and the same in both: notes when an element whose id is
 * `order-…` came or changed its state, and how far apart the frames are. The page knows nothing of it.
 */
export function installProbe(): void {
  const painted = new Map<string, number>();
  let frames: number[] = [];
  let before = 0;
  let isOn = false;
  const note = (element: Element) => {
    const key = `${element.id.slice('order-'.length)} ${element.getAttribute('data-status') ?? ''}`;
    if (painted.has(key)) return;
    painted.set(key, 0);
    requestAnimationFrame(() => {
      // Comes after the frame has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => painted.set(key, Date.now()), { once: true });
      port1.start();
      port2.postMessage(null);
    });
  };
  new MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      const nodes = type === 'attributes' ? [target] : [...addedNodes];
      for (const node of nodes) {
        if (!(node instanceof Element)) continue;
        if (node.matches('[id^="order-"]')) note(node);
        if (type === 'childList')
          for (const one of node.querySelectorAll('[id^="order-"]')) note(one);
      }
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-status'],
  });
  const onFrame = (at: number) => {
    if (!isOn) return;
    frames.push(at - before);
    before = at;
    requestAnimationFrame(onFrame);
  };
  window.deskProbe = {
    begin() {
      painted.clear();
      frames = [];
      isOn = true;
      requestAnimationFrame((at) => {
        before = at;
        requestAnimationFrame(onFrame);
      });
    },
    end() {
      isOn = false;
      return { frames, painted: Object.fromEntries(painted) };
    },
    count: () => [...painted.values()].filter((at) => at > 0).length,
  };
}
