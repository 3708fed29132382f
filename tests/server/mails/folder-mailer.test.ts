import { chmod, mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderMailer } from '#server/ports/mail/folder-mailer.ts';

const mail = {
  from: { name: 'Corner Kitchen', address: 'orders@servery.example' },
  to: { name: '', address: 'ada@example.com' },
  subject: 'Your order',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
  id: 'order-1',
};
const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test.each([
  ['that it makes itself', false],
  ['that was open to everybody', true],
])('mails are readable by the owner alone, in a folder %s', async (_which, isThere) => {
  const data = await mkdtemp(join(tmpdir(), 'servery-mails-'));
  onTestFinished(() => rm(data, { recursive: true }));
  await chmod(data, 0o711);
  const folder = join(data, 'outbox');
  if (isThere) {
    await mkdir(folder);
    await chmod(folder, 0o755);
  }
  await folderMailer(folder).send(mail);
  expect(await readdir(folder)).toEqual(['order-1.eml']);
  expect(await modeOf(folder)).toBe('700');
  expect(await modeOf(join(folder, 'order-1.eml'))).toBe('600');
  expect(await modeOf(data)).toBe('711');
});
