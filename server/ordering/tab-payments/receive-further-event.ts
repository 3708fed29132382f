import { receiveCardEvent } from '../gift-card-sales/receive-card-event.ts';
import type { EventReceiver } from '../paying/receive-webhook.ts';
import { receiveTabEvent } from './receive-tab-event.ts';

/** Acts on what a gateway sent about what is paid besides orders: gift cards and parts of tabs. */
export const receiveFurtherEvent: EventReceiver = async (...event) =>
  (await receiveCardEvent(...event)) || receiveTabEvent(...event);
