import { PortFailure } from '#editor/core/ports.ts';
import { ApiFailure } from '#ui/api/client.ts';

/** For failures that came without the server's own sentence. */
const sentences: Record<string, string> = {
  network: 'The server cannot be reached. Check your connection and try again.',
  timeout: 'The server takes too long to answer. Try again in a moment.',
  request_failed: 'That did not work. Try again in a moment.',
};

/** A failed call as the editor shows it: the server's sentence where there is one. */
export function toPortFailure(failure: unknown): PortFailure {
  if (failure instanceof PortFailure) return failure;
  if (!(failure instanceof ApiFailure)) {
    return new PortFailure('failed', sentences.request_failed ?? '');
  }
  const { code, message, problems } = failure;
  return new PortFailure(code, sentences[code] ?? message, problems);
}

/** The same call, failing as the editor expects it. */
export async function orPortFailure<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (failure) {
    throw toPortFailure(failure);
  }
}

export const signedOutFailure = () => new PortFailure('signed_out', 'Please sign in first.');
