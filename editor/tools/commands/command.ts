import type { StoreApi } from 'zustand/vanilla';
import type { CanvasState } from '../../on-page/page/canvas-state.ts';
import type { Editor } from '../../core/state/editor.ts';
import type { EditorPorts } from '../../core/ports.ts';
import type { PreferencesStore } from '../../core/state/preferences.ts';
import type { Keys } from './keys.ts';

/** What a command may act on. */
export type CommandScene = {
  editor: Editor;
  ports: EditorPorts;
  canvas: StoreApi<CanvasState>;
  preferences: PreferencesStore;
  close(): void;
  /** Presses what the panel's foot shows by this name; false where it is not shown. */
  press(name: FootButton, isOnlyAsked?: boolean): boolean;
};

/** `data-command` of buttons in the foot, each of which opens a dialog of its own. */
export type FootButton = 'publish' | 'discard';

export const commandGroups = ['Editor', 'Steps', 'Section in hand', 'Page', 'Go to'] as const;

export type Command = {
  id: string;
  group: (typeof commandGroups)[number];
  label: string;
  /** The first is shown. */
  keys?: readonly Keys[];
  /** Its keys are handled elsewhere: also while the editor is closed, or by what is open. */
  isHeardElsewhere?: boolean;
  /** Absent: always. */
  isAvailable?(scene: CommandScene): boolean;
  run(scene: CommandScene): void;
};
