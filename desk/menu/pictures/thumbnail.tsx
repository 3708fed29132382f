import { useState } from 'react';
import { nameDerived, readPictureAddress } from '#schemas/rules/picture-sources.ts';
import { Plate } from '#variants/primitives/plate.tsx';
import css from './pictures.module.css';

type ThumbnailProps = { src: string | null };

/** A picture in a small width, and a plate where there is none; its name stands beside it. */
export function Thumbnail({ src }: ThumbnailProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (src === null || missing === src) {
    return (
      <span className={css.thumbnail}>
        <Plate />
      </span>
    );
  }
  const isStored = readPictureAddress(src) !== null;
  return (
    <img
      className={css.thumbnail}
      src={isStored ? nameDerived({ original: src, width: 320, format: 'webp' }) : src}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setMissing(src)}
    />
  );
}
