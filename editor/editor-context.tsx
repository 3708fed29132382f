import { createContext, use } from 'react';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Path } from './value-at.ts';

/** What fields need of the editor they stand in. */
export type EditorApi = {
  config: SiteConfig;
  /** @param label what was changed, for the history */
  edit(path: Path, label: string, value: unknown): void;
  /** The gesture is over: what comes next is a step of its own in the history. */
  settle(): void;
};

export const EditorContext = createContext<EditorApi | null>(null);

export function useEditor(): EditorApi {
  const editor = use(EditorContext);
  if (!editor) throw new Error('Put fields inside <ConfigEditor>.');
  return editor;
}
