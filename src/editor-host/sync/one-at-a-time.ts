const nothing = () => undefined;

/** Runs acts one after the other; one that fails holds up nobody. */
export function oneAtATime() {
  let running: Promise<unknown> = Promise.resolve();
  return <T>(act: () => Promise<T>): Promise<T> => {
    const result = running.then(act);
    running = result.then(nothing, nothing);
    return result;
  };
}

/** One act that is to come; set anew, it comes then instead. */
export function alarm(after: (ms: number, act: () => void) => () => void) {
  let callOff: (() => void) | null = null;
  const stop = () => {
    callOff?.();
    callOff = null;
  };
  return {
    stop,
    isSet: () => callOff !== null,
    set(ms: number, act: () => void): void {
      stop();
      callOff = after(ms, () => {
        callOff = null;
        act();
      });
    },
  };
}

/** Waits between attempts of a call that did not get through, in ms. */
const backoff = [1000, 2000, 4000, 8000, 15_000, 30_000];

export const waitAfter = (attempts: number): number =>
  backoff[Math.min(attempts, backoff.length - 1)] ?? 0;
