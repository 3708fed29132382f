import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { paymentAction, sandboxCard } from './payments.ts';
import { heldCardRoutes } from './tab-routes.ts';
import { tab } from './tabs.ts';
import { dataOf, failureCode } from './wire.ts';

const tabId = z.object({ tabId: z.uuid() });
const held = z.object({
  data: tab,
  /** null: nothing is left to do. */
  action: paymentAction.nullable(),
});
const declined = { 402: z.object({ error: z.string(), code: failureCode }) };

const holdCard = endpoint(heldCardRoutes.holdCard, {
  summary:
    'Leaves a card of the caller at the table: its bank holds an amount, of which the tab takes what is unpaid once it closes by itself. One card of each guest (rule R84).',
  security: ['user', 'guest'],
  params: tabId,
  headers: z.object({ 'idempotency-key': z.string().min(16).max(80) }),
  body: z.discriminatedUnion('gateway', [
    z.object({ gateway: z.literal('sandbox'), card: sandboxCard }),
    z.object({ gateway: z.literal('stripe') }),
  ]),
  reply: held,
  failures: declined,
});

const checkHeldCard = endpoint(heldCardRoutes.checkHeldCard, {
  summary:
    'Asks the gateway how the card of the caller stands, after they came back from their bank.',
  security: ['user', 'guest'],
  params: tabId,
  body: z.object({}),
  reply: held,
  failures: declined,
});

const releaseHeldCard = endpoint(heldCardRoutes.releaseHeldCard, {
  summary: 'Takes the card of the caller back, of which nothing was taken; again changes nothing.',
  security: ['user', 'guest'],
  params: tabId,
  reply: dataOf(tab),
});

export const heldCardEndpoints = { holdCard, checkHeldCard, releaseHeldCard };
