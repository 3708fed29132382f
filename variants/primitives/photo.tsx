import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { preload } from 'react-dom';
import {
  mostPixels,
  pictureFormats,
  readPictureAddress,
  sourceSet,
} from '#schemas/rules/picture-sources.ts';
import type { Picture } from '../picture.ts';
import styles from './photo.module.css';
import { Plate } from './plate.tsx';
import { useKnownPictures } from './storefront-context.tsx';

type PhotoProps = {
  picture: Picture;
  /**
   * As for `<img sizes>`: how wide it is drawn at which window; more than its frame, where that
   * crops its sides. Beginning with `auto, ` where the frame has a size of its own and lies below
   * the fold: browsers that can then measure it themselves.
   */
  sizes: string;
  /** Pixels across that it never needs more of, however large the window. */
  widest?: number;
  /** The picture a visitor sees first: fetched before all others. */
  isFirst?: boolean;
  /** In sight on every page, though not the largest: fetched without waiting to be scrolled to. */
  isInSight?: boolean;
  /** What stands in where the picture cannot be had; a plate on the palette's tint by default. */
  standIn?: ReactNode;
};

type Variables = CSSProperties & Partial<Record<'--focus' | '--placeholder' | '--ratio', string>>;

/**
 * A picture that fills its frame, in the width and format that the window needs: AVIF and WebP
 * where the server makes them, else the address as it is. Its blurred self stands there until it
 * has come, and a plate where it never does.
 */
export function Photo(props: PhotoProps) {
  const { picture, sizes, widest = Infinity, isFirst, isInSight, standIn } = props;
  const { src, alt, fit, focus } = picture;
  const known = useKnownPictures();
  const [missing, setMissing] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    // In a page from the server it may have failed before anyone listened.
    if (image.current?.complete && image.current.naturalWidth === 0) setMissing(src);
  }, [src]);

  const metadata = known?.[src];
  const style: Variables = {
    ...(focus && { '--focus': `${focus.x * 100}% ${focus.y * 100}%` }),
    ...(metadata && { '--ratio': `${metadata.width} / ${metadata.height}` }),
    ...(metadata?.placeholder && { '--placeholder': `url(${metadata.placeholder})` }),
  };
  if (missing === src) return standIn ?? <Missing alt={alt} style={style} />;
  const isDerived = known !== undefined && readPictureAddress(src) !== null;
  const atMost = Math.min(widest, mostPixels(sizes));
  const sources = (isDerived ? pictureFormats : []).map((format) => ({
    type: `image/${format}`,
    srcSet: sourceSet(src, format, { atMost, ...(metadata && { width: metadata.width }) }),
  }));
  // In the browser the picture itself is asked for as soon.
  if (isFirst && typeof window === 'undefined') preloadBest(src, sources[0], sizes);
  return (
    <picture className={styles.frame}>
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        ref={image}
        className={styles.photo}
        data-fit={fit}
        style={style}
        src={src}
        sizes={sizes}
        alt={alt}
        decoding="async"
        onError={() => setMissing(src)}
        {...(metadata && { width: metadata.width, height: metadata.height })}
        loading={isFirst || isInSight ? 'eager' : 'lazy'}
        {...(isFirst && { fetchPriority: 'high' })}
      />
    </picture>
  );
}

/** Takes exactly the room that the picture had. */
function Missing({ alt, style }: { alt: string; style: Variables }) {
  return (
    <span className={styles.missing} style={style} {...(alt && { role: 'img', 'aria-label': alt })}>
      <Plate />
    </span>
  );
}

/** Asked for while the style sheets are still coming; the type keeps others from fetching it. */
function preloadBest(
  src: string,
  best: { type: string; srcSet: string } | undefined,
  sizes: string,
): void {
  const source = best && { type: best.type, imageSrcSet: best.srcSet, imageSizes: sizes };
  preload(src, { as: 'image', fetchPriority: 'high', ...source });
}
