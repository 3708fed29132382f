import { useEffect } from 'react';
import { useEditorState, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { lazyView } from '../../parts/lazy-view.tsx';

const CompanyList = lazyView(
  'company',
  async () => (await import('./collaborator-list.tsx')).CollaboratorList,
);

/** Who else has the editor open on this draft. */
export function Collaborators() {
  const { presence } = usePorts();
  const others = useReadable(presence);
  const group = useEditorState(({ selection }) => selection?.group ?? null);
  useEffect(() => {
    return presence.join();
  }, [presence]);
  useEffect(() => {
    presence.setGroup(group);
  }, [presence, group]);
  return others.length > 0 && <CompanyList others={others} />;
}
