import type { Pool, PoolClient } from 'pg';

/** Told of a statement's text as it is sent; what it returns is told how it ended. */
export type OnStatement = (text: string) => ((error: Error | null) => void) | null;

/**
 * A query function that tells of each statement: its text, which has placeholders for its values,
 * and when it was answered.
 * @param listener asked each time; null: nobody listens
 */
export function tracedQuery<Query extends Pool['query'] | PoolClient['query']>(
  query: Query,
  listener: () => OnStatement | null,
): Query {
  return new Proxy(query, {
    apply(target, self, args: unknown[]) {
      const text = textOf(args[0]);
      const ended = text === null ? null : (listener()?.(text) ?? null);
      if (!ended) return Reflect.apply(target, self, args);
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const answered = (error: unknown, result: unknown) => {
          ended(asError(error));
          callback(error, result);
        };
        return Reflect.apply(target, self, [...args.slice(0, -1), answered]);
      }
      const answer: unknown = Reflect.apply(target, self, args);
      if (answer instanceof Promise)
        answer.then(
          () => ended(null),
          (error) => ended(asError(error)),
        );
      // A cursor: what is read of it later is not measured.
      else ended(null);
      return answer;
    },
  });
}

const asError = (error: unknown): Error | null => {
  if (error === null || error === undefined) return null;
  return error instanceof Error ? error : new Error(String(error));
};

function textOf(asked: unknown): string | null {
  if (typeof asked === 'string') return asked;
  if (typeof asked !== 'object' || asked === null) return null;
  const text: unknown = Reflect.get(asked, 'text');
  return typeof text === 'string' ? text : null;
}
