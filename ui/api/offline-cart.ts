import type { CartItem } from '#schemas/api/cart.ts';
import type { CartAnswer } from './cart-answer.ts';
import type { CartLine } from './cart-changes.ts';

/** A change of the cart as it is asked for, so that it can wait for a connection. */
export type CartCall =
  | { kind: 'add'; line: CartLine; restaurantId: number }
  | { kind: 'set'; item: CartItem; quantity: number }
  | { kind: 'remove'; item: CartItem }
  | { kind: 'clear'; restaurantId: number | null };

/** Names an addition, so that the server takes it once however often it is sent. */
export type AdditionHeader = { 'idempotency-key'?: string };

export type OfflineCart = {
  /** The cart by the call; without an answer as it was kept, with what waits. */
  load(ask: () => Promise<CartAnswer>): Promise<CartAnswer>;
  /** Sends a change, or keeps it until there is a connection. */
  change(
    change: CartCall,
    send: (header: AdditionHeader) => Promise<CartAnswer>,
  ): Promise<CartAnswer>;
};

/** Comes with what works offline, after the page; only the browser writes here. */
export const offlineCart: { current: OfflineCart | null } = { current: null };

/** Sends a change of the cart at once, or when there is a connection where that can wait. */
export const changeCartBy = (
  change: CartCall,
  send: (header: AdditionHeader) => Promise<CartAnswer>,
): Promise<CartAnswer> => offlineCart.current?.change(change, send) ?? send({});

/** Where the browser stores changes of the cart that wait for a connection. */
export const waitingKey = 'waitingCart';
