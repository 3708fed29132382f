import { createReadStream } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { availableParallelism } from 'node:os';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright';
import sharp from 'sharp';
import { z } from 'zod';
import { findChromium } from './browser/find-chromium.ts';

const built = fileURLToPath(new URL('../dist/storybook', import.meta.url));
const folder = fileURLToPath(new URL('../dist/screens', import.meta.url));
const widths = [375, 768, 1440];
/** What of a long page is kept on a sheet, and the gap between its shots. */
const mostHeight = 1800;
const gap = 16;
/** Stories on one sheet: taller ones no image viewer opens. */
const mostRows = 9;
/** Only what the name holds: `npm run screens -- hero`. */
const [wanted = ''] = process.argv.slice(2);

type Shot = { bytes: Buffer; width: number; height: number };

const contentTypes: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

const storybook = createServer((request, reply) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = join(built, normalize(decodeURIComponent(pathname)));
  const stream = createReadStream(file);
  stream.on('error', () => reply.writeHead(404).end());
  stream.on('open', () => {
    reply.writeHead(200, {
      'content-type': contentTypes[extname(file)] ?? 'text/plain',
      'cache-control': 'max-age=3600',
    });
    stream.pipe(reply);
  });
});

/** Stories by the sheet they stand on: one for each kind of section, one for each group of screens. */
async function sheetsOf(): Promise<Map<string, string[]>> {
  const index = z.object({
    entries: z.record(
      z.string(),
      z.object({ type: z.string(), id: z.string(), title: z.string() }),
    ),
  });
  const { entries } = index.parse(JSON.parse(await readFile(join(built, 'index.json'), 'utf8')));
  const sheets = new Map<string, string[]>();
  for (const { type, id, title } of Object.values(entries)) {
    if (type !== 'story') continue;
    const sheet = title.toLowerCase().replaceAll(/\W+/g, '-');
    if (!sheet.includes(wanted)) continue;
    sheets.set(sheet, [...(sheets.get(sheet) ?? []), id]);
  }
  return sheets;
}

function inPieces(sheets: ReadonlyMap<string, readonly string[]>): [string, string[]][] {
  return [...sheets].flatMap(([sheet, ids]) =>
    Array.from({ length: Math.ceil(ids.length / mostRows) }, (_, piece): [string, string[]] => [
      `${sheet}-${piece + 1}`,
      ids.slice(piece * mostRows, (piece + 1) * mostRows),
    ]),
  );
}

/** A visitor who keeps what was fetched, and nothing that a story left behind. */
async function openPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await context.addInitScript(() => {
    if (window.top !== window) return;
    localStorage.clear();
    sessionStorage.clear();
  });
  return await context.newPage();
}

async function shoot(page: Page, origin: string, id: string, width: number): Promise<Shot> {
  await page.setViewportSize({ width, height: width < 600 ? 740 : 900 });
  // By hand, or axe would go through every story before it is still.
  const story = `id=${id}&viewMode=story&globals=a11y.manual:!true`;
  await page.goto(`${origin}/iframe.html?${story}`, { waitUntil: 'networkidle' });
  // A quiet network may still be preparing the story. Where all of it is fixed to the window the
  // body has no height, and would never count as visible.
  await page.waitForSelector('body.sb-show-main', { state: 'attached' });
  // What a story does to itself is done; one that waits for what does not come at this width is
  // shot as it stands.
  await page
    .waitForFunction(
      `['finished', 'errored', 'aborted'].includes(__STORYBOOK_PREVIEW__.currentRender?.phase)`,
      undefined,
      { timeout: 10_000 },
    )
    .catch(() => undefined);
  // What waits to be scrolled to is loaded at once.
  await page.evaluate(async () => {
    const images = [...document.querySelectorAll('img')];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  const height = Math.min(Math.max(whole, page.viewportSize()?.height ?? 0), mostHeight);
  const bytes = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width, height } });
  return { bytes, width, height };
}

/** One row for each story, the widths beside each other. */
async function writeSheet(file: string, rows: readonly (readonly Shot[])[]): Promise<void> {
  let top = 0;
  const placed = rows.flatMap((shots) => {
    let left = 0;
    const row = shots.map(({ bytes, width }) => {
      const place = { input: bytes, left, top };
      left += width + gap;
      return place;
    });
    top += Math.max(...shots.map(({ height }) => height)) + gap;
    return row;
  });
  const width = widths.reduce((sum, one) => sum + one + gap, 0);
  await sharp({
    create: { width, height: top, channels: 3, background: '#808080' },
    limitInputPixels: false,
  })
    .composite(placed)
    // Colours as drawn, at a fraction of a PNG's size; a palette of 256 would draw bands.
    .jpeg({ quality: 90, chromaSubsampling: '4:4:4' })
    .toFile(file);
}

/** Runs the tasks, each worker on a page of its own. */
async function inTurns<T, R>(
  pages: readonly Page[],
  items: readonly T[],
  run: (page: Page, item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  const queue = items.entries();
  const worker = async (page: Page) => {
    for (const [index, item] of queue) results[index] = await run(page, item);
  };
  await Promise.all(pages.map(worker));
  return results;
}

storybook.listen(0, '127.0.0.1');
await once(storybook, 'listening');
const address = storybook.address();
if (address === null || typeof address === 'string') throw new Error('There is no port.');
const origin = `http://127.0.0.1:${address.port}`;
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
await mkdir(folder, { recursive: true });
const pages = await Promise.all(
  Array.from({ length: availableParallelism() }, () => openPage(browser)),
);
try {
  for (const [sheet, ids] of inPieces(await sheetsOf())) {
    const shots = await inTurns(
      pages,
      ids.flatMap((id) => widths.map((width) => ({ id, width }))),
      (page, { id, width }) => shoot(page, origin, id, width),
    );
    const rows = ids.map((_, row) => shots.slice(row * widths.length, (row + 1) * widths.length));
    await writeSheet(join(folder, `${sheet}.jpg`), rows);
    process.stdout.write(`${join('dist/screens', `${sheet}.jpg`)}: ${ids.join(', ')}\n`);
  }
} finally {
  await browser.close();
  storybook.closeAllConnections();
  storybook.close();
}
