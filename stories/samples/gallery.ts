import type { GalleryProps } from '#variants/sections/gallery/props.ts';
import { dishPicture } from './dish-picture.ts';
import type { SampleSite } from './sample-site.ts';

export function gallerySample({ tenant, isEmpty, section }: SampleSite): GalleryProps {
  const pictures = tenant.categories.flatMap(({ key, name, picture }) => {
    const drawn = dishPicture(tenant, picture);
    return drawn ? [{ id: key, picture: { ...drawn, alt: name }, caption: name }] : [];
  });
  return { id: 'gallery', config: section('gallery'), pictures: isEmpty ? [] : pictures };
}
