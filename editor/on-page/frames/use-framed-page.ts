import { useLayoutEffect, useState, type RefObject } from 'react';
import { useEditor } from '../../core/state/editor-context.tsx';
import { createFrame } from './create-frame.ts';
import './frame-link.ts';

export type FramedPage =
  | { status: 'loading' | 'failed'; page: null }
  /** Another number: the page was loaded anew in the same frame. */
  | { status: 'drawn'; page: Document; number: number };

/** What has not come by then has most likely failed (ms); it is shown all the same when it comes. */
const patience = 15_000;

/**
 * Puts a frame with the site into a place, and tells of the page in it from when it is drawn until
 * another one is loaded. The page is given the document, and every change of it.
 */
export function useFramedPage(
  place: RefObject<HTMLElement | null>,
): FramedPage & { retry(): void } {
  const { document: source } = useEditor();
  const [frame, setFrame] = useState(createFrame);
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
      timer = setTimeout(fail, patience);
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
    // A browser's own page of an error, or a server's, has no place for the site.
    frame.addEventListener('load', () => frame.contentDocument?.getElementById('root') ?? fail(), {
      signal,
    });
    wait();
    place.current?.append(frame);
    return () => {
      stop();
      clearTimeout(timer);
      control.abort();
      frame.remove();
    };
  }, [frame, place, source]);
  return { ...state, retry: () => setFrame(createFrame()) };
}
