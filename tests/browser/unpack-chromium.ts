import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { lstat, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';

export type UnpackedChromium = {
  executablePath: string;
  /** FONTCONFIG_PATH for a machine without fonts: Open Sans comes along. */
  fonts: string;
  /** LD_LIBRARY_PATH for a machine without nss, nspr and expat. */
  libraries: string;
};

/**
 * The Chromium inside @sparticuz/chromium, unpacked once per user and version (66 MB packed). The
 * package itself would unpack to /tmp/chromium, where users and processes get in each other's way:
 * this is done beside its place in a folder of our own, and moved there when whole.
 */
export async function unpackChromium(): Promise<UnpackedChromium> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('@sparticuz/chromium holds a browser for Linux on x64 only.');
  }
  const require = createRequire(import.meta.url);
  const entry = require.resolve('@sparticuz/chromium');
  const manifest: unknown = JSON.parse(
    await readFile(join(dirname(entry), '../../package.json'), 'utf8'),
  );
  const { version } = z.object({ version: z.string() }).parse(manifest);
  const folder = join(tmpdir(), `servery-chromium-${version}-${userInfo().uid}`);
  if (!existsSync(folder)) await unpackTo(folder, entry);
  const { uid } = await lstat(folder);
  if (uid !== userInfo().uid) throw new Error(`${folder} belongs to someone else.`);
  return {
    executablePath: join(folder, 'chromium'),
    fonts: join(folder, 'fonts'),
    libraries: join(folder, 'al2023/lib'),
  };
}

async function unpackTo(folder: string, entry: string): Promise<void> {
  const partial = await mkdtemp(`${folder}-`);
  try {
    // A process of its own, because the package takes its folder from TMPDIR and whether to unpack
    // its libraries from AWS's variable, and sets variables of its own.
    await promisify(execFile)(
      process.execPath,
      ['-e', 'require(process.argv[1]).executablePath()', entry],
      { env: { TMPDIR: partial, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' } },
    );
    await writeFile(join(partial, 'fonts/fonts.conf'), fontsConf(join(folder, 'fonts')));
    await rename(partial, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // else another process was quicker
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/** The package's own file names the folders of AWS Lambda. */
function fontsConf(fonts: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${fonts}/cache</cachedir>
</fontconfig>
`;
}
