import type { Measured } from './drive.ts';

export type Figures = { perSecond: number; p50: number; p99: number };

/** All rounds of one operation as one. */
export function figuresOf(rounds: readonly Measured[]): Figures {
  const latencies = rounds.flatMap(({ latencies }) => latencies).toSorted((a, b) => a - b);
  const wall = rounds.reduce((sum, { wall }) => sum + wall, 0);
  const at = (share: number) => latencies[Math.floor(share * (latencies.length - 1))] ?? NaN;
  return { perSecond: (latencies.length / wall) * 1000, p50: at(0.5), p99: at(0.99) };
}

/** A table in Markdown, as docs/bench.md keeps it. */
export function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_cell, column) => (column === 0 ? '---' : '---:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}
