import { hourMs } from './time/minute.ts';

export const shortestInterval = 1;
export const longestInterval = 168;

export type AutoClear = {
  autoClearRestaurantOnInterval: unknown;
  autoClearRestaurantTimeInterval: unknown;
};

/** Valid only if the flag is boolean and hours is a number within 1 to 168 (specification §5). */
export function isAutoClearValid(settings: AutoClear): boolean {
  const { autoClearRestaurantOnInterval: flag, autoClearRestaurantTimeInterval: hours } = settings;
  return (
    typeof flag === 'boolean' &&
    typeof hours === 'number' &&
    hours >= shortestInterval &&
    hours <= longestInterval
  );
}

/**
 * Timestamp (ms) at which a choice made now expires, or null when auto-clear is off or invalid
 * (specification §4, Selected restaurant).
 */
export function expiryOf(settings: AutoClear, now: number): number | null {
  if (!isAutoClearValid(settings) || settings.autoClearRestaurantOnInterval !== true) return null;
  return now + Number(settings.autoClearRestaurantTimeInterval) * hourMs;
}

/** What an expiry check finds in a stored timestamp (ms). */
export function checkExpiry(stored: unknown, now: number): 'none' | 'invalid' | 'running' | 'past' {
  if (stored === null || stored === undefined) return 'none';
  const timestamp = typeof stored === 'string' && stored.trim() !== '' ? Number(stored) : stored;
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp) || timestamp <= 0) {
    return 'invalid';
  }
  return now >= timestamp ? 'past' : 'running';
}
