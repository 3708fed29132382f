import { gallery } from '#schemas/messages/en/gallery.ts';
import { Photo } from '../../primitives/photo.tsx';
import type { GalleryPicture as Shown } from './props.ts';

type GalleryPictureProps = {
  shown: Shown;
  /** From 0, of so many. */
  place: number;
  count: number;
  sizes: string;
  styles: Readonly<Record<string, string>>;
  onOpen(place: number): void;
};

/** A picture with its caption, in the classes of its design; pressed, it is seen large. */
export function GalleryPicture(props: GalleryPictureProps) {
  const { shown, place, count, sizes, styles, onOpen } = props;
  const { picture, caption } = shown;
  const words = gallery;
  const name = caption || picture.alt || words.picture(place + 1, count);
  return (
    <figure className={styles.figure}>
      <button
        type="button"
        className={styles.press}
        aria-haspopup="dialog"
        aria-label={words.enlarge(name)}
        onClick={() => onOpen(place)}
      >
        {/* The button has said it. */}
        <Photo picture={{ ...picture, alt: '' }} sizes={sizes} />
      </button>
      {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
