/** Sent to a worker that is to finish what is under way and end. */
export const stopMessage = 'stop';

/** Sent by a worker once it serves, with the port that it listens on. */
export const readyMessage = (port: number) => ({ readyOn: port });

/** @returns the port of a worker that says that it serves; null for any other message. */
export function readReady(message: unknown): number | null {
  if (typeof message !== 'object' || message === null) return null;
  const port: unknown = Reflect.get(message, 'readyOn');
  return typeof port === 'number' ? port : null;
}
