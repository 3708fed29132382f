import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { ConfigEditor } from '#editor/config-editor.tsx';
import { DiscardOutside } from '#editor/panel/footer/discard-outside.tsx';
import { createPreferences } from '#editor/core/state/preferences.ts';
import { StaffGate } from '#editor/parts/sign-in/staff-gate.tsx';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useApi } from '#ui/api/client.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { showAllSections } from './show-all-sections.ts';
import { EditorBoundary } from './editor-boundary.tsx';
import { createEditorPorts } from './editor-ports.ts';
import type { FormOnPageProps } from './form-on-page.tsx';
import { PanelDock } from './panel-dock.tsx';
import { useStoredEditor } from './use-stored-editor.ts';
import { usePageAddress } from './use-page-address.ts';

/** The way to the desk's forms: loaded when something that has one is pressed first. */
const formOnPage = lazyPart<FormOnPageProps>('src/editor-host/form-on-page.tsx', () =>
  import('./form-on-page.tsx').then((module) => module.FormOnPage),
);

export type EditorPanelProps = {
  isOpen: boolean;
  /** False: staff alone edit here, and sign in first. */
  isForAll: boolean;
  /** Somebody wants to discard the changes while the editor is closed. */
  asksToDiscard: boolean;
  /** That question is answered. */
  onAnswered(): void;
  onClose(): void;
  /** It broke and is gone, but for its history. */
  onBroken(): void;
};

/**
 * The only way from the storefront into the editor: beside the page where there is room, a sheet
 * from below elsewhere. The history stays while the panel is closed.
 */
export function EditorPanel(props: EditorPanelProps) {
  const { isOpen, isForAll, asksToDiscard, onAnswered, onClose, onBroken } = props;
  const stores = useStores();
  const api = useApi();
  const queryClient = useQueryClient();
  const [ports] = useState(() => createEditorPorts({ stores, api, queryClient }));
  const editor = useStoredEditor(ports, stores.tenantId);
  const [preferences] = useState(() => createPreferences(stores.storage));

  usePageAddress(isOpen);
  useEffect(() => {
    return ports.watch();
  }, [ports]);
  const { config } = stores;
  useEffect(() => {
    return isOpen ? () => config.getState().storeNow() : undefined;
  }, [isOpen, config]);

  // What is shown to some, or at times, is edited at any time.
  useEffect(() => {
    return isOpen ? showAllSections(stores) : undefined;
  }, [isOpen, stores]);

  // Whoever is in stays in, also when the session ends or the setting is changed.
  const [isIn, setIsIn] = useState(isForAll);
  const who = useSyncExternalStore(ports.staff.subscribe, ports.staff.get);
  if (!isIn && who.status === 'signedIn') setIsIn(true);

  /** On what has a form; from then on it is there, open or not. */
  const [hasPressed, setHasPressed] = useState(false);
  const { opened } = ports.forms;
  const isFormOpen = useSyncExternalStore(opened.subscribe, () => opened.get() !== null);
  if (isFormOpen && !hasPressed) setHasPressed(true);

  const giveUp = () => {
    editor.preview(null);
    // What broke is likely to break once more: another time the editor begins at the site.
    editor.open({ name: 'site' });
    onBroken();
  };

  if (!isOpen) {
    return asksToDiscard && <DiscardOutside editor={editor} ports={ports} onClose={onAnswered} />;
  }
  return (
    <EditorBoundary onBroken={giveUp}>
      <PanelDock preferences={preferences}>
        {isIn ? (
          <ConfigEditor editor={editor} ports={ports} preferences={preferences} onClose={onClose} />
        ) : (
          <StaffGate staff={ports.staff} onClose={onClose} />
        )}
      </PanelDock>
      {hasPressed && (
        <EditorBoundary onBroken={ports.forms.close}>
          <Suspense fallback={null}>
            <formOnPage.Component ports={ports} />
          </Suspense>
        </EditorBoundary>
      )}
    </EditorBoundary>
  );
}
