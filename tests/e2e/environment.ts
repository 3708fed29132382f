import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fixedDate } from '../fixed-date.ts';
import { scratchFolder } from '../scratch-folder.ts';

const folderVariable = 'E2E_DATA';
const shiftVariable = 'E2E_CLOCK_SHIFT';

/** Another one, where this is taken. */
export const e2ePort = Number(process.env['E2E_PORT'] ?? 3217);

/** One new data folder a run; workers inherit it from the process that made and removes it. */
export const e2eDataFolder = (process.env[folderVariable] ??= newFolder());

/** How far the program's clock is ahead of the machine's, in ms; the same for the whole run. */
export const clockShift = Number((process.env[shiftVariable] ??= String(fixedDate - Date.now())));

function newFolder(): string {
  const folder = mkdtempSync(join(scratchFolder(), 'servery-e2e-'));
  // As root, PostgreSQL runs as an unprivileged user, who must be able to enter.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
