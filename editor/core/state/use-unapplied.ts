import { useEffect, useId } from 'react';
import { useEditor } from './editor-context.tsx';

/** Makes known that a view holds a text which goes with it (leave.ts). */
export function useUnapplied(isThere: boolean): void {
  const id = useId();
  const { state } = useEditor();
  useEffect(() => {
    if (!isThere) return;
    state.setState(({ unapplied }) => ({ unapplied: new Set([...unapplied, id]) }));
    return () =>
      state.setState(({ unapplied }) => ({
        unapplied: new Set([...unapplied].filter((one) => one !== id)),
      }));
  }, [isThere, id, state]);
}
