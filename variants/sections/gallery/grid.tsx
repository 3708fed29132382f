import { Photo } from '../../primitives/photo.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import type { GalleryProps } from './props.ts';

/** Pictures side by side. */
export function Grid({ id, config, pictures }: GalleryProps) {
  return (
    <Section id={id}>
      <SectionHeading title={config.title} subtitle={config.subtitle} />
      <ul>
        {pictures.map(({ id: key, picture, caption }) => (
          <li key={key}>
            <figure>
              <Photo picture={picture} sizes="(min-width: 768px) 33vw, 100vw" />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
