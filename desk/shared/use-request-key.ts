import { useRef } from 'react';
import { ApiFailure } from '#ui/api/client.ts';
import { newKey } from '#ui/api/new-key.ts';

/**
 * The Idempotency-Key of a form that moves money. One opening of the form moves it once, also where an
 * answer was lost and the form is changed then: only after a refusal another call has another key.
 */
export function useRequestKey() {
  const sent = useRef({ text: '', key: '', isRefused: true });
  return {
    keyOf(body: object): string {
      const text = JSON.stringify(body);
      const isAnother = sent.current.isRefused && sent.current.text !== text;
      const key = isAnother ? newKey() : sent.current.key;
      sent.current = { text, key, isRefused: false };
      return key;
    },
    noteFailure(failure: Error): void {
      sent.current.isRefused = isRefused(failure);
    },
  };
}

/** The server said no, so no money moved; of its other silences nobody knows. */
const isRefused = (failure: Error): boolean =>
  failure instanceof ApiFailure &&
  failure.status >= 400 &&
  failure.status < 500 &&
  failure.code !== 'idempotency_key_reused';
