import { Logger, runOnce } from 'graphile-worker';
import type { Deps } from '#server/dependencies/deps.ts';
import { outboxTasks } from '#server/jobs/outbox.ts';
import type { Mail } from '#server/ports/mail/mailer.ts';

/** Sends what stands in the outbox now, and gives the mails that left, in their order. */
export async function drainOutbox(deps: Deps): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail) };
  await runOnce({
    pgPool: deps.pool,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
    taskList: outboxTasks({ ...deps, mailer }),
  });
  return sent;
}
