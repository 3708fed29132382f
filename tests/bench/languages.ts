import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { languagePath } from '#schemas/languages/language-path.ts';
import { allLanguages } from '#schemas/offered-languages.ts';
import { withDemoServer } from './demo-server.ts';
import { lighthouse, withBrowser, type LighthouseReport } from './lighthouse.ts';
import { tableOf } from './summary.ts';

/** What search engines and screen readers find: Lighthouse's scores of 100 in every language. */
const categories = ['seo', 'accessibility'] as const;
const hosts = ['localhost', '53.localhost'];
/** Only this host: `BENCH_ONLY=53.localhost`. */
const only = process.env['BENCH_ONLY'];

const say = (text: string) => process.stdout.write(`${text}\n`);

/** A dish's page, as the site's own map lists it; unlike browsers, Node looks each host up. */
async function dishPath(host: string, port: number): Promise<string> {
  const options = { port, path: '/sitemap.xml', headers: { host: `${host}:${port}` } };
  const reply = await new Promise<IncomingMessage>((resolve, reject) => {
    get(options, resolve).on('error', reject);
  });
  const map = await text(reply);
  const [, path] = /<loc>[^<]*?(\/menu\/[^/<]+-\d+)<\/loc>/.exec(map) ?? [];
  if (path === undefined) throw new Error(`The sitemap of ${host} lists no dish.`);
  return path;
}

/** Each audit that took points, with the first elements that it is about. */
function failedAudits({ categories: found, audits }: LighthouseReport): string[] {
  return categories
    .flatMap((category) => found[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const nodes = audits[id]?.details?.items ?? [];
      const snippets = nodes.flatMap(({ node }) => (node ? [`\n    ${node.snippet}`] : []));
      return `  ${id}: ${audits[id]?.title ?? ''}${snippets.slice(0, 3).join('')}`;
    });
}

await withDemoServer(({ port }) =>
  withBrowser(async (chromePort) => {
    const rows: string[][] = [];
    for (const host of hosts.filter((one) => only === undefined || one === only)) {
      const origin = `http://${host}:${port}`;
      const paths = ['/', '/menu', await dishPath(host, port)];
      for (const path of paths.flatMap((one) =>
        allLanguages.map((tag) => languagePath(tag, one)),
      )) {
        const report = await lighthouse(origin + path, chromePort, categories);
        const scores = categories.map((name) => (report.categories[name]?.score ?? NaN) * 100);
        rows.push([host + path, ...scores.map((score) => score.toFixed(0))]);
        say([host + path, ...scores].join(' · '));
        for (const line of failedAudits(report)) say(line);
        if (scores.some((score) => !(score >= 100))) process.exitCode = 1;
      }
    }
    say(`\n${tableOf(['page', ...categories], rows)}`);
  }),
);
