import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { messageOf } from './message-of.ts';
import type { Mailer } from './mailer.ts';

/**
 * Writes each mail into a folder as a file that mail programs open, where no SMTP server is given:
 * the demo and development. Sent again, a mail replaces itself.
 */
export function folderMailer(folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    isFolder: true,
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail));
      await mkdir(folder, { recursive: true });
      // Links in mails open orders: nobody else on the machine reads them. The mode of mkdir would be
      // that of the folders above as well.
      await chmod(folder, 0o700);
      const file = join(folder, `${mail.id}.eml`);
      // Written aside and moved, so that nobody reads half of one.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
    },
  };
}
