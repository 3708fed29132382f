import { tableOf } from '../summary.ts';
import type { Compared, Figures } from './compare.ts';

/** A target of speed, with what was measured. */
export type Verdict = { what: string; seen: string; target: string; isMet: boolean };

const ms = (value: number) => value.toFixed(1);
const ratio = ({ figures }: Compared, figure: keyof Figures) =>
  figures.Servery[figure] / figures.Puck[figure];

export function comparisonTable(all: readonly Compared[]): string {
  const head = [
    'sections',
    'CPU',
    '',
    'script',
    'main thread',
    'to the DOM',
    'to the frame',
    'p95',
  ];
  const rows = all.flatMap((one) => {
    const cells = ({ script, task, toText, toFrame, toFrameP95 }: Figures) =>
      [script, task, toText, toFrame, toFrameP95].map(ms);
    const { sections, slowdown, figures } = one;
    const place = [String(sections), `${slowdown}×`];
    const shares = (['script', 'task', 'toText', 'toFrame', 'toFrameP95'] as const).map((figure) =>
      ratio(one, figure).toFixed(2),
    );
    return [
      [...place, 'Servery', ...cells(figures.Servery)],
      [...place, 'Puck', ...cells(figures.Puck)],
      [...place, 'share', ...shares],
    ];
  });
  return tableOf(head, rows);
}

const shareTargets = [
  ['task', 'main thread per key', 0.5],
  ['toText', 'key to the changed text', 0.5],
  ['toFrame', 'key to the next frame', 0.75],
] as const;

/** The shares of Puck's time at every size and speed that the issue names. */
export const shareVerdicts = (all: readonly Compared[]): Verdict[] =>
  all.flatMap((one) =>
    shareTargets.map(([figure, words, most]) => ({
      what: `${words}, ${one.sections} sections, ${one.slowdown}×`,
      seen: `${ratio(one, figure).toFixed(2)} of Puck's`,
      target: `at most ${most}`,
      isMet: ratio(one, figure) <= most,
    })),
  );

export const atMost = (what: string, value: number, most: number, unit = ''): Verdict => ({
  what,
  seen: `${Number.isInteger(value) ? value : value.toFixed(1)}${unit}`,
  target: `at most ${most}${unit}`,
  isMet: value <= most,
});

export const verdictTable = (verdicts: readonly Verdict[]): string =>
  tableOf(
    ['target', 'seen', 'wanted', ''],
    verdicts.map(({ what, seen, target, isMet }) => [what, seen, target, isMet ? 'met' : 'missed']),
  );
