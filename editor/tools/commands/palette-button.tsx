import Search from 'lucide-react/icons/search';
import { useEditor } from '../../core/state/editor-context.tsx';
import { commandsOf } from './open-dialog.ts';

/** The way to the command palette for whoever does not press Ctrl or ⌘ K. */
export function PaletteButton({ className }: { className?: string | undefined }) {
  const editor = useEditor();
  return (
    <button
      type="button"
      className={className}
      aria-label="Find anything"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title="Find anything (Ctrl/⌘ K)"
      onClick={() => commandsOf(editor).setState({ dialog: 'palette' })}
    >
      <Search aria-hidden="true" size={16} />
    </button>
  );
}
