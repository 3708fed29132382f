import type { CSSProperties } from 'react';
import type { Picture } from '../picture.ts';
import styles from './photo.module.css';

type PhotoProps = {
  picture: Picture;
  /** As for `<img sizes>`: how wide it is drawn at which window. */
  sizes: string;
  /** The picture a visitor sees first: fetched before all others. */
  isFirst?: boolean;
};

/** A picture that fills its frame, in the width and format that the window needs. */
export function Photo({ picture, sizes, isFirst = false }: PhotoProps) {
  const { src, alt, fit, focus } = picture;
  const style: (CSSProperties & Record<'--focus', string>) | undefined = focus && {
    '--focus': `${focus.x * 100}% ${focus.y * 100}%`,
  };
  return (
    <img
      className={styles.photo}
      data-fit={fit}
      style={style}
      src={src}
      sizes={sizes}
      alt={alt}
      decoding={isFirst ? 'sync' : 'async'}
      {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
    />
  );
}
