import { useLayoutEffect, useState, type RefObject } from 'react';
import { useEditor } from '../../core/state/editor-context.tsx';
import { createFrame } from './create-frame.ts';
import './frame-link.ts';

export type FramedPage =
  | { status: 'loading' | 'failed'; page: null }
  /** The number changes when the page is reloaded in the same frame. */
  | { status: 'drawn'; page: Document; number: number };

/** A page that has not loaded by then counts as failed (ms); it is still shown when it loads. */
const timeoutMs = 15_000;

/**
 * Puts an iframe with the site into a container, and returns the page in it from when it is drawn
 * until another one loads. The page receives the document and every change of it.
 * @param address where on the site it begins; without it where the page is
 */
export function useFramedPage(
  container: RefObject<HTMLElement | null>,
  address?: string,
): FramedPage & { retry(): void } {
  const { document: source } = useEditor();
  const [frame, setFrame] = useState(() => createFrame(address));
  const [state, setState] = useState<FramedPage>({ status: 'loading', page: null });

  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let number = 0;
    let stop = () => {};
    const fail = () => {
      clearTimeout(timer);
      setState({ status: 'failed', page: null });
    };
    const wait = () => {
      stop();
      clearTimeout(timer);
      timer = setTimeout(fail, timeoutMs);
      setState({ status: 'loading', page: null });
    };
    const control = new AbortController();
    const { signal } = control;
    frame.addEventListener(
      'frame-link',
      ({ detail }) => {
        stop();
        let given = source.get();
        detail.show(given);
        stop = source.subscribe(() => {
          if (source.get() === given) return;
          given = source.get();
          detail.show(given);
        });
        frame.contentWindow?.addEventListener('pagehide', wait, { once: true, signal });
      },
      { signal },
    );
    frame.addEventListener(
      'frame-drawn',
      () => {
        clearTimeout(timer);
        const page = frame.contentDocument;
        number += 1;
        if (page) setState({ status: 'drawn', page, number });
      },
      { signal },
    );
    // Error pages of the browser or server have no root element of the site.
    frame.addEventListener('load', () => frame.contentDocument?.getElementById('root') ?? fail(), {
      signal,
    });
    wait();
    container.current?.append(frame);
    return () => {
      stop();
      clearTimeout(timer);
      control.abort();
      frame.remove();
    };
  }, [frame, container, source]);
  return { ...state, retry: () => setFrame(createFrame(address)) };
}
