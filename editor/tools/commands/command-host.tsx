import { useEffect, useMemo, type RefObject } from 'react';
import { useStore } from 'zustand/react';
import { useCanvas } from '../../on-page/page/canvas-state.ts';
import { Clipboard } from '../clipboard/clipboard.tsx';
import { useEditor, useEditorState, usePorts } from '../../core/state/editor-context.tsx';
import { lazyView } from '../../parts/lazy-view.tsx';
import type { PreferencesStore } from '../../core/state/preferences.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import type { CommandScene } from './command.ts';
import { commandsOf } from './open-dialog.ts';

const loadPalette = () => import('./palette.tsx');
const Palette = lazyView('palette', async () => (await loadPalette()).Palette);
const LeaveQuestion = lazyView(
  'leave question',
  async () => (await import('../../parts/leave-question.tsx')).LeaveQuestion,
);
const Shortcuts = lazyView('shortcuts', async () => (await import('./shortcuts.tsx')).Shortcuts);

type CommandHostProps = {
  panel: RefObject<HTMLElement | null>;
  preferences: PreferencesStore;
  onClose(): void;
};

/** Handles the keys of every command, and shows the palette and the sheet of shortcuts. */
export function CommandHost({ panel, preferences, onClose }: CommandHostProps) {
  const editor = useEditor();
  const ports = usePorts();
  const canvas = useCanvas();
  const question = useEditorState((state) => state.question);
  const dialog = useStore(commandsOf(editor), (state) => state.dialog);
  const scene = useMemo(
    (): CommandScene => ({
      editor,
      ports,
      canvas,
      preferences,
      close: onClose,
      press(name, isOnlyAsked = false) {
        const button = panel.current?.querySelector<HTMLElement>(`[data-command="${name}"]`);
        if (!isOnlyAsked) button?.click();
        return button != null;
      },
    }),
    [editor, ports, canvas, preferences, onClose, panel],
  );
  useEditorKeys(panel, scene);
  // Who presses Ctrl K goes on typing at once. What does not come now is asked for again then.
  useEffect(() => void loadPalette().catch(() => undefined), []);
  return (
    <>
      {dialog === 'palette' && <Palette scene={scene} />}
      {question && (
        <LeaveQuestion
          question={question}
          onClose={() => editor.state.setState({ question: null })}
        />
      )}
      {dialog === 'shortcuts' && <Shortcuts editor={editor} />}
      <Clipboard panel={panel} />
    </>
  );
}
