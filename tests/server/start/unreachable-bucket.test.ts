import { expect, test, vi } from 'vitest';
import { dataFolder } from '../embedded/data-folder.ts';
import { ports, runProgram } from './run-program.ts';

vi.setConfig({ testTimeout: 120_000 });
const folder = await dataFolder();

test('the program starts and serves its pages while nobody answers for its bucket, and says so once', async () => {
  const { free: port } = await ports();
  const run = runProgram({
    SERVERY_DATA_DIR: folder,
    PORT: String(port),
    S3_BUCKET: 'servery-pictures',
    S3_ENDPOINT: 'http://127.0.0.1:1',
    S3_ACCESS_KEY_ID: 'id',
    S3_SECRET_ACCESS_KEY: 'secret',
  });
  await run.ready;
  const origin = `http://127.0.0.1:${port}`;
  const page = await fetch(origin);
  expect(page.status).toBe(200);
  const html = await page.text();
  const [picture = ''] = /\/media\/139\/[\w.-]+?\.webp(?=\.w)/.exec(html) ?? [];
  expect(picture).not.toBe('');
  expect((await fetch(origin + picture)).status).toBe(503);
  expect((await fetch(`${origin}/readyz`)).status).toBe(200);
  run.process.kill('SIGTERM');
  expect(await run.end).toBe(0);
  const reported = (run.said() + run.printedErrors()).match(
    /the storage of pictures does not answer/g,
  );
  expect(reported).toHaveLength(1);
});
