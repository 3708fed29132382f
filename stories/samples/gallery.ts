import { pictureAt } from '#schemas/config/picture-at.ts';
import type { GalleryProps } from '#variants/sections/gallery/props.ts';
import { dishPicture } from './dish-picture.ts';
import type { SampleSite } from './sample-site.ts';

/** The pictures of the section, or where it has none yet, the tenant's own table and dishes. */
export function gallerySample({ tenant, config, isEmpty, section }: SampleSite): GalleryProps {
  const gallery = section('gallery');
  const own = gallery.pictures.flatMap(({ id, image, caption }) => {
    const picture = pictureAt(config, `sections.gallery.pictures.${id}`, image);
    return picture ? [{ id, picture, caption }] : [];
  });
  const table = pictureAt(
    tenant.config,
    'hero.backgroundImage',
    tenant.config.hero.backgroundImage,
  );
  const dishes = tenant.categories.flatMap(({ key, name, picture }) => {
    const drawn = dishPicture(tenant, picture);
    return drawn ? [{ id: key, picture: drawn, caption: name }] : [];
  });
  const stand = [...(table ? [{ id: 'table', picture: table, caption: '' }] : []), ...dishes];
  const pictures = own.length > 0 ? own : stand.slice(0, 8);
  return { id: 'gallery', config: gallery, pictures: isEmpty ? pictures.slice(0, 1) : pictures };
}
