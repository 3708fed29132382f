/** Two rising tones; in Hz, and seconds after the beginning. */
const tones = [
  { frequency: 660, at: 0 },
  { frequency: 880, at: 0.18 },
] as const;
const toneSeconds = 0.35;
/** A browser that blocks the sound does not refuse: it never answers (ms). */
const answeredWithin = 500;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

export type Bell = {
  /**
   * @param volume from 0 to 1; the device's own is above it
   * @returns whether the browser lets it sound
   */
  ring(volume: number): Promise<boolean>;
  close(): void;
};

/**
 * A bell by the browser's own synthesiser, so that no file has to be loaded. Browsers let it sound
 * only after somebody has pressed something on the page: create it then.
 */
export function createBell(): Bell {
  const context = new AudioContext();
  return {
    async ring(volume) {
      await Promise.race([context.resume(), pause(answeredWithin)]);
      if (context.state !== 'running') return false;
      for (const { frequency, at } of tones) {
        const begin = context.currentTime + at;
        const end = begin + toneSeconds;
        const [tone, loudness] = [context.createOscillator(), context.createGain()];
        tone.frequency.value = frequency;
        loudness.gain.setValueAtTime(Math.max(volume, 0.001), begin);
        loudness.gain.exponentialRampToValueAtTime(0.001, end);
        tone.connect(loudness).connect(context.destination);
        tone.start(begin);
        tone.stop(end);
      }
      return true;
    },
    close() {
      void context.close();
    },
  };
}
