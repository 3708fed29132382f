import { useCallback, useEffect, useRef, useState } from 'react';
import { isRecord } from '#schemas/is-record.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { tenantValue } from '#ui/stores/tenant-value.ts';
import { createBell, type Bell } from './ring.ts';

/** Pause between two rings (ms). */
const every = 6_000;
/** Loud enough for a kitchen. */
const firstVolume = 0.5;

/** `blocked`: it was turned on, and the browser does not let it sound. */
export type Sound = 'off' | 'on' | 'blocked';

export type BellControl = {
  sound: Sound;
  /** It rings at this time, and goes on until nobody has to answer any more. */
  isRinging: boolean;
  /** From 0 to 1. */
  volume: number;
  setVolume(volume: number): void;
  /** Turns it on, and lets it be heard once. */
  test(): void;
};

/**
 * Rings again and again while somebody has to answer, once the sound was turned on by hand: browsers
 * allow none before. How loud it is stays with the device.
 */
export function useBell(isNeeded: boolean): BellControl {
  const { storage, tenantId } = useStores();
  const bell = useRef<Bell | null>(null);
  const [sound, setSound] = useState<Sound>('off');
  const [volume, setVolume] = useState(() => {
    const stored = tenantValue(storage, 'deskSound', tenantId).read();
    return isRecord(stored) && typeof stored.volume === 'number' ? stored.volume : firstVolume;
  });
  useEffect(
    () => () => {
      bell.current?.close();
    },
    [],
  );
  const ring = useCallback(async () => {
    bell.current ??= createBell();
    setSound((await bell.current.ring(volume)) ? 'on' : 'blocked');
  }, [volume]);
  const isOn = sound !== 'off';
  // As loud as it is by then: another volume does not ring anew.
  const latest = useRef(ring);
  useEffect(() => {
    latest.current = ring;
  }, [ring]);
  useEffect(() => {
    if (!isOn || !isNeeded) return;
    void latest.current();
    const timer = setInterval(() => void latest.current(), every);
    return () => clearInterval(timer);
  }, [isOn, isNeeded]);
  return {
    sound,
    isRinging: sound === 'on' && isNeeded,
    volume,
    setVolume: (next) => {
      setVolume(next);
      tenantValue(storage, 'deskSound', tenantId).write({ tenantId, volume: next });
    },
    test: () => void ring(),
  };
}
