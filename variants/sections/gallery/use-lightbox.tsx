import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../lazy-part.tsx';
import type { LightboxProps } from './lightbox.tsx';
import type { GalleryProps } from './props.ts';

const lightbox = lazyPart<LightboxProps>('variants/sections/gallery/lightbox.tsx', () =>
  import('./lightbox.tsx').then((module) => module.Lightbox),
);

/** What both designs share: a picture that is pressed opens large, in a chunk that comes only then. */
export function useLightbox({ id, config, pictures }: GalleryProps) {
  const [first, setFirst] = useState<number | null>(null);
  const open = (place: number) => {
    // A chunk that did not come is asked for again with the next press.
    void lightbox.preload().then(
      () => setFirst(place),
      () => undefined,
    );
  };
  const dialog: ReactNode = first !== null && (
    <Suspense>
      <lightbox.Component
        id={`${id}-large`}
        title={config.title}
        pictures={pictures}
        first={first}
        onClose={() => setFirst(null)}
      />
    </Suspense>
  );
  return { open, dialog };
}
