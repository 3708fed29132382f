import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { readCookie } from '#ui/stores/cookies.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { OpenEditorButton as Button } from './open-editor-button.tsx';
import { useEditorShortcut } from './use-editor-shortcut.ts';

/** There is nothing to load: another page has it. */
const preload = () => Promise.resolve();

/**
 * In the place of the editor, in builds of further languages: it is in English alone, so whatever
 * opens it leads to the same page in English, which opens it by itself. Changes of one's own are
 * shown here too, and dropped there.
 */
export function EditorHost() {
  const { present } = useStores();
  const isOffered = useConfig((state) => state.config.general.showConfigEditor);
  const isForStaff = useIsHydrated() && Boolean(readCookie('XSRF-TOKEN'));
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const isAskedFor = query.has('edit');
  query.set('edit', '');
  const address = `${pathname}?${query}`;
  useEditorShortcut(isOffered || isForStaff ? () => window.location.assign(address) : null);
  useEffect(() => {
    if (isAskedFor) window.location.replace(address);
  }, [isAskedFor, address]);
  useEffect(() => {
    const open = () => window.location.assign(address);
    present.setState({
      editorEntry: { open, preload, isForStaff, isOpen: isAskedFor, returns: 0, Button },
    });
    return () => present.setState({ editorEntry: null });
  }, [present, address, isForStaff, isAskedFor]);
  return null;
}
