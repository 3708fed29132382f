import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

type Motion = 'no-preference' | 'reduce';

/** Emulates whether the visitor wants less motion, until the end of the test. */
export async function emulateMotion(wanted: Motion): Promise<void> {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const set = async (value: Motion) => {
    const features = [{ name: 'prefers-reduced-motion', value }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
  };
  onTestFinished(() => set(isReduced ? 'reduce' : 'no-preference'));
  await set(wanted);
}
