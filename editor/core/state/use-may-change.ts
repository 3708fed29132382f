import { isLocked, settingKey, settingOf } from '#schemas/config/overrides.ts';
import { usePorts, useReadable } from './editor-context.tsx';
import type { EditorPorts } from '../ports.ts';
import type { Path } from '../settings/value-at.ts';

/** Whether the signed-in member may change a setting: managers may not change locked ones. */
export function mayChange(
  { staff, scope }: Pick<EditorPorts, 'staff' | 'scope'>,
  path: Path,
): boolean {
  const state = staff.get();
  if (state.status !== 'signedIn' || state.member.role === 'owner') return true;
  return !isLocked(scope.get().locks, settingKey(settingOf(path)));
}

/** The same as a hook, for a field. */
export function useMayChange(path: Path): boolean {
  const ports = usePorts();
  useReadable(ports.staff);
  useReadable(ports.scope);
  return mayChange(ports, path);
}
