/**
 * Acts at once when it is called, and of calls that follow within the pause once more at its end.
 * @param ms the pause
 */
export function atMostEvery(ms: number, act: () => void): { call(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isAsked = false;
  const run = () => {
    isAsked = false;
    act();
    timer = setTimeout(() => {
      timer = null;
      if (isAsked) run();
    }, ms);
  };
  return {
    call() {
      if (timer === null) run();
      else isAsked = true;
    },
    stop() {
      if (timer !== null) clearTimeout(timer);
      isAsked = false;
    },
  };
}
