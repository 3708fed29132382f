import { Suspense, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#variants/lazy-part.tsx';
import { hasDraft } from '#ui/stores/config-storage.ts';
import { readCookie } from '#ui/stores/cookies.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { EditorBoundary } from './editor-boundary.tsx';
import { EditorBroken } from './editor-broken.tsx';
import { isDeviceFrame } from '../page/is-device-frame.ts';
import { OpenEditorButton as Button } from './open-editor-button.tsx';
import type { EditorPanelProps } from './editor-panel.tsx';
import type { OwnChangesProps } from './own-changes.tsx';
import styles from './own-changes-place.module.css';
import { useReopenedEditor } from './use-reopened-editor.ts';
import { useEditorShortcut } from './use-editor-shortcut.ts';

const editorPanel = lazyPart<EditorPanelProps>('src/editor-host/editor-panel.tsx', () =>
  import('./editor-panel.tsx').then((module) => module.EditorPanel),
);

const ownChanges = lazyPart<OwnChangesProps>('src/editor-host/own-changes.tsx', () =>
  import('./own-changes.tsx').then((module) => module.OwnChanges),
);

const nothing = () => undefined;

/**
 * The editor's place over every page: what its button does (editor-button.tsx), Ctrl/⌘ . and
 * `/?edit` (requirements, Identity), and the bar that says whose changes are seen.
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
  const { search } = useLocation();
  const isAskedFor = new URLSearchParams(search).has('edit');
  const [state, setState] = useState<'unopened' | 'open' | 'closed' | 'broken'>('unopened');
  /** Pressed, and its code has still to come. */
  const [isLoading, setIsLoading] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const [returns, setReturns] = useState(0);
  const [breaks, setBreaks] = useState(0);
  const [asksToDiscard, setAsksToDiscard] = useState(false);
  const isOpen = state === 'open';
  const isBroken = state === 'broken';
  const isHydrated = useIsHydrated();
  // It comes and goes with the session; whose session is over is asked to sign in again.
  const isForStaff = isHydrated && Boolean(readCookie('XSRF-TOKEN'));

  const load = useCallback(
    (act: () => void) => {
      Promise.all([editorPanel.preload(), config.getState().prepareEdits()])
        .then(act, () => {
          setHasFailed(true);
          toast.error({
            title: 'The editor could not be loaded',
            description: 'Check your connection and try again.',
          });
        })
        .finally(() => setIsLoading(false));
    },
    [config],
  );
  const open = useCallback(() => load(() => setState('open')), [load]);
  const press = useCallback(() => {
    setIsLoading(true);
    open();
  }, [open]);
  const takeFocusBack = () => setReturns((before) => before + 1);
  const close = () => {
    setState('closed');
    takeFocusBack();
  };
  const onBroken = () => {
    config.getState().storeNow();
    setState('broken');
  };
  // Only the editor knows whose changes they are besides, and can bring them back.
  const askToDiscard = () =>
    load(() => {
      setState('closed');
      setAsksToDiscard(true);
    });
  const onAnswered = () => {
    setAsksToDiscard(false);
    takeFocusBack();
  };
  useEditorShortcut(isOffered || isForStaff || isOpen ? (isOpen ? close : press) : null);

  const isReopened = useReopenedEditor(isOpen, open);
  useEffect(() => {
    if (isAskedFor) open();
  }, [isAskedFor, open]);

  // What opens by itself is not offered first: it would go from under the pointer.
  const opensByItself = state === 'unopened' && !hasFailed && (isReopened || isAskedFor);
  const isOnItsWay = isLoading || opensByItself;

  useEffect(() => {
    // No customer's question comes over it while it is on its way either.
    present.setState({ isEdited: isOpen || isOnItsWay || isBroken || isAskedFor });
  }, [isOpen, isOnItsWay, isBroken, isAskedFor, present]);

  useEffect(() => {
    const { preload } = editorPanel;
    const isTaken = isOpen || opensByItself;
    const entry = { open: press, preload, isForStaff, isOpen: isTaken, returns, Button };
    present.setState({ editorEntry: entry });
    return () => present.setState({ editorEntry: null });
  }, [present, press, isForStaff, isOpen, opensByItself, returns]);

  return (
    <>
      {isHydrated && !isOpen && (isBroken || hasOwnChanges) && (
        <div className={styles.corner}>
          {isBroken && <EditorBroken onOpen={open} onClose={close} />}
          {hasOwnChanges && (
            <EditorBoundary onBroken={nothing}>
              <Suspense fallback={null}>
                <ownChanges.Component isShared={isShared} onDiscard={askToDiscard} />
              </Suspense>
            </EditorBoundary>
          )}
        </div>
      )}
      {state !== 'unopened' && (
        <EditorBoundary
          key={breaks}
          onBroken={() => {
            setBreaks(breaks + 1);
            onBroken();
          }}
        >
          <Suspense fallback={null}>
            <editorPanel.Component
              isOpen={isOpen}
              isForAll={isForAll}
              asksToDiscard={asksToDiscard}
              onAnswered={onAnswered}
              onClose={close}
              onBroken={onBroken}
            />
          </Suspense>
        </EditorBoundary>
      )}
    </>
  );
}
