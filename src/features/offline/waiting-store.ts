import { createStore } from 'zustand/vanilla';
import type { Cart } from '#schemas/api/cart.ts';
import { isRecord } from '#schemas/is-record.ts';
import { waitingKey } from '#ui/api/offline-cart.ts';
import type { SafeStorage } from '#ui/stores/safe-storage.ts';
import type { WaitingChange } from './waiting-changes.ts';

/** A change that the server refused: what it was about and why. */
export type Refusal = { key: string; name: string; reason: string };

export type WaitingState = { changes: readonly WaitingChange[]; refused: readonly Refusal[] };

const nothing: WaitingState = { changes: [], refused: [] };

/** What of the cart waits for a connection; only the browser writes here. */
export const waitingCart = createStore<WaitingState>(() => nothing);

const cartKey = 'offlineCart';

/** What waits and the last cart, as the browser keeps them for a tab that comes later. */
export function createWaitingStorage(storage: SafeStorage, tenantId: number) {
  const read = (key: string): Record<string, unknown> | null => {
    const text = storage.read(key);
    if (text === null) return null;
    try {
      const value: unknown = JSON.parse(text);
      return isRecord(value) && value.tenantId === tenantId ? value : null;
    } catch {
      return null;
    }
  };
  return {
    /** Takes over what is stored, also by another tab. */
    load(): WaitingState {
      const stored = read(waitingKey);
      const state = stored && isWaiting(stored) ? stored : nothing;
      const { changes, refused } = state;
      waitingCart.setState({ changes, refused });
      return { changes, refused };
    },
    save(state: WaitingState): void {
      waitingCart.setState(state);
      if (state.changes.length + state.refused.length === 0) storage.remove(waitingKey);
      // Where nothing can be stored it waits in this tab alone.
      else storage.write(waitingKey, JSON.stringify({ tenantId, ...state }));
    },
    loadCart(): Cart | null {
      const stored = read(cartKey);
      return stored && isStoredCart(stored) ? stored.cart : null;
    },
    saveCart: (cart: Cart) => void storage.write(cartKey, JSON.stringify({ tenantId, cart })),
    /** Of whoever signed out nothing is left. */
    forget(): void {
      waitingCart.setState(nothing);
      storage.remove(waitingKey);
      storage.remove(cartKey);
    },
  };
}
export type WaitingStorage = ReturnType<typeof createWaitingStorage>;

const isWaiting = (value: Record<string, unknown>): value is WaitingState & typeof value =>
  Array.isArray(value.changes) &&
  value.changes.every((one) => isRecord(one) && typeof one.key === 'string') &&
  Array.isArray(value.refused);

const isStoredCart = (value: Record<string, unknown>): value is { cart: Cart } & typeof value =>
  isRecord(value.cart) && Array.isArray(value.cart.items);
