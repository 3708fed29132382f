import { availableParallelism, cpus } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { findChromium } from '../../browser/find-chromium.ts';
import { startBuild, type RunningBuild } from './builds.ts';
import {
  measureDishes,
  measureMemory,
  measureQuickAdds,
  openMenu,
  openReference,
  type DishFigures,
} from './dishes.ts';
import { openFlowPage, type FlowPage, type Memory } from './flow-page.ts';
import { runOrder, type StepFigures } from './order.ts';
import { dishTable, memoryTable, stepTable, verdictsOf, type Measured } from './report.ts';
import { verdictTable } from '../editor/report.ts';

const isQuick = process.argv.includes('--quick');
/** One round is a first look. */
const rounds = isQuick ? 1 : 3;
const slowdowns = [1, 4];
/** Another project folder with its build, to be measured in turns with this one. */
const beforeAt = process.argv.indexOf('--before');
const beforeFolder = beforeAt > 0 ? process.argv[beforeAt + 1] : undefined;

const say = (text: string) => process.stdout.write(`${text}\n`);

async function onPage<T>(
  browser: Browser,
  slowdown: number,
  act: (flow: FlowPage) => Promise<T>,
): Promise<T> {
  const flow = await openFlowPage(browser, slowdown);
  try {
    return await act(flow);
  } finally {
    await flow.close();
  }
}

type Seen = {
  orders: StepFigures[][];
  dishes: DishFigures[];
  quickAdds: number[];
  memory: { before: Memory; after: Memory }[];
};

async function measureOnce(browser: Browser, slowdown: number, { origin }: RunningBuild) {
  const order = await onPage(browser, slowdown, (flow) => runOrder(flow, origin));
  const { dishes, quickAdds } = await onPage(browser, slowdown, async (flow) => {
    await openMenu(flow, origin);
    return { dishes: await measureDishes(flow), quickAdds: await measureQuickAdds(flow) };
  });
  // What stays is the same however slow the processor is.
  const memory =
    slowdown === 1
      ? await onPage(browser, slowdown, async (flow) => {
          await openMenu(flow, origin);
          return measureMemory(flow);
        })
      : null;
  return { order, dishes, quickAdds, memory };
}

async function measureAll(browser: Browser, builds: readonly RunningBuild[]): Promise<Measured[]> {
  const all: Measured[] = [];
  const [first] = builds;
  if (!first) throw new Error('There is no build.');
  for (const slowdown of slowdowns) {
    const seen = new Map<string, Seen>(
      builds.map(({ name }) => [name, { orders: [], dishes: [], quickAdds: [], memory: [] }]),
    );
    const reference: DishFigures[] = [];
    // In turns, so that a busy moment of the machine meets all of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const build of builds) {
        const one = await measureOnce(browser, slowdown, build);
        const of = seen.get(build.name);
        of?.orders.push(one.order);
        of?.dishes.push(one.dishes);
        of?.quickAdds.push(...one.quickAdds);
        if (one.memory) of?.memory.push(one.memory);
        process.stderr.write(`${build.name} at ${slowdown}×, round ${round + 1}\n`);
      }
      reference.push(
        await onPage(browser, slowdown, async (flow) => {
          await openReference(flow, first.origin);
          return measureDishes(flow);
        }),
      );
    }
    all.push(...[...seen].map(([build, of]) => ({ build, slowdown, ...of, reference })));
  }
  return all;
}

const builds: RunningBuild[] = [];
try {
  builds.push(await startBuild('this build'));
  if (beforeFolder !== undefined) builds.push(await startBuild('before', beforeFolder));
  const browser = await chromium.launch(await findChromium());
  try {
    const all = await measureAll(browser, builds);
    say(
      `${availableParallelism()} × ${cpus()[0]?.model ?? '?'}, ${browser.version()}, ${rounds} rounds\n`,
    );
    for (const measured of all) say(`${stepTable(measured)}\n`);
    say(`${dishTable(all)}\n`);
    say(`${memoryTable(all)}\n`);
    say(verdictTable(verdictsOf(all)));
  } finally {
    await browser.close();
  }
} finally {
  for (const { stop } of builds) await stop();
}
