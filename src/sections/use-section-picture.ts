import { sectionPath } from '#schemas/config/home-kinds.ts';
import { pictureAt } from '#schemas/config/picture-at.ts';
import type { SectionConfigs } from '#schemas/config/site.ts';
import { useConfig } from '#ui/stores/stores.tsx';

/** The picture in a section's field, with its focus and description. */
export function useSectionPicture(id: string, field: string, src: string) {
  const media = useConfig(({ config }) => config.media);
  return pictureAt({ media }, `${sectionPath(id)}.${field}`, src);
}

/** The pictures of a gallery that have an address. */
export function useGalleryPictures(id: string, { pictures }: SectionConfigs['gallery']) {
  const media = useConfig(({ config }) => config.media);
  return pictures.flatMap(({ id: key, image, caption }) => {
    const picture = pictureAt({ media }, `${sectionPath(id)}.pictures.${key}`, image);
    return picture ? [{ id: key, picture, caption }] : [];
  });
}
