import { Logger, runOnce } from 'graphile-worker';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listFailedMails, retryFailedMail } from '#server/db/queries/failed-mails.ts';
import { outboxTasks } from '#server/jobs/outbox.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { goodPassword, openAccountShop } from '../setup/account-shop.ts';

const shop = await openAccountShop();
const { sent, codeOf, mailsTo, pool } = shop;

// The limits count by the machine's clock; nothing else of it is replaced.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterAll(() => void vi.useRealTimers());
const pass = (seconds: number) => {
  vi.setSystemTime(Date.now() + seconds * 1000);
  shop.wait(seconds / 60);
};

describe('a code that cannot be mailed', () => {
  test('is tried again while it counts, is listed at the desk, and no more once it has run out', async () => {
    const email = 'ada@example.com';
    await sent('', { name: 'Ada', email, password: goodPassword });
    await expect(failToSend()).resolves.toBe(1);
    const listed = await listFailedMails(shop.db, small.tenant);
    expect(listed.mails).toMatchObject([{ kind: 'user_code_mail', to: email }]);
    const [{ id = '' } = {}] = listed.mails;
    expect(await retryFailedMail(shop.db, small.tenant, id)).toBe(true);
    expect(await codeOf(email)).toMatch(/^\d{6}$/);
    pass(60);
    await sent('', { name: 'Ada', email, password: goodPassword });
    pass(10 * 60);
    expect(await mailsTo(email)).toEqual([]);
  });
});

/** Lets the mail server refuse what waits. @returns how many mails were tried */
async function failToSend(): Promise<number> {
  let tried = 0;
  const send = async () => {
    tried += 1;
    throw new Error('the mail server is down');
  };
  await runOnce({
    pgPool: pool,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: outboxTasks({ ...shop.deps, mailer: { send } }),
  });
  return tried;
}
