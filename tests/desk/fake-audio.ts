import { vi } from 'vitest';

/**
 * A browser's sound that nobody hears: it counts the tones. Not an AudioContext itself: a page of
 * the tests has had no press of somebody's, and may or may not let one sound.
 */
export function fakeAudio(state: 'running' | 'suspended') {
  const begun: number[] = [];
  const param = {
    value: 0,
    setValueAtTime: () => param,
    exponentialRampToValueAtTime: () => param,
  };
  const node = { frequency: param, gain: param, connect: () => node, stop: () => undefined };
  class FakeAudioContext {
    readonly currentTime = 0;
    readonly destination = node;
    readonly state = state;
    resume = () => Promise.resolve();
    close = () => Promise.resolve();
    createOscillator = () => ({ ...node, start: (at: number) => void begun.push(at) });
    createGain = () => node;
  }
  vi.stubGlobal('AudioContext', FakeAudioContext);
  /** Two tones are one ring. */
  return { rings: () => begun.length / 2 };
}
