import { isLocked, settingKey, settingOf } from '#schemas/config/overrides.ts';
import { usePorts, useReadable } from './editor-context.tsx';
import type { EditorPorts } from '../ports.ts';
import type { Path } from '../settings/value-at.ts';

/** Whether who is signed in may change a setting: managers not what the owner has locked. */
export function mayChange(
  { staff, place }: Pick<EditorPorts, 'staff' | 'place'>,
  path: Path,
): boolean {
  const state = staff.get();
  if (state.status !== 'signedIn' || state.member.role === 'owner') return true;
  return !isLocked(place.get().locks, settingKey(settingOf(path)));
}

/** The same for a field that is drawn. */
export function useMayChange(path: Path): boolean {
  const ports = usePorts();
  useReadable(ports.staff);
  useReadable(ports.place);
  return mayChange(ports, path);
}
