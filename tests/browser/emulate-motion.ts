import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** Emulates whether the visitor wants less motion, until the end of the test. */
export async function emulateMotion(wanted: 'no-preference' | 'reduce'): Promise<void> {
  const set = async (value: string) => {
    const features = [{ name: 'prefers-reduced-motion', value }];
    await cdp().send('Emulation.setEmulatedMedia', { features });
  };
  onTestFinished(() => set(''));
  await set(wanted);
}
