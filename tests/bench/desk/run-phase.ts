import type { CDPSession, Page } from 'playwright';
import type { Commits } from './commits.ts';

/** A change that was asked for: of which order, into which state, and when (epoch ms). */
export type Asked = { orderId: string; status: string; at: number };

export type Phase = {
  /** Ms between frames. */
  frames: readonly number[];
  /** Ms from the commit of a change to the frame that shows it. */
  delays: readonly number[];
  /** Ms of the page's main thread for one change, and of that its scripts. */
  task: number;
  script: number;
};

type Driven = {
  page: Page;
  session: CDPSession;
  commits: Commits;
  count: number;
  /** For all of them. */
  ms: number;
  /** Makes the n-th change. */
  change: (n: number) => Promise<Asked>;
};

/** For the last frames. */
const afterwardsMs = 1000;
const patienceMs = 60_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Makes changes at an even pace, whatever the page does, and notes what they cost it. */
export async function runPhase(driven: Driven): Promise<Phase> {
  const { page, session, commits, count, ms, change } = driven;
  await page.evaluate(() => window.deskProbe.begin());
  const before = await metrics(session);
  const began = Date.now();
  const changes: Promise<Asked>[] = [];
  for (let n = 0; n < count; n += 1) {
    await pause(Math.max(0, began + (n * ms) / count - Date.now()));
    changes.push(change(n));
  }
  const asked = await Promise.all(changes);
  await page.waitForFunction((wanted) => window.deskProbe.count() >= wanted, count, {
    timeout: patienceMs,
  });
  await pause(afterwardsMs);
  const after = await metrics(session);
  const { frames, painted } = await page.evaluate(() => window.deskProbe.end());
  const delays = asked.map(({ orderId, status, at }) => {
    const shown = painted[`${orderId} ${status}`];
    const commit = commits.firstSince(orderId, at);
    if (!shown || commit === null) throw new Error(`Order ${orderId} never showed as ${status}.`);
    return shown - commit;
  });
  return {
    frames,
    delays,
    task: (after.task - before.task) / count,
    script: (after.script - before.script) / count,
  };
}

async function metrics(session: CDPSession): Promise<{ task: number; script: number }> {
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => (metrics.find((one) => one.name === name)?.value ?? NaN) * 1000;
  return { task: value('TaskDuration'), script: value('ScriptDuration') };
}
