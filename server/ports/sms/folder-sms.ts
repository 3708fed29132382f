import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sms } from './sms.ts';

/**
 * Writes each message into a folder, where no sender is given: the demo and development. Sent again,
 * a message replaces itself.
 */
export function folderSms(folder: string, countries: Sms['countries']): Sms {
  return {
    countries,
    send: async ({ to, text, id }) => {
      await mkdir(folder, { recursive: true });
      // Codes open accounts: nobody else on the machine reads them.
      await chmod(folder, 0o700);
      const file = join(folder, `${id}.sms.txt`);
      await writeFile(`${file}.part`, `To: ${to}\n\n${text}\n`, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
