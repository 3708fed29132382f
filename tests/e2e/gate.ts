/** Holds back whoever waits for `passed`, until it is opened. */
export function createGate(): { passed: Promise<void>; open(): void } {
  let letThrough: (() => void) | undefined;
  const passed = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  return { passed, open: () => letThrough?.() };
}
