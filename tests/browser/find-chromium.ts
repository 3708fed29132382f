import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { unpackChromium } from './unpack-chromium.ts';

export type FoundChromium = {
  executablePath: string;
  args: string[];
  /** The whole environment for the browser's process. */
  env: Record<string, string>;
};

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const systemNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macBrowsers = ['Chromium', 'Google Chrome'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const fontFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local/share/fonts'),
  join(homedir(), '.fonts'),
];

/**
 * The Chromium that every browser test runs in: CHROMIUM_PATH, else the headless shell inside the
 * npm package @sparticuz/chromium, which needs nothing installed and draws with the least work,
 * else one the system has, else Playwright's own.
 * @throws Error with a sentence that says what to install.
 */
export async function findChromium(): Promise<FoundChromium> {
  for await (const found of browsers()) return found;
  throw new Error(
    'The browser tests need Chromium: install it (on Debian: apt-get install chromium), or set ' +
      'CHROMIUM_PATH to the browser of your choice.',
  );
}

/** Another Chromium than `findChromium` finds, if the machine has one. */
export async function findSecondChromium(): Promise<FoundChromium | undefined> {
  const first = await findChromium();
  for await (const found of browsers()) {
    if (found.executablePath !== first.executablePath) return found;
  }
  return undefined;
}

/** Each is asked for its version first, since a name may stand for a stub. */
async function* browsers(): AsyncGenerator<FoundChromium> {
  const env = ownEnvironment();
  const given = env['CHROMIUM_PATH'];
  if (given) {
    if (!(await runs(given, env))) {
      throw new Error(`CHROMIUM_PATH is ${given}, which is not a browser that runs here.`);
    }
    yield { executablePath: given, args, env };
  }
  // Where it does not run (it is built for Linux on x64) one of the others may.
  const bundled = await findBundled(env).catch(() => undefined);
  if (bundled) yield bundled;
  for (const executablePath of [...systemBrowsers(env), chromium.executablePath()]) {
    if (existsSync(executablePath) && (await runs(executablePath, env))) {
      yield { executablePath, args, env };
    }
  }
}

/** The npm package's browser, with its own fonts and libraries where the machine lacks them. */
async function findBundled(env: Record<string, string>): Promise<FoundChromium> {
  const { executablePath, fonts, libraries } = await unpackChromium();
  const withFonts = hasFonts() ? env : { ...env, FONTCONFIG_PATH: fonts };
  if (await runs(executablePath, withFonts)) return { executablePath, args, env: withFonts };
  const withLibraries = { ...withFonts, LD_LIBRARY_PATH: libraries };
  if (await runs(executablePath, withLibraries))
    return { executablePath, args, env: withLibraries };
  throw new Error(`${executablePath} does not run on this machine.`);
}

function ownEnvironment(): Record<string, string> {
  const set = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  return Object.fromEntries(set);
}

function systemBrowsers(env: Record<string, string>): string[] {
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const onPath = systemNames.flatMap((name) => folders.map((folder) => join(folder, name)));
  return process.platform === 'darwin' ? [...onPath, ...macBrowsers] : onPath;
}

async function runs(executablePath: string, env: Record<string, string>): Promise<boolean> {
  return promisify(execFile)(executablePath, ['--version'], { env, timeout: 20_000 }).then(
    () => true,
    () => false,
  );
}

/** Without any font of the system's, only the fonts that a page brings along are drawn. */
function hasFonts(): boolean {
  if (!existsSync('/etc/fonts/fonts.conf')) return false;
  return fontFolders.some((folder) => {
    const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
    return names.some((name) => /\.(ttf|ttc|otf|woff2?)$/i.test(String(name)));
  });
}
