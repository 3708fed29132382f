import { randomUUID } from 'node:crypto';

const card = { number: '4242 4242 4242 4242', expiry: '08/39', cvc: '123' };

/** Every call about what is paid of a tab and the cards left on it, with a payment that it may or may not have. */
export function tabPaymentCalls(tabId: string, paymentId: string = randomUUID()) {
  const ofPayment = { params: { tabId, paymentId } };
  const headers = { 'idempotency-key': randomUUID() };
  const all = { what: { kind: 'rest' }, expected_amount: 1 };
  return {
    beginTabPayment: { params: { tabId }, headers, payload: { ...all, method: 'cash' } },
    payTabPayment: { ...ofPayment, headers, payload: { gateway: 'sandbox', card } },
    checkTabPayment: { ...ofPayment, payload: {} },
    dropTabPayment: ofPayment,
    holdCard: { params: { tabId }, headers, payload: { gateway: 'sandbox', card } },
    checkHeldCard: { params: { tabId }, payload: {} },
    releaseHeldCard: { params: { tabId } },
  };
}
