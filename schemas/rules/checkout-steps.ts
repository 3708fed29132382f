import type { DeliveryMethod } from '../api/wire.ts';

/** What step 1 looks at, in the checkout draft and in an order's body alike. */
export type DetailsInput = {
  deliveryMethod: DeliveryMethod;
  pickupDate: string | null;
  pickupTime: string | null;
  shippingDetails: {
    formattedAddress: string;
    city: string;
    postcode: string;
    suburb: string;
  } | null;
  guestDetails: { name: string; email: string; phone_no: string } | null;
  deliveryError: string | null;
};

export type MissingField =
  | 'pickupDate'
  | 'pickupTime'
  | 'name'
  | 'email'
  | 'phone_no'
  | 'formattedAddress'
  | 'city'
  | 'postcode'
  | 'suburb'
  | 'deliveryError';

export type StepOneCustomer = {
  isLoggedIn: boolean;
  /** Staff order for somebody on the telephone, who need not give an email address. */
  isPhoneOrder?: boolean;
};

const isBlank = (value: string | null | undefined) => !value || value.trim() === '';

/**
 * What keeps step 1 from completing, in the order of the form; empty when nothing does
 * (specification §4).
 */
export function missingInStepOne(input: DetailsInput, customer: StepOneCustomer): MissingField[] {
  const missing: MissingField[] = [];
  if (input.deliveryMethod !== 'dine_in') {
    if (isBlank(input.pickupDate)) missing.push('pickupDate');
    if (isBlank(input.pickupTime)) missing.push('pickupTime');
  }
  if (!customer.isLoggedIn) {
    for (const field of ['name', 'email', 'phone_no'] as const) {
      if (field === 'email' && customer.isPhoneOrder) continue;
      if (isBlank(input.guestDetails?.[field])) missing.push(field);
    }
  }
  if (input.deliveryMethod === 'delivery') {
    for (const field of ['formattedAddress', 'city', 'postcode', 'suburb'] as const) {
      if (isBlank(input.shippingDetails?.[field])) missing.push(field);
    }
    if (!isBlank(input.deliveryError)) missing.push('deliveryError');
  }
  return missing;
}

/**
 * Step 1 can complete (specification §4, Checkout): enables the button, and the server refuses by
 * it.
 */
export function canCompleteStepOne(input: DetailsInput, customer: StepOneCustomer): boolean {
  return missingInStepOne(input, customer).length === 0;
}

/** Step 2 is possible only when step 1 is complete and nothing is processing (specification §4). */
export function canStartStepTwo(state: {
  step1Completed: boolean;
  isProcessing: boolean;
}): boolean {
  return state.step1Completed && !state.isProcessing;
}
