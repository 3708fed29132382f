import Ellipsis from 'lucide-react/icons/ellipsis';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click';
import PanelLeft from 'lucide-react/icons/panel-left';
import PanelRight from 'lucide-react/icons/panel-right';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import { useCanvas, useCanvasState } from '../../on-page/page/canvas-state.ts';
import { PaletteButton } from '../../tools/commands/palette-button.tsx';
import type { Edit, History } from '../../core/history/edit.ts';
import { stepText } from '../../core/history/describe-step.ts';
import styles from './editor-head.module.css';
import { useEditor } from '../../core/state/editor-context.tsx';
import { devices } from '../../on-page/page/devices.ts';
import { useOfferedDevices } from '../../on-page/frames/use-offered-devices.ts';
import { furtherViews } from './further-views.ts';
import { MenuButton } from '../../parts/menu-button.tsx';
import type { PreferencesStore } from '../../core/state/preferences.ts';
import { furtherViewNames } from '../../core/state/views.ts';

type EditorHeadProps = {
  preferences: PreferencesStore;
  onClose(): void;
};

/** The editor's name, where the focus starts, and what can be done at any time. */
export function EditorHead({ preferences, onClose }: EditorHeadProps) {
  const { open } = useEditor();
  const canvas = useCanvas();
  const picking = useCanvasState((state) => state.picking);
  const device = useCanvasState((state) => state.device);
  const offered = useOfferedDevices();
  const dock = useStore(preferences, (state) => state.dock);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
  }, []);
  const otherSide = dock === 'right' ? 'left' : 'right';
  const Side = dock === 'right' ? PanelLeft : PanelRight;
  return (
    <header className={styles.head}>
      <h2 ref={title} tabIndex={-1} className={styles.title} data-panel-title="">
        Edit site
      </h2>
      <button
        type="button"
        className={styles.skip}
        onClick={() => canvas.setState({ isNavigating: true })}
      >
        To the sections of the page (F6)
      </button>
      <StepButtons />
      <PaletteButton className={styles.tool} />
      <button
        type="button"
        className={styles.tool}
        aria-label="Pick on the page"
        aria-pressed={picking !== 'off'}
        title="Pick on the page: press a text or picture to change it"
        onClick={() => canvas.setState({ picking: picking === 'off' ? 'fields' : 'off' })}
      >
        <MousePointerClick aria-hidden="true" size={16} />
      </button>
      <MenuButton
        className={styles.tool}
        label={`Device: ${devices[device].label}`}
        items={offered.map((name) => {
          const { label, width } = devices[name];
          return {
            label: width === null ? label : `${label} ${width}`,
            isSelected: name === device,
            onSelect: () => canvas.setState({ device: name, isNavigating: false }),
          };
        })}
      >
        <MonitorSmartphone aria-hidden="true" size={16} />
      </MenuButton>
      <button
        type="button"
        className={`${styles.tool} ${styles.side}`}
        title={`Move the panel to the ${otherSide}`}
        onClick={() => preferences.setState({ dock: otherSide })}
      >
        <Side aria-hidden="true" size={16} />
      </button>
      <MenuButton
        className={styles.tool}
        label="More"
        items={[
          ...furtherViewNames.map((name) => ({
            label: furtherViews[name].label,
            onSelect: () => open({ name }),
          })),
          {
            label: 'Which colour paints this?',
            onSelect: () => canvas.setState({ picking: 'colours', paint: null }),
          },
        ]}
      >
        <Ellipsis aria-hidden="true" size={16} />
      </MenuButton>
      <button
        type="button"
        className={styles.tool}
        aria-label="Close the editor"
        title="Close (Esc)"
        onClick={onClose}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </header>
  );
}

/** Takes steps back and again; drawn apart, for every key typed makes history. */
export function StepButtons() {
  const { undo, redo } = useEditor();
  const undoLabel = useStepWords(({ past }) => past.at(-1));
  const redoLabel = useStepWords(({ future }) => future[0]);
  return (
    <>
      <button
        type="button"
        className={styles.tool}
        aria-disabled={undoLabel === undefined}
        aria-label={undoLabel === undefined ? 'Undo' : `Undo: ${undoLabel}`}
        aria-keyshortcuts="Control+Z Meta+Z"
        title="Undo (Ctrl/⌘ Z)"
        onClick={undo}
      >
        <Undo aria-hidden="true" size={16} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-disabled={redoLabel === undefined}
        aria-label={redoLabel === undefined ? 'Redo' : `Redo: ${redoLabel}`}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        title="Redo (Ctrl/⌘ Shift Z)"
        onClick={redo}
      >
        <Redo aria-hidden="true" size={16} />
      </button>
    </>
  );
}

/** A step in words, the same with every key of one; undefined where there is none. */
function useStepWords(choose: (history: History) => Edit | undefined): string | undefined {
  const { session, document } = useEditor();
  return useSyncExternalStore(session.subscribe, () => {
    const step = choose(session.history());
    return step && stepText(step, document.get());
  });
}
