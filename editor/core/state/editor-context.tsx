import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Editor, EditorState } from './editor.ts';
import type { EditorPorts, Readable } from '../ports.ts';
import { valueAt, type Path } from '../settings/value-at.ts';

type EditorContextValue = { editor: Editor; ports: EditorPorts };

export const EditorContext = createContext<EditorContextValue | null>(null);

function useEditorContext(): EditorContextValue {
  const value = use(EditorContext);
  if (!value) throw new Error('Put this inside <ConfigEditor>.');
  return value;
}

/** The editor, always the same object; components subscribe to its data by the hooks below. */
export const useEditor = (): Editor => useEditorContext().editor;

export const usePorts = (): EditorPorts => useEditorContext().ports;

/** The editor's own state. @param selector gives the same value while nothing it reads changed */
export const useEditorState = <T,>(selector: (state: EditorState) => T): T =>
  useStore(useEditor().state, selector);

export const useReadable = <T,>({ get, subscribe }: Readable<T>): T =>
  useSyncExternalStore(subscribe, get);

/** Selects a part once for each document: React calls several times while it renders. */
function memoizedPart<T>(get: () => SiteConfig, selector: (config: SiteConfig) => T): () => T {
  let last: { config: SiteConfig; part: T } | undefined;
  return () => {
    const config = get();
    if (last?.config !== config) last = { config, part: selector(config) };
    return last.part;
  };
}

/**
 * A part of the document; renders only when that part changes.
 * @param selector gives the same value while nothing it reads changed
 */
export function useConfigPart<T>(selector: (config: SiteConfig) => T): T {
  const { document } = useEditor();
  const read = useMemo(() => memoizedPart(document.get, selector), [document, selector]);
  return useSyncExternalStore(document.subscribe, read);
}

/** The value at a path of the document. */
export const useValue = (path: Path): unknown => useConfigPart((config) => valueAt(config, path));

/** A part of the document without a preview (`editor.preview`). */
export function useCommittedPart<T>(selector: (config: SiteConfig) => T): T {
  const { document, committed } = useEditor();
  return useSyncExternalStore(document.subscribe, () => selector(committed()));
}
