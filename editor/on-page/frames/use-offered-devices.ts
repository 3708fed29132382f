import { useSyncExternalStore } from 'react';
import { devices, isOffered, type Device } from '../page/devices.ts';

const names = Object.keys(devices).filter((name): name is Device => name in devices);

/** The devices that differ from the window's present width. */
export function useOfferedDevices(): Device[] {
  const width = useSyncExternalStore(subscribeToWidth, () => window.innerWidth);
  return names.filter((name) => isOffered(name, width));
}

function subscribeToWidth(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
