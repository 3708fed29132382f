import type { Checkout } from './checkout.ts';
import type { Measured } from './drive.ts';
import type { ProcessorTime } from './processor-time.ts';

/** What one phase showed, and the processor time that it took, in milliseconds. */
export type Phase = Measured & ProcessorTime;

/** Requests per second, latencies, and the processor time of one request; times in milliseconds. */
export type Figures = { perSecond: number; p50: number; p99: number } & ProcessorTime;

/** All rounds of one operation as one. */
export function figuresOf(rounds: readonly Phase[]): Figures {
  const latencies = rounds.flatMap((round) => round.latencies).toSorted((a, b) => a - b);
  const sum = (of: (round: Phase) => number) =>
    rounds.reduce((total, round) => total + of(round), 0);
  return {
    perSecond: (latencies.length / sum(({ wall }) => wall)) * 1000,
    p50: at(latencies, 0.5),
    p99: at(latencies, 0.99),
    program: sum(({ program }) => program) / latencies.length,
    database: sum(({ database }) => database) / latencies.length,
  };
}

/** The middle of each call and of the whole, and the slowest twentieth of the whole, in ms. */
export function checkoutFigures(seen: readonly Checkout[]): string[] {
  const sorted = (step: keyof Checkout) => seen.map((one) => one[step]).toSorted((a, b) => a - b);
  const middles = (['guest', 'add', 'read', 'order', 'all'] as const).map((step) =>
    at(sorted(step), 0.5),
  );
  return [...middles, at(sorted('all'), 0.95)].map((ms) => ms.toFixed(1));
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;

/** A table in Markdown, as docs/bench.md keeps it. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_cell, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
