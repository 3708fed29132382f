import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import {
  fittedWidth,
  panelWidths,
  sheetHeights,
  type PreferencesStore,
  type SheetHeight,
} from '#editor/core/state/preferences.ts';
import styles from './editor-panel.module.css';
import { useDrag } from './use-drag.ts';
import { useKeyboardInset } from './use-keyboard-inset.ts';

type PanelDockProps = { preferences: PreferencesStore; children: ReactNode };

const heightNames: Record<SheetHeight, string> = {
  peek: 'Head only',
  half: 'Half of the window',
  full: 'Nearly all of the window',
};

/**
 * Where the panel stands: at the right or the left of the page, as wide as one likes, or on a
 * narrow window as a sheet from below in three heights. The page keeps clear of it (style sheet).
 */
export function PanelDock({ preferences, children }: PanelDockProps) {
  const panel = useRef<HTMLElement>(null);
  const dock = useStore(preferences, (state) => state.dock);
  const width = useStore(preferences, (state) => state.width);
  const sheet = useStore(preferences, (state) => state.sheet);
  useKeyboardInset(panel);

  // Before anything of the editor takes the focus or measures: the page is laid out once.
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset['editing'] = dock;
    dataset['editorSheet'] = sheet;
    style.setProperty('--editor-width', `${width}px`);
  }, [dock, sheet, width]);
  useLayoutEffect(
    () => () => {
      const { dataset, style } = document.documentElement;
      delete dataset['editing'];
      delete dataset['editorSheet'];
      style.removeProperty('--editor-width');
    },
    [],
  );

  return (
    <section
      ref={panel}
      className={styles.dock}
      data-side={dock}
      dir="ltr"
      aria-label="Site editor"
    >
      <WidthHandle preferences={preferences} />
      <SheetHandle preferences={preferences} />
      <div
        className={styles.content}
        // What takes the focus is seen, also where the sheet showed its head alone (WCAG 2.4.11).
        onFocus={({ target }) => {
          if (sheet === 'peek' && !target.closest('header, dialog'))
            preferences.setState({ sheet: 'half' });
        }}
      >
        {children}
      </div>
    </section>
  );
}

/** The edge towards the page: dragged, or moved by arrow keys. */
function WidthHandle({ preferences }: Pick<PanelDockProps, 'preferences'>) {
  const handle = useRef<HTMLHRElement>(null);
  const dock = useStore(preferences, (state) => state.dock);
  const width = useStore(preferences, (state) => state.width);
  const outwards = dock === 'right' ? 1 : -1;
  const set = (next: number) => preferences.setState({ width: fittedWidth(next) });
  useDrag(handle, {
    start: () => preferences.getState().width,
    move: (start, { x }) => set(start - outwards * x),
    end: () => undefined,
    keys: {
      ArrowLeft: () => set(width + outwards * panelWidths.step),
      ArrowRight: () => set(width - outwards * panelWidths.step),
      Home: () => set(panelWidths.least),
      End: () => set(panelWidths.most),
    },
  });
  return (
    <hr
      ref={handle}
      className={styles.width}
      aria-label="Width of the editor"
      aria-orientation="vertical"
      aria-valuemin={panelWidths.least}
      aria-valuemax={panelWidths.most}
      aria-valuenow={width}
      aria-valuetext={`${width} pixels`}
    />
  );
}

/** The top of the sheet: dragged to one of three heights, or moved there by buttons and keys. */
function SheetHandle({ preferences }: Pick<PanelDockProps, 'preferences'>) {
  const handle = useRef<HTMLHRElement>(null);
  const sheet = useStore(preferences, (state) => state.sheet);
  const place = sheetHeights.indexOf(sheet);
  const set = (next: number) => preferences.setState({ sheet: sheetHeights[next] ?? sheet });
  useDrag(handle, {
    start: () => handle.current?.closest('section')?.offsetHeight ?? 0,
    move: (start, { y }) =>
      document.documentElement.style.setProperty(
        '--editor-dragged',
        `${Math.max(72, start - y)}px`,
      ),
    end(start, { y }) {
      document.documentElement.style.removeProperty('--editor-dragged');
      const share = (start - y) / window.innerHeight;
      if (y !== 0) preferences.setState({ sheet: nearestHeight(share) });
    },
    keys: {
      ArrowUp: () => set(place + 1),
      ArrowDown: () => set(place - 1),
      Home: () => set(0),
      End: () => set(sheetHeights.length - 1),
    },
  });
  return (
    <div className={styles.sheetTop}>
      <hr
        ref={handle}
        className={styles.height}
        aria-label="Height of the editor"
        aria-orientation="horizontal"
        aria-valuemin={0}
        aria-valuemax={sheetHeights.length - 1}
        aria-valuenow={place}
        aria-valuetext={heightNames[sheet]}
      />
      <button
        type="button"
        className={styles.sheetButton}
        aria-label="Make the editor lower"
        aria-disabled={place === 0}
        onClick={() => set(place - 1)}
      >
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      <button
        type="button"
        className={styles.sheetButton}
        aria-label="Make the editor higher"
        aria-disabled={place === sheetHeights.length - 1}
        onClick={() => set(place + 1)}
      >
        <ChevronUp aria-hidden="true" size={16} />
      </button>
    </div>
  );
}

/** The height that a dragged one settles at. @param share of the window */
const nearestHeight = (share: number): SheetHeight =>
  share < 0.32 ? 'peek' : share < 0.72 ? 'half' : 'full';
