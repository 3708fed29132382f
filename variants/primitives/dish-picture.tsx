import type { Picture } from '../picture.ts';
import styles from './dish-picture.module.css';
import { Photo } from './photo.tsx';

type DishPictureProps = {
  picture: Picture | null;
  /** Whose picture it is: the same dish has the same background everywhere. */
  name: string;
  /** 'card' is 4:3, 'square' 1:1, 'fill' takes the frame's own size. */
  ratio?: 'card' | 'square' | 'fill';
  /** As for `<img sizes>`, for browsers that cannot measure it themselves. */
  sizes?: string;
  isQuiet?: boolean;
  /** Further classes of the frame. */
  className?: string | undefined;
};

/** Varies the background from dish to dish, and gives the same dish the same background everywhere. */
const shadeOf = (name: string) => (name.length + (name.codePointAt(0) ?? 0)) % 3;

/** What a picture in a dialog or a card takes at most. */
const windowWide = '(min-width: 768px) 50vw, 100vw';

/** A picture in a fixed frame; without one, or where it does not come, a laid place drawn in the tint. */
export function DishPicture(props: DishPictureProps) {
  const {
    picture,
    name,
    ratio = 'card',
    sizes = windowWide,
    isQuiet = false,
    className = '',
  } = props;
  return (
    <span
      className={`${styles.frame} ${className}`}
      data-ratio={ratio}
      data-shade={shadeOf(name)}
      data-quiet={isQuiet || undefined}
    >
      {picture ? (
        <Photo
          className={styles.picture}
          picture={{ ...picture, fit: 'cover' }}
          // Its frame has a size of its own, so what comes late may ask for what it fills.
          sizes={`auto, ${sizes}`}
          widest={1080}
          standIn={<span className={styles.place} />}
        />
      ) : (
        <span className={styles.place} />
      )}
    </span>
  );
}
