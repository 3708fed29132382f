import { createContext, use, useMemo, useSyncExternalStore } from 'react';
import { useStore } from 'zustand/react';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { Editor, EditorState } from './editor.ts';
import type { EditorPorts, Readable } from '../ports.ts';
import { valueAt, type Path } from '../settings/value-at.ts';

type Surroundings = { editor: Editor; ports: EditorPorts };

export const EditorContext = createContext<Surroundings | null>(null);

function useSurroundings(): Surroundings {
  const surroundings = use(EditorContext);
  if (!surroundings) throw new Error('Put this inside <ConfigEditor>.');
  return surroundings;
}

/** The editor itself, always the same object; what is drawn comes from the hooks below. */
export const useEditor = (): Editor => useSurroundings().editor;

export const usePorts = (): EditorPorts => useSurroundings().ports;

/** The editor's own state. @param selector gives the same value while nothing it reads changed */
export const useEditorState = <T,>(selector: (state: EditorState) => T): T =>
  useStore(useEditor().state, selector);

export const useReadable = <T,>({ get, subscribe }: Readable<T>): T =>
  useSyncExternalStore(subscribe, get);

/** Reads a part once of each document: React asks several times while it draws. */
function readingOnce<T>(get: () => SiteConfig, selector: (config: SiteConfig) => T): () => T {
  let last: { config: SiteConfig; part: T } | undefined;
  return () => {
    const config = get();
    if (last?.config !== config) last = { config, part: selector(config) };
    return last.part;
  };
}

/**
 * A part of the document; whoever asks is drawn anew only when that part changes.
 * @param selector gives the same value while nothing it reads changed
 */
export function useConfigPart<T>(selector: (config: SiteConfig) => T): T {
  const { document } = useEditor();
  const read = useMemo(() => readingOnce(document.get, selector), [document, selector]);
  return useSyncExternalStore(document.subscribe, read);
}

/** The value at a path of the document. */
export const useValue = (path: Path): unknown => useConfigPart((config) => valueAt(config, path));

/** A part of the document without what is tried on the page (editor.try). */
export function useWrittenPart<T>(selector: (config: SiteConfig) => T): T {
  const { document, written } = useEditor();
  return useSyncExternalStore(document.subscribe, () => selector(written()));
}
