import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { installProbe, type Awaited } from './probe.ts';

/** A phone. */
const phone = {
  viewport: { width: 375, height: 812 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
} as const;

/** Of the page's main thread: processor time in ms, so that a busy machine counts little. */
export type Thread = { task: number; script: number; style: number; layout: number };

export type Memory = { heapKB: number; nodes: number; listeners: number };

/** Requests and bytes as sent, packed, since the page was opened. */
export type Traffic = { requests: number; bytes: number };

export type FlowPage = {
  page: Page;
  thread(): Promise<Thread>;
  /** After the garbage has been collected. */
  memory(): Promise<Memory>;
  traffic(): Traffic;
  /** Ms from the tap that `tap` makes until the frame with its change. */
  timeTap(awaited: Awaited, tap: () => Promise<void>): Promise<number>;
  close(): Promise<void>;
};

/** Opens a window of its own, on a phone whose processor is so many times slower. */
export async function openFlowPage(browser: Browser, slowdown: number): Promise<FlowPage> {
  const context: BrowserContext = await browser.newContext(phone);
  // What compiles the probe gives its functions their names.
  await context.addInitScript({ content: 'globalThis.__name = (it) => it;' });
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('HeapProfiler.enable');
  await session.send('Network.enable');
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const traffic = countTraffic(session);
  const figures = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  };
  return {
    page,
    thread: async () => {
      const of = await figures();
      return {
        task: of('TaskDuration') * 1000,
        script: of('ScriptDuration') * 1000,
        style: of('RecalcStyleDuration') * 1000,
        layout: of('LayoutDuration') * 1000,
      };
    },
    memory: async () => {
      // What a first collection lets go may hold something that only a second one finds.
      await session.send('HeapProfiler.collectGarbage');
      await session.send('HeapProfiler.collectGarbage');
      const of = await figures();
      return {
        heapKB: of('JSHeapUsedSize') / 1024,
        nodes: of('Nodes'),
        listeners: of('JSEventListeners'),
      };
    },
    traffic: () => ({ ...traffic }),
    timeTap: async (awaited, tap) => {
      await page.evaluate((what) => window.flowProbe.watch(what), awaited);
      await tap();
      return page.evaluate(() => window.flowProbe.painted());
    },
    close: () => context.close(),
  };
}

function countTraffic(session: CDPSession): Traffic {
  const traffic = { requests: 0, bytes: 0 };
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (!request.url.startsWith('data:')) traffic.requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    traffic.bytes += encodedDataLength;
  });
  return traffic;
}
