import { useSyncExternalStore } from 'react';
import { devices, isOffered, type Device } from '../page/devices.ts';

const names = Object.keys(devices).filter((name): name is Device => name in devices);

/** The devices that show something else than the window as wide as it is now. */
export function useOfferedDevices(): Device[] {
  const width = useSyncExternalStore(followWidth, () => window.innerWidth);
  return names.filter((name) => isOffered(name, width));
}

function followWidth(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}
