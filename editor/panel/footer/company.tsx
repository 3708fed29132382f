import { useEffect } from 'react';
import { useEditorState, usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { lazyView } from '../../parts/later.tsx';

const CompanyList = lazyView(
  'company',
  async () => (await import('./company-list.tsx')).CompanyList,
);

/** Who else has the editor open on this draft. */
export function Company() {
  const { company } = usePorts();
  const others = useReadable(company);
  const group = useEditorState(({ selection }) => selection?.group ?? null);
  useEffect(() => company.attend(), [company]);
  useEffect(() => company.at(group), [company, group]);
  return others.length > 0 && <CompanyList others={others} />;
}
