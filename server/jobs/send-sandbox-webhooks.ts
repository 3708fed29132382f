import type { Deps } from '../dependencies/deps.ts';
import { receiveFurtherEvent } from '../ordering/tab-payments/receive-further-event.ts';
import { receiveWebhook } from '../ordering/paying/receive-webhook.ts';

/** Sends what the sandbox has to say, signed, to where real gateways send theirs. */
export async function sendSandboxWebhooks(deps: Deps): Promise<number> {
  const { sandbox } = deps.gateways;
  if (!sandbox) return 0;
  let sent = 0;
  while (
    await sandbox.sendDueWebhook((webhook) =>
      receiveWebhook(deps, 'sandbox', webhook, receiveFurtherEvent),
    )
  ) {
    sent += 1;
  }
  return sent;
}
