import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { createPreferences } from '#editor/preferences.ts';
import { StaffGate } from '#editor/staff/staff-gate.tsx';
import { useApi } from '../../api/client.ts';
import { useStores } from '../../stores/stores.tsx';
import { createEditorPorts } from './editor-ports.ts';
import { PanelDock } from './panel-dock.tsx';
import { useKeptEditor } from './use-kept-editor.ts';

export type EditorPanelProps = {
  isOpen: boolean;
  /** False: staff alone edit here, and sign in first. */
  isForAll: boolean;
  /** How often the changes were discarded outside the panel. */
  discards: number;
  onClose(): void;
};

/**
 * The only door from the storefront into the editor: beside the page where there is room, a sheet
 * from below elsewhere. The history stays while the panel is closed.
 */
export function EditorPanel({ isOpen, isForAll, discards, onClose }: EditorPanelProps) {
  const stores = useStores();
  const api = useApi();
  const queryClient = useQueryClient();
  const [ports] = useState(() => createEditorPorts({ stores, api, queryClient }));
  const editor = useKeptEditor(ports, stores.tenantId);
  const [preferences] = useState(() => createPreferences(stores.storage));

  useEffect(() => ports.watch(), [ports]);
  useEffect(() => {
    // A failure is told by the state that the foot shows.
    if (discards > 0) ports.sync.discard().catch(() => undefined);
  }, [discards, ports]);
  const { config } = stores;
  useEffect(() => (isOpen ? () => config.getState().keepNow() : undefined), [isOpen, config]);

  // Whoever is in stays in, also when the session ends or the setting is changed.
  const [isIn, setIsIn] = useState(isForAll);
  const who = useSyncExternalStore(ports.staff.subscribe, ports.staff.get);
  if (!isIn && who.status === 'signedIn') setIsIn(true);

  if (!isOpen) return null;
  if (!isIn) {
    return (
      <PanelDock preferences={preferences}>
        <StaffGate staff={ports.staff} onClose={onClose} />
      </PanelDock>
    );
  }
  return (
    <PanelDock preferences={preferences}>
      <ConfigEditor editor={editor} ports={ports} preferences={preferences} onClose={onClose} />
    </PanelDock>
  );
}
