import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { e2eDataFolder } from './environment.ts';

/** The mails to an address, each as its text, with the soft breaks of its lines undone. */
export async function mailsTo(address: string): Promise<string[]> {
  const folder = join(e2eDataFolder, 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.map((mail) => mail.replaceAll('=\r\n', '')).filter((mail) => mail.includes(address));
}

/** The first link of a mail to an address that begins so, as soon as one is there. */
export async function linkMailedTo(address: string, start: string): Promise<string> {
  const read = async () => {
    const words = (await mailsTo(address)).join('\n').replaceAll('=3D', '=').split(/\s+/);
    return words.find((word) => word.startsWith(start)) ?? '';
  };
  await expect.poll(read, { timeout: 30_000 }).not.toBe('');
  return read();
}
