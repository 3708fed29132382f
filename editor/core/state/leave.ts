import { nameOfSetting } from '../settings/name-of-setting.ts';
import { pathOf } from '../settings/path-of.ts';
import type { Editor } from './editor.ts';
import { throwAway, type Question } from './question.ts';

/** Puts a question to the owner (tools/commands/command-host.tsx). */
export const ask = ({ state }: Editor, question: Question): void => state.setState({ question });

/** Goes back to the whole site; asks first where a written text would go with the view. */
export function leaveView(editor: Editor): void {
  const onLeave = () => editor.open({ name: 'site' });
  if (editor.state.getState().unapplied.size === 0) onLeave();
  else ask(editor, { ...throwAway, onLeave });
}

/** Closes the editor; asks first where something written is not on the site. */
export function leaveEditor(editor: Editor, onLeave: () => void): void {
  const { unapplied, problems } = editor.state.getState();
  const config = editor.document.get();
  const names = [...problems.keys()].map((path) => {
    const { groupLabel, label } = nameOfSetting(config, pathOf(path));
    return `${groupLabel} › ${label}`;
  });
  if (unapplied.size > 0) ask(editor, { ...throwAway, onLeave });
  else if (names.length === 0) onLeave();
  else {
    ask(editor, {
      title: 'Close without what cannot be used?',
      text: `The site does not have what you wrote here: ${names.join(', ')}. It stays in its field only as long as this page is open.`,
      stay: 'Go back to it',
      leave: 'Close all the same',
      onLeave,
    });
  }
}
