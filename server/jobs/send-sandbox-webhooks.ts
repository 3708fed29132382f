import { workInTurns } from '../db/work-in-turns.ts';
import type { Deps } from '../dependencies/deps.ts';
import { receiveFurtherEvent } from '../ordering/held-cards/receive-further-event.ts';
import { receiveWebhook } from '../ordering/paying/receive-webhook.ts';

/** Sends what the sandbox has to say, signed, to where real gateways send theirs. */
export async function sendSandboxWebhooks(deps: Deps): Promise<number> {
  const { sandbox } = deps.gateways;
  if (!sandbox) return 0;
  return workInTurns({
    listDue: () => sandbox.listTenantsWithDueWebhooks(),
    doNext: (tenantId) =>
      sandbox.sendDueWebhook(tenantId, (webhook) =>
        receiveWebhook(deps, 'sandbox', webhook, receiveFurtherEvent),
      ),
    onFailure: (error, tenantId) =>
      deps.log.warn({ err: error, tenantId }, 'a webhook of the sandbox was not received'),
  });
}
