/** What happened on the main thread since it was last asked; ms. */
export type Noted = {
  /** Tasks of more than 50 ms. */
  longTasks: number[];
  /** Each tap and key: from its event to the frame that shows what it did, as browsers report it. */
  interactions: number[];
};

/** What a tap is waited for to change. */
export type Awaited = {
  selector: string;
  /** Waits until this attribute of it changes; left out: until it is there and has a size. */
  attribute?: string;
};

declare global {
  interface Window {
    flowProbe: {
      /** Begins to wait for what the next tap changes. */
      watch(awaited: Awaited): void;
      /** Ms from the tap until the frame with the change was painted. */
      painted(): Promise<number>;
      take(): Noted;
    };
  }
}

/**
 * Runs in the page, before its own scripts, and the same in the pages that are compared; they know
 * nothing of it.
 */
export function installProbe(): void {
  const patienceMs = 30_000;
  // Shorter interactions are counted by the browser and not reported.
  const unreportedMs = 8;
  let longTasks: number[] = [];
  let interactions = new Map<number, number>();
  let countedBefore = 0;
  let wait: Promise<number> | null = null;

  const tasks = new PerformanceObserver((list) => noteTasks(list.getEntries()));
  const noteTasks = (entries: readonly PerformanceEntry[]) =>
    longTasks.push(...entries.map(({ duration }) => duration));
  tasks.observe({ type: 'longtask', buffered: true });

  const noteEvents = (entries: readonly PerformanceEntry[]) => {
    for (const entry of entries) {
      const id = 'interactionId' in entry ? Number(entry.interactionId) : 0;
      if (id > 0) interactions.set(id, Math.max(interactions.get(id) ?? 0, entry.duration));
    }
  };
  const events = new PerformanceObserver((list) => noteEvents(list.getEntries()));
  const everyEvent = { type: 'event', buffered: true, durationThreshold: 16 };
  events.observe(everyEvent);

  const afterFrame = (done: () => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', done, { once: true });
      port1.start();
      port2.postMessage(null);
    });

  const counted = () =>
    'interactionCount' in performance ? Number(performance.interactionCount) : 0;

  window.flowProbe = {
    watch({ selector, attribute }) {
      const read = () => {
        const element = document.querySelector(selector);
        if (attribute !== undefined) return element?.getAttribute(attribute) ?? '';
        return element && element.getBoundingClientRect().height > 0 ? 'there' : '';
      };
      const before = read();
      let tappedAt: number | null = null;
      const onTap = ({ timeStamp }: Event) => {
        tappedAt ??= timeStamp;
      };
      addEventListener('click', onTap, { capture: true });
      wait = new Promise((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`${selector} never changed.`)), patienceMs);
        const observer = new MutationObserver(() => {
          const { activeElement } = document;
          if (tappedAt === null || !activeElement || read() === before) return;
          const from = tappedAt;
          observer.disconnect();
          removeEventListener('click', onTap, { capture: true });
          clearTimeout(timer);
          afterFrame(() => resolve(performance.now() - from));
        });
        observer.observe(document, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        });
      });
      // Whoever asks meets the failure; nobody may have asked yet.
      wait.catch(() => undefined);
    },
    painted: async () => {
      if (!wait) throw new Error('Nothing is waited for.');
      return wait;
    },
    take() {
      noteTasks(tasks.takeRecords());
      noteEvents(events.takeRecords());
      const unreported = Math.max(0, counted() - countedBefore - interactions.size);
      const noted = {
        longTasks,
        interactions: [...interactions.values(), ...Array<number>(unreported).fill(unreportedMs)],
      };
      countedBefore = counted();
      longTasks = [];
      interactions = new Map();
      return noted;
    },
  };
}
