import { gallery } from '#schemas/messages/en/gallery.ts';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { Photo } from '../../primitives/photo.tsx';
import styles from './lightbox.module.css';
import type { GalleryPicture } from './props.ts';
import { useSlides } from './use-slides.ts';

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
  const words = gallery;
  const dialog = useRef<HTMLDialogElement>(null);
  const { slides, place, show } = useSlides(dialog, first, pictures.length);
  const last = pictures.length - 1;
  return (
    <dialog
      ref={dialog}
      id={id}
      className={styles.dialog}
      aria-label={title || words.strip}
      onClose={onClose}
    >
      {/* The buttons stand within what scrolls, so that it can be reached with the keyboard. */}
      <div className={styles.track}>
        <ul ref={slides} className={styles.slides}>
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
      </div>
      <p className={styles.caption} aria-live="polite">
        {pictures[place]?.caption}
        <span className={styles.place}>{words.place(place + 1, pictures.length)}</span>
      </p>
    </dialog>
  );
}
