/** One key: ms from keydown to the changed text in the page's DOM, and to the frame that shows it. */
export type KeyTimes = { toText: number; toFrame: number };

/** Measures from inside the page, the same for both sides; the page itself knows nothing of it. */
export type Probe = {
  /** Begins to watch the text of an element, which may stand in a frame of the same origin. */
  watch(selector: string): void;
  /** The times of the last key, once its frame has been painted. */
  lastKey(): Promise<KeyTimes>;
  /** Counts frames until `frames` is asked. */
  countFrames(): void;
  frames(): { count: number; ms: number };
};

declare global {
  interface Window {
    probe: Probe;
  }
}

const patienceMs = 10_000;

function documentWith(selector: string): Document {
  const inner = [...document.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument ?? [],
  );
  const holder = [document, ...inner].find((one) => one.querySelector(selector));
  if (!holder) throw new Error(`Nothing is ${selector}.`);
  return holder;
}

/** Called once the next frame has been painted. */
function afterFrame(done: () => void): void {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', done, { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

function createProbe(): Probe {
  let last: KeyTimes | null = null;
  let onLast: ((times: KeyTimes) => void) | null = null;
  let counted = { count: 0, from: 0, isOn: false };
  return {
    watch(selector) {
      const holder = documentWith(selector);
      const text = () => holder.querySelector(selector)?.textContent ?? '';
      let key: { down: number; before: string } | null = null;
      const onKey = () => {
        last = null;
        key = { before: text(), down: performance.now() };
      };
      addEventListener('keydown', onKey, true);
      new MutationObserver(() => {
        if (!key || text() === key.before) return;
        const { down } = key;
        const toText = performance.now() - down;
        key = null;
        afterFrame(() => {
          last = { toText, toFrame: performance.now() - down };
          onLast?.(last);
        });
      }).observe(holder, { subtree: true, childList: true, characterData: true });
    },
    lastKey: async () =>
      last ??
      new Promise((resolve, reject) => {
        onLast = resolve;
        setTimeout(() => reject(new Error('The text never came to the page.')), patienceMs);
      }),
    countFrames() {
      counted = { count: 0, from: performance.now(), isOn: true };
      const next = () => {
        if (!counted.isOn) return;
        counted.count += 1;
        requestAnimationFrame(next);
      };
      requestAnimationFrame(next);
    },
    frames() {
      counted.isOn = false;
      return { count: counted.count, ms: performance.now() - counted.from };
    },
  };
}

window.probe = createProbe();
