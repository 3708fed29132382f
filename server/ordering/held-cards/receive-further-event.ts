import { receiveCardEvent } from '../gift-card-sales/receive-card-event.ts';
import { receiveHeldCardEvent } from './receive-held-card-event.ts';
import type { EventReceiver } from '../paying/receive-webhook.ts';
import { receiveTabEvent } from '../tab-payments/receive-tab-event.ts';

/** Acts on what a gateway sent about what is paid besides orders: gift cards, parts of tabs and
 * cards that were left at tables. */
export const receiveFurtherEvent: EventReceiver = async (...event) =>
  (await receiveCardEvent(...event)) ||
  (await receiveTabEvent(...event)) ||
  receiveHeldCardEvent(...event);
