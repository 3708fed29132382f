import { atMost, type Verdict } from '../editor/report.ts';
import { median, quantile } from '../editor/sums.ts';
import { tableOf } from '../summary.ts';
import type { DishFigures } from './dishes.ts';
import type { Memory } from './flow-page.ts';
import type { StepFigures } from './order.ts';

/** All rounds of one build at one slow-down. */
export type Measured = {
  build: string;
  slowdown: number;
  orders: StepFigures[][];
  dishes: DishFigures[];
  /** Ms from the tap on a dish's + to the changed count. */
  quickAdds: number[];
  memory: { before: Memory; after: Memory }[];
  /** The bare page with the same content, in the same run. */
  reference: DishFigures[];
};

const whole = (value: number) => value.toFixed(0);
const kB = (bytes: number) => (bytes / 1024).toFixed(0);

/** Each step of the order: processor time of its main thread, its waits, and the network's part. */
export function stepTable({ build, slowdown, orders }: Measured): string {
  const names = (orders[0] ?? []).map(({ name }) => name);
  const rows = names.map((name, at) => {
    const rounds = orders.flatMap((order) => order[at] ?? []);
    const middle = (of: (step: StepFigures) => number) => whole(median(rounds.map(of)));
    const longest = rounds.flatMap(({ longTasks }) => longTasks);
    const toPaint = rounds.flatMap((step) => step.toPaint ?? []);
    return [
      name,
      middle(({ task }) => task),
      middle(({ script }) => script),
      middle(({ style, layout }) => style + layout),
      middle(({ longTasks }) => longTasks.length),
      whole(Math.max(0, ...longest)),
      middle(({ interactions }) => Math.max(0, ...interactions)),
      toPaint.length > 0 ? whole(median(toPaint)) : '',
      middle(({ requests }) => requests),
      kB(median(rounds.map(({ bytes }) => bytes))),
    ];
  });
  const head = [
    `${build}, ${slowdown}×`,
    'main thread',
    'script',
    'style, layout',
    'long tasks',
    'longest',
    'worst interaction',
    'tap to paint',
    'requests',
    'kB',
  ];
  return tableOf(head, rows);
}

const interactionsOf = ({ orders }: Measured): number[] =>
  orders.flatMap((order) => order.flatMap(({ interactions }) => interactions));

const dishMedians = (rounds: readonly DishFigures[]) => ({
  first: median(rounds.map(({ first }) => first)),
  again: median(rounds.flatMap(({ again }) => again)),
  task: median(rounds.map(({ task }) => task)),
  add: median(rounds.map(({ add }) => add)),
});

/** A dish opened and added, beside the bare page with the same content. */
export function dishTable(all: readonly Measured[]): string {
  const rows = all.flatMap(({ build, slowdown, dishes, quickAdds, reference }) => {
    const ours = dishMedians(dishes);
    const bare = dishMedians(reference);
    const cells = ({ first, again, task, add }: typeof ours) =>
      [first, again, task, add].map((value) => value.toFixed(1));
    const ratio = (of: keyof typeof ours) => (ours[of] / bare[of]).toFixed(1);
    return [
      [`${build}, ${slowdown}×`, ...cells(ours), median(quickAdds).toFixed(1)],
      ['bare page', ...cells(bare), ''],
      ['ratio', ratio('first'), ratio('again'), ratio('task'), ratio('add'), ''],
    ];
  });
  const head = ['', 'first opened', 'opened again', 'main thread a dish', 'added', 'added by +'];
  return tableOf(head, rows);
}

/** What 50 dishes opened and closed leave behind. */
export function memoryTable(all: readonly Measured[]): string {
  const rows = all.flatMap(({ build, memory }) =>
    memory.map(({ before, after }) => [
      build,
      ...(['heapKB', 'nodes', 'listeners'] as const).flatMap((of) => [
        whole(before[of]),
        whole(after[of]),
      ]),
    ]),
  );
  return tableOf(['', 'heap kB', 'then', 'nodes', 'then', 'listeners', 'then'], rows);
}

/** What one opened dish may leave behind beside the frame's own noise. */
const noise = { heapKB: 100, nodes: 50 };

/** What is asked of orders; all times in ms. */
export function verdictsOf(all: readonly Measured[]): Verdict[] {
  const ours = all.filter(({ build }) => build === 'this build');
  const slow = ours.find(({ slowdown }) => slowdown === 4);
  const fast = ours.find(({ slowdown }) => slowdown === 1);
  if (!slow || !fast) throw new Error('A slow-down is missing.');
  const dishes = dishMedians(slow.dishes);
  const toCheckout = slow.orders.flatMap((order) =>
    order.flatMap(({ name, toPaint }) => (name === 'to the checkout' ? (toPaint ?? []) : [])),
  );
  const grown = (of: keyof typeof noise) =>
    median(fast.memory.map(({ before, after }) => after[of] - before[of]));
  return [
    atMost('a dish opens, first, 4×', dishes.first, 100, ' ms'),
    atMost('a dish opens, from the second time, 4×', dishes.again, 50, ' ms'),
    atMost('a dish is added by its +, 4×', median(slow.quickAdds), 32, ' ms'),
    atMost('a dish is added from its dialog, 4×', dishes.add, 32, ' ms'),
    atMost('from the menu to the checkout, 4×', median(toCheckout), 200, ' ms'),
    atMost('INP, p75, 4×', quantile(interactionsOf(slow), 0.75), 100, ' ms'),
    atMost('heap after 50 dishes', grown('heapKB'), noise.heapKB, ' kB more'),
    atMost('nodes after 50 dishes', grown('nodes'), noise.nodes, ' more'),
  ];
}
