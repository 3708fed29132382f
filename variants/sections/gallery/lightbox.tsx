import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Photo } from '../../primitives/photo.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './lightbox.module.css';
import type { GalleryPicture } from './props.ts';

export type LightboxProps = {
  id: string;
  /** Of the gallery; names the dialog. */
  title: string;
  pictures: readonly GalleryPicture[];
  /** Place of the picture that it opens with. */
  first: number;
  onClose(): void;
};

/** The gallery's pictures, one at a time over the page: swiped, with arrow keys, or by its buttons. */
export function Lightbox({ id, title, pictures, first, onClose }: LightboxProps) {
  const words = useStorefront().messages.home.gallery;
  const dialog = useRef<HTMLDialogElement>(null);
  const track = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState(first);
  const last = pictures.length - 1;

  useLayoutEffect(() => {
    const own = dialog.current;
    own?.showModal();
    track.current?.children[first]?.scrollIntoView({ behavior: 'instant', inline: 'center' });
    return () => own?.close();
  }, [first]);

  useEffect(() => {
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const at = [...(track.current?.children ?? [])].indexOf(target);
          if (isIntersecting && at >= 0) setPlace(at);
        }
      },
      { root: track.current, threshold: 0.6 },
    );
    for (const slide of track.current?.children ?? []) watcher.observe(slide);
    return () => watcher.disconnect();
  }, [pictures]);

  const show = (next: number) => {
    const slide = track.current?.children[Math.min(Math.max(next, 0), last)];
    slide?.scrollIntoView({ inline: 'center', block: 'nearest' });
  };

  /** Arrows go where they point, whichever way the page is read. */
  const onKey = (key: string) => {
    const isRtl = track.current ? getComputedStyle(track.current).direction === 'rtl' : false;
    const forwards = isRtl ? 'ArrowLeft' : 'ArrowRight';
    const backwards = isRtl ? 'ArrowRight' : 'ArrowLeft';
    const next = { [forwards]: place + 1, [backwards]: place - 1, Home: 0, End: last }[key];
    if (next === undefined) return false;
    show(next);
    return true;
  };

  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-label={title || words.strip}
      onClose={onClose}
      onKeyDown={(event) => onKey(event.key) && event.preventDefault()}
      onClick={({ target }) =>
        target instanceof Element && !target.closest('img, button, p') && dialog.current?.close()
      }
    >
      <ul ref={track} className={styles.track} role="list" tabIndex={-1}>
        {pictures.map(({ id: key, picture, caption }, at) => (
          <li key={key} className={styles.slide} inert={at !== place}>
            <Photo
              picture={{
                ...picture,
                fit: 'contain',
                alt: picture.alt === caption ? '' : picture.alt,
              }}
              sizes="100vw"
            />
          </li>
        ))}
      </ul>
      <p className={styles.caption} aria-live="polite">
        {pictures[place]?.caption}
        <span className={styles.place}>{words.place(place + 1, pictures.length)}</span>
      </p>
      <button
        type="button"
        className={styles.button}
        data-does="close"
        aria-label={words.close}
        onClick={() => dialog.current?.close()}
      >
        <X aria-hidden="true" size={22} />
      </button>
      {last > 0 && (
        <>
          <button
            type="button"
            className={styles.button}
            data-does="previous"
            aria-label={words.previous}
            disabled={place === 0}
            onClick={() => show(place - 1)}
          >
            <ChevronLeft aria-hidden="true" size={26} />
          </button>
          <button
            type="button"
            className={styles.button}
            data-does="next"
            aria-label={words.next}
            disabled={place === last}
            onClick={() => show(place + 1)}
          >
            <ChevronRight aria-hidden="true" size={26} />
          </button>
        </>
      )}
    </dialog>
  );
}
