import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/**
 * Slides in a row of a dialog, which it opens at once and closes with itself: which one is in
 * sight, and the keys and touches that change it. A touch beside the picture closes.
 */
export function useSlides(
  dialog: RefObject<HTMLDialogElement | null>,
  first: number,
  count: number,
) {
  const slides = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(first);

  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal();
    slides.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
    return () => own?.close();
  }, [dialog, first]);

  useEffect(() => {
    const row = slides.current;
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const at = [...(row?.children ?? [])].indexOf(target);
          if (isIntersecting && at >= 0) setPlace(at);
        }
      },
      { root: row?.parentElement ?? null, threshold: 0.6 },
    );
    for (const slide of row?.children ?? []) watcher.observe(slide);
    return () => watcher.disconnect();
  }, []);

  useEffect(() => {
    const own = dialog.current;
    const onKey = (event: KeyboardEvent) => {
      const next = placeOf(event.key, place, count, own);
      if (next === undefined) return;
      event.preventDefault();
      showSlide(slides.current, next);
    };
    const onTouch = ({ target }: MouseEvent) => {
      if (target instanceof Element && !target.closest('img, button, p')) own?.close();
    };
    own?.addEventListener('keydown', onKey);
    own?.addEventListener('click', onTouch);
    return () => {
      own?.removeEventListener('keydown', onKey);
      own?.removeEventListener('click', onTouch);
    };
  }, [dialog, place, count]);

  return { slides, place, show: (next: number) => showSlide(slides.current, next) };
}

function showSlide(slides: HTMLElement | null, place: number): void {
  const slide = slides?.children[place];
  slide?.scrollIntoView({ inline: 'center', block: 'nearest' });
}

/** Arrows go where they point, whichever way the page is read. */
function placeOf(key: string, place: number, count: number, within: Element | null) {
  const isRtl = within !== null && getComputedStyle(within).direction === 'rtl';
  const onwards = isRtl ? -1 : 1;
  const places: Record<string, number> = {
    ArrowRight: place + onwards,
    ArrowLeft: place - onwards,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
