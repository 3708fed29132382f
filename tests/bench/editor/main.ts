import { availableParallelism, cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { findChromium } from '../../browser/find-chromium.ts';
import { chunksOf } from '../../built-chunks.ts';
import { editorBeyond } from '../../editor-budget.ts';
import { buildPages } from './build-pages.ts';
import { compare, type Compared } from './compare.ts';
import { bytesOfMove, dragFrames, rendersPerKey } from './extras.ts';
import { atMost, comparisonTable, shareVerdicts, verdictTable, type Verdict } from './report.ts';
import { partsOfPage } from './our-page.ts';
import { servePages } from './serve-pages.ts';
import { sides } from './sides.ts';

/** Sizes that the issue compares, and those that only our own growth is asked of. */
const compared = [10, 50, 200] as const;
const own = [25, 300] as const;
const say = (text: string) => process.stdout.write(`${text}\n`);
// One round is a first look.
const rounds = process.argv.includes('--quick') ? 1 : 3;

const dist = fileURLToPath(new URL('../../../dist', import.meta.url));
const scripts = await buildPages(dist);
const { origin, stop } = await servePages(dist);
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
const setup = { browser, origin, scripts, rounds };

async function measure(): Promise<Verdict[]> {
  const all: Compared[] = [];
  const at = async (sections: number, slowdown: number): Promise<Compared> => {
    const one = await compare(setup, sections, slowdown);
    say(`${sections} sections, ${slowdown}×: ${JSON.stringify(one.figures)}`);
    all.push(one);
    return one;
  };
  for (const sections of compared) for (const slowdown of [1, 4]) await at(sections, slowdown);
  const shares = shareVerdicts(all);
  const [at25, at300] = [await at(own[0], 1), await at(own[1], 1)];
  say(`\n${comparisonTable(all)}\n`);

  const drawn: number[] = [];
  for (const side of sides) {
    const { components, sections } = await rendersPerKey(setup, side, 50);
    drawn.push(sections.length);
    const which = sections.length === 1 ? 'section' : 'sections';
    say(`${side.name} draws ${components} components per key, of ${sections.length} ${which}.`);
  }
  const frames = await dragFrames(setup);
  const page = chunksOf(await partsOfPage(dist));
  const growth = at300.figures.Servery.script / (all[0]?.figures.Servery.script ?? NaN);
  return [
    ...shares,
    atMost('sections drawn per key', drawn[0] ?? NaN, 1),
    atMost('patch of a move', bytesOfMove(), 2048, ' B'),
    atMost('key to the next frame, p95, 25 sections', at25.figures.Servery.toFrameP95, 32, ' ms'),
    atMost('script per key, 300 sections to 10', growth, 1.5, '×'),
    {
      what: 'frames in a second of a colour’s drag',
      seen: frames.toFixed(1),
      target: 'at least 55',
      isMet: frames >= 55,
    },
    atMost('editor beyond the page, gzip', editorBeyond(page).bytes / 1024, 100, ' kB'),
  ];
}

try {
  const verdicts = await measure();
  say(`\nOn ${availableParallelism()} × ${cpus()[0]?.model ?? '?'}, ${rounds} rounds:\n`);
  say(verdictTable(verdicts));
} finally {
  await browser.close();
  await stop();
}
