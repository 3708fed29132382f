/** Promise.withResolvers, which Node 20 and older browsers lack. */
export function newPromise<T = void>(): { promise: Promise<T>; resolve: (value: T) => void } {
  const resolvers: ((value: T) => void)[] = [];
  const promise = new Promise<T>((resolve) => {
    resolvers.push(resolve);
  });
  return { promise, resolve: (value) => resolvers.forEach((resolve) => resolve(value)) };
}
