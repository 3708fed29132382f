import type { Browser } from 'playwright';
import type { Scripts } from './build-pages.ts';
import { sides, type Side } from './sides.ts';
import { median, quantile } from './sums.ts';
import { typeKeys, type Typing } from './type-keys.ts';

/** Medians of all rounds of one editor at one size: ms per key. */
export type Figures = {
  script: number;
  task: number;
  toText: number;
  toFrame: number;
  /** 19 of 20 keys are on the screen in this time. */
  toFrameP95: number;
};

export type Compared = {
  sections: number;
  slowdown: number;
  figures: Record<Side['name'], Figures>;
};

export type EditorBenchSetup = {
  browser: Browser;
  origin: string;
  scripts: Scripts;
  rounds: number;
};

const figuresOf = (rounds: readonly Typing[]): Figures => {
  const keys = rounds.flatMap((round) => round.keys);
  const frames = keys.map(({ toFrame }) => toFrame);
  return {
    script: median(rounds.map(({ script }) => script)),
    task: median(rounds.map(({ task }) => task)),
    toText: median(keys.map(({ toText }) => toText)),
    toFrame: median(frames),
    toFrameP95: quantile(frames, 0.95),
  };
};

/** Both editors in turns, so that a busy moment of the machine meets both. */
export async function compare(
  { browser, origin, scripts, rounds }: EditorBenchSetup,
  sections: number,
  slowdown: number,
): Promise<Compared> {
  const seen: Record<Side['name'], Typing[]> = { Servery: [], Puck: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const side of sides) {
      const measuring = { browser, origin, sections, slowdown, keys: 25 };
      seen[side.name].push(await typeKeys(side, measuring, scripts.probe));
    }
  }
  const figures = { Servery: figuresOf(seen.Servery), Puck: figuresOf(seen.Puck) };
  return { sections, slowdown, figures };
}
