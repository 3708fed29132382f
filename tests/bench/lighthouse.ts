import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { z } from 'zod';
import { findChromium } from '../browser/find-chromium.ts';

/** What is read of Lighthouse's report. */
const reportSchema = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(
    z.string(),
    z.object({
      score: z.number().nullable(),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      numericValue: z.number().optional(),
      details: z
        .object({
          items: z
            .array(
              z
                .object({
                  resourceType: z.unknown(),
                  transferSize: z.unknown(),
                  requestCount: z.unknown(),
                  node: z.object({ snippet: z.string() }).optional().catch(undefined),
                })
                .partial(),
            )
            .catch([]),
        })
        .partial()
        .optional(),
    }),
  ),
});
export type LighthouseReport = z.infer<typeof reportSchema>;

const program = 'tests/bench/third-party/node_modules/lighthouse/cli/index.js';

/**
 * Asks the browser at this port for a report of a page on a phone; Lighthouse is a package of its
 * own, and a process.
 * @param only these of its categories; left out: all
 * @throws Error with the address where the page could not be read
 */
export async function lighthouse(
  url: string,
  port: number,
  only: readonly string[] = [],
): Promise<LighthouseReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
      ...(only.length > 0 ? [`--only-categories=${only.join(',')}`] : []),
    ],
    { maxBuffer: 64 * 1024 ** 2 },
  );
  const report = reportSchema.parse(JSON.parse(stdout));
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

/** A port that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

/** Runs something with a browser that Lighthouse finds at the port given. */
export async function withBrowser<T>(act: (port: number) => Promise<T>): Promise<T> {
  const { executablePath, args, env } = await findChromium();
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env,
  });
  try {
    return await act(port);
  } finally {
    await browser.close();
  }
}
