import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react';
import { preload } from 'react-dom';
import {
  pixelsNeeded,
  readPictureAddress,
  sourceSet,
  standInSource,
} from '#schemas/rules/picture-sources.ts';
import type { Picture } from '../picture.ts';
import styles from './photo.module.css';
import { Plate } from './plate.tsx';
import { usePictures } from './storefront-context.tsx';

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
  /** Further classes of its `<picture>`, which fills its frame unless they say otherwise. */
  className?: string | undefined;
};

type Variables = CSSProperties & Partial<Record<'--focus' | '--placeholder' | '--ratio', string>>;

/**
 * A picture that fills its frame, in the width that the window needs: AVIF, or one WebP for the few
 * browsers that do not know it, where the server makes them, else the address as it is. Its blurred
 * self stands there until it has come, and a plate where it never does.
 */
export function Photo(props: PhotoProps) {
  const { picture, sizes, widest = Infinity, isFirst, isInSight, standIn, className = '' } = props;
  const { src, alt, fit, focus } = picture;
  const site = usePictures();
  const [missing, setMissing] = useState<string | null>(null);
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const shown = image.current;
    // In a page from the server it may have failed before anyone listened.
    if (shown?.complete && shown.naturalWidth === 0) setMissing(src);
    // Chromium never lets go of a lazy picture that it sizes (`sizes="auto"`), nor of the dialog that
    // it was in, and would fetch one that is lazy no more.
    return () => {
      if (!shown || shown.isConnected) return;
      shown.remove();
      for (const name of ['src', 'loading']) shown.removeAttribute(name);
    };
  }, [src]);

  const metadata = site?.pictures?.[src];
  const ratio = metadata && `${metadata.width} / ${metadata.height}`;
  if (missing === src) return standIn ?? <Missing alt={alt} ratio={ratio} />;
  const style: Variables = {
    ...(focus && { '--focus': `${focus.x * 100}% ${focus.y * 100}%` }),
    ...(metadata?.placeholder && { '--placeholder': `url(${metadata.placeholder})` }),
  };
  const isDerived = site?.pictures && readPictureAddress(src);
  const address = ((isDerived && site?.picturesUrl) || '') + src;
  const { atLeast, atMost } = pixelsNeeded(sizes);
  const range = {
    atLeast,
    atMost: Math.min(widest, atMost),
    ...(metadata && { width: metadata.width }),
  };
  const srcSet = isDerived ? sourceSet(address, 'avif', range) : undefined;
  const isChosen = srcSet?.includes(', ') ?? false;
  // In the browser the picture itself is asked for as soon.
  if (import.meta.env.SSR && isFirst) preloadBest(address, srcSet, sizes);
  return (
    <picture className={`${styles.frame} ${className}`}>
      {srcSet && <source type="image/avif" srcSet={srcSet} sizes={isChosen ? sizes : undefined} />}
      <img
        ref={image}
        className={styles.photo}
        data-fit={fit}
        style={style}
        src={isDerived ? standInSource(address, range) : src}
        // Only where the picture itself says so may its source measure it.
        sizes={isChosen && sizes.startsWith('auto') ? 'auto' : undefined}
        alt={alt}
        decoding="async"
        // The page's own lines mark those that they defer (src/page/defer-pictures-script.ts).
        suppressHydrationWarning
        onError={() => setMissing(src)}
        {...(metadata && { width: metadata.width, height: metadata.height })}
        loading={isFirst || isInSight ? 'eager' : 'lazy'}
        {...(isFirst && { fetchPriority: 'high' })}
      />
    </picture>
  );
}

/** Takes exactly the room that the picture had. */
function Missing({ alt, ratio }: { alt: string; ratio: string | undefined }) {
  const style: Variables = { ...(ratio && { '--ratio': ratio }) };
  return (
    <span className={styles.missing} style={style} {...(alt && { role: 'img', 'aria-label': alt })}>
      <Plate />
    </span>
  );
}

/** Asked for while the style sheets are still coming; the type keeps others from fetching it. */
function preloadBest(src: string, srcSet: string | undefined, sizes: string): void {
  const source = srcSet && { type: 'image/avif', imageSrcSet: srcSet, imageSizes: sizes };
  preload(src, { as: 'image', fetchPriority: 'high', ...source });
}
