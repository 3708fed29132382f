import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { escapeHtml } from '#schemas/escape-html.ts';

const require = createRequire(import.meta.url);

/**
 * Adds Source Code Pro (SIL Open Font License 1.1) to the fonts that this process draws with, before
 * anything is drawn: its cells are of equal width, and it has the letters with two marks that fonts of
 * the system lack, whose second mark would stand over the next letter. Letters that it does not have
 * come from the system, as before. Fontconfig reads files alone, and elsewhere than on Linux nothing
 * of it.
 */
export function addTicketFonts(): void {
  if (process.platform !== 'linux') return;
  const folder = mkdtempSync(join(tmpdir(), 'servery-fonts-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, 'fonts.conf');
  const ofSystem = process.env['FONTCONFIG_FILE'] || '/etc/fonts/fonts.conf';
  const fonts = join(dirname(require.resolve('source-code-pro/package.json')), 'TTF');
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">${escapeHtml(ofSystem)}</include>
<dir>${escapeHtml(fonts)}</dir>
<cachedir>${escapeHtml(folder)}</cachedir>
</fontconfig>
`,
  );
  process.env['FONTCONFIG_FILE'] = file;
}
