import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';
import type { PaymentMethod, PlaceOrderBody, ShippingInput } from '#schemas/api/orders.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import {
  canCompleteStepOne,
  type DetailsInput,
  type StepOneCustomer,
} from '#schemas/rules/checkout-steps.ts';
import type { Tip } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { isRecord } from '#schemas/is-record.ts';
import { persisted, storedVersion } from './persisted.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The draft of an order (specification §3, Checkout state); money in minor units. */
export type CheckoutDraft = {
  deliveryMethod: DeliveryMethod;
  pickupDate: string | null;
  pickupTime: string | null;
  /** The instant of the chosen slot: clocks that go back have a time twice (rule R23). */
  pickupAt: string | null;
  /** The time is 'as soon as possible': it moves on with the clock. */
  isAsap: boolean;
  specialInstructions: string;
  shippingDetails: ShippingInput | null;
  /** The address that prices are asked for: the one above, once its writer has paused. */
  pricedAddress: ShippingInput | null;
  guestDetails: DetailsInput['guestDetails'];
  guestAddress: string;
  deliveryCharge: number;
  deliveryError: string | null;
  /** What the code of the table names that the customer sits at (rule R80). */
  tableId: string | null;
  /** When that code was scanned, epoch ms: it counts for `tableMemoryMs` (table-memory.ts). */
  tableSeenAt: number | null;
  paymentMethod: PaymentMethod;
  /** Handles of gift cards, parted by commas, in the order in which they pay; a code is never kept. */
  appliedGiftCard: string | null;
  couponCode: string | null;
  /** So many loyalty points to take off, of a user; 0: none. */
  points: number;
  tip: Tip | null;
  step1Completed: boolean;
  step2Completed: boolean;
  isProcessing: boolean;
  deliveryChargeLoading: boolean;
  placedOrderId: string | null;
  /** Idempotency-Key of the present attempt, shared by every tab (rule R51). */
  attemptKey: string;
  /** What was sent under that key, so that a reload in the middle can ask what became of it. */
  attemptBody: PlaceOrderBody | null;
};

export type CheckoutState = CheckoutDraft & {
  update(partial: Partial<CheckoutDraft>): void;
  /**
   * Looks at step 1 again after who is logged in has changed. It keeps nothing unless the step
   * changed: this tab's draft may be older than another's.
   */
  recheckStepOne(): void;
  /** Away from delivery its error and charge are gone (specification §4). */
  setDeliveryMethod(method: DeliveryMethod): void;
  /**
   * Begins anew with what is kept of the present draft, as one change: another tab takes over what is
   * stored, and would go on with half of it.
   */
  reset(keep?: Partial<CheckoutDraft>): void;
};

/** Of the moment (specification §3), or made of what is kept. */
type Passing = 'isProcessing' | 'deliveryChargeLoading' | 'pricedAddress';
/** What drafts of older versions of the page do not hold. */
type Recent = 'pickupAt' | 'tip' | 'points' | 'tableSeenAt';
type Kept = Omit<CheckoutDraft, Passing | Recent> &
  Partial<Pick<CheckoutDraft, Recent>> & { tenantId: number };

type Needs = {
  tenantId: number;
  storage: SafeStorage;
  random: () => number;
  /** Who orders at this moment. */
  customer: () => StepOneCustomer;
};

export function createCheckoutStore({ tenantId, storage, random, customer }: Needs) {
  return createStore<CheckoutState>()(
    persist(
      (set, get) => ({
        ...blankDraft(random),
        update: (partial) => {
          const next = { ...get(), ...partial };
          const step1Completed = canCompleteStepOne(next, customer());
          set({ ...partial, step1Completed });
        },
        recheckStepOne: () => {
          const step1Completed = canCompleteStepOne(get(), customer());
          if (step1Completed !== get().step1Completed) set({ step1Completed });
        },
        setDeliveryMethod: (deliveryMethod) =>
          get().update(
            deliveryMethod === 'delivery'
              ? { deliveryMethod }
              : { deliveryMethod, deliveryError: null, deliveryCharge: 0 },
          ),
        reset: (keep = {}) => {
          const next = { ...get(), ...blankDraft(random), ...keep };
          set({ ...next, step1Completed: canCompleteStepOne(next, customer()) });
        },
      }),
      {
        name: 'checkout',
        version: storedVersion,
        storage: persisted(storage, tenantId, isKept),
        // The actions go with JSON.
        partialize: (state): Kept => {
          const { isProcessing: _p, deliveryChargeLoading: _c, pricedAddress: _a, ...kept } = state;
          return { ...kept, tenantId };
        },
        merge: (stored, current) => {
          if (!isKept(stored)) return current;
          const { tenantId: _t, ...kept } = stored;
          const state = { ...current, ...kept, pricedAddress: kept.shippingDetails };
          // Who is logged in may be another since; what was stored is not believed.
          const step1Completed = canCompleteStepOne(state, customer());
          return { ...state, step1Completed };
        },
      },
    ),
  );
}

function blankDraft(random: () => number): CheckoutDraft {
  return {
    deliveryMethod: 'pickup',
    pickupDate: null,
    pickupTime: null,
    pickupAt: null,
    isAsap: false,
    specialInstructions: '',
    shippingDetails: null,
    pricedAddress: null,
    guestDetails: null,
    guestAddress: '',
    deliveryCharge: 0,
    deliveryError: null,
    tableId: null,
    tableSeenAt: null,
    paymentMethod: 'card',
    appliedGiftCard: null,
    couponCode: null,
    points: 0,
    tip: null,
    step1Completed: false,
    step2Completed: false,
    isProcessing: false,
    deliveryChargeLoading: false,
    placedOrderId: null,
    attemptKey: newAttemptKey(random),
    attemptBody: null,
  };
}

/** 32 hex digits; the key only has to differ between one customer's attempts. */
export function newAttemptKey(random: () => number): string {
  return Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
}

const isText = (value: unknown) => typeof value === 'string';
const isTextOrNull = (value: unknown) => value === null || isText(value);
const areTexts = (value: unknown, fields: readonly string[]) =>
  value === null || (isRecord(value) && fields.every((field) => isText(value[field])));

/** Drafts of older pages know nothing of how an order is handed over. */
const isShippingInput = (value: unknown) =>
  areTexts(value, ['formattedAddress', 'city', 'postcode', 'suburb']) &&
  (!isRecord(value) ||
    (isText(value.unit ?? '') &&
      isText(value.entryCode ?? '') &&
      typeof (value.leaveAtDoor ?? false) === 'boolean'));

const isTip = (value: unknown) =>
  value === null ||
  (isRecord(value) &&
    (value.kind === 'percent'
      ? Number.isInteger(value.percent)
      : value.kind === 'amount' && Number.isInteger(value.amount)));

function isKept(value: unknown): value is Kept {
  return (
    isRecord(value) &&
    typeof value.tenantId === 'number' &&
    ['pickup', 'delivery', 'dine_in'].some((method) => method === value.deliveryMethod) &&
    ['card', 'cashOnDelivery'].some((method) => method === value.paymentMethod) &&
    isTextOrNull(value.pickupDate) &&
    isTextOrNull(value.pickupTime) &&
    isTextOrNull(value.pickupAt ?? null) &&
    typeof value.isAsap === 'boolean' &&
    isText(value.specialInstructions) &&
    isShippingInput(value.shippingDetails) &&
    areTexts(value.guestDetails, ['name', 'email', 'phone_no']) &&
    isText(value.guestAddress) &&
    typeof value.deliveryCharge === 'number' &&
    isTextOrNull(value.deliveryError) &&
    isTextOrNull(value.tableId) &&
    ['number', 'undefined'].includes(typeof (value.tableSeenAt ?? undefined)) &&
    isTextOrNull(value.appliedGiftCard) &&
    isTextOrNull(value.couponCode) &&
    isTip(value.tip ?? null) &&
    Number.isInteger(value.points ?? 0) &&
    typeof value.step1Completed === 'boolean' &&
    typeof value.step2Completed === 'boolean' &&
    isTextOrNull(value.placedOrderId) &&
    isText(value.attemptKey) &&
    (value.attemptBody === null || isRecord(value.attemptBody))
  );
}
