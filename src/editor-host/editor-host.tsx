import { Suspense, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#variants/lazy-part.tsx';
import { paths } from '../paths.ts';
import { hasDraft } from '../stores/config-storage.ts';
import { useConfig, useStores } from '../stores/stores.tsx';
import { toast } from '../toasts/toasts.ts';
import { useIsHydrated } from '../page/hydration/use-is-hydrated.ts';
import { EditorButton } from './editor-button.tsx';
import styles from './editor-button.module.css';
import { isDeviceFrame } from './is-device-frame.ts';
import type { EditorPanelProps } from './editor-panel.tsx';
import type { OwnChangesProps } from './own-changes.tsx';
import { useEditorShortcut } from './use-editor-shortcut.ts';

const editorPanel = lazyPart<EditorPanelProps>('src/editor-host/editor-panel.tsx', () =>
  import('./editor-panel.tsx').then((module) => module.EditorPanel),
);

const ownChanges = lazyPart<OwnChangesProps>('src/editor-host/own-changes.tsx', () =>
  import('./own-changes.tsx').then((module) => module.OwnChanges),
);

/**
 * The editor's place over every page: its button behind `showConfigEditor`, Ctrl/⌘ . and `/?edit`
 * (requirements, Identity), and the bar that says whose changes are seen.
 */
export function EditorHost() {
  const isFramed = useIsHydrated() && isDeviceFrame();
  return isFramed ? null : <OwnEditorHost />;
}

function OwnEditorHost() {
  const { config, present } = useStores();
  const isOffered = useConfig((state) => state.config.general.showConfigEditor);
  const isForAll = useConfig((state) => state.base.general.showConfigEditor);
  const hasOwnChanges = useConfig(hasDraft);
  const isShared = useConfig((state) => state.synced !== null);
  const { pathname, search } = useLocation();
  const isAskedFor = new URLSearchParams(search).has('edit');
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const isOpen = state === 'open';
  const isHydrated = useIsHydrated();

  const load = (act: () => void) => {
    Promise.all([editorPanel.preload(), config.getState().prepareEdits()]).then(act, () =>
      toast.error({
        title: 'The editor could not be loaded',
        description: 'Check your connection and try again.',
      }),
    );
  };
  const open = () => load(() => setState('open'));
  const close = () => setState('closed');
  // Only the editor knows whose changes they are besides, and can bring them back.
  const askToDiscard = () =>
    load(() => {
      setState('closed');
      setAsksToDiscard(true);
    });
  const onAnswered = () => {
    setAsksToDiscard(false);
    button.current?.focus();
  };
  useEditorShortcut(isOffered || isOpen ? (isOpen ? close : open) : null);

  const openWhenAsked = useRef(open);
  useEffect(() => {
    if (isAskedFor) openWhenAsked.current();
  }, [isAskedFor]);

  useEffect(() => {
    present.setState({ isEdited: isOpen || isAskedFor });
  }, [isOpen, isAskedFor, present]);

  // The focus goes back to where the editor was opened from.
  useEffect(() => {
    if (state === 'closed') button.current?.focus();
  }, [state]);

  return (
    <>
      {/* Without scripts it would be a button that does nothing. */}
      {isHydrated && !isOpen && (
        <div className={styles.corner} data-paying={pathname.includes(paths.checkout) || undefined}>
          {isOffered && <EditorButton ref={button} onOpen={open} onNear={editorPanel.preload} />}
          {hasOwnChanges && (
            <Suspense fallback={null}>
              <ownChanges.Component isShared={isShared} onDiscard={askToDiscard} />
            </Suspense>
          )}
        </div>
      )}
      {state !== 'unopened' && (
        <Suspense fallback={null}>
          <editorPanel.Component
            isOpen={isOpen}
            isForAll={isForAll}
            asksToDiscard={asksToDiscard}
            onAnswered={onAnswered}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
