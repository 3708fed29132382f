import { Photo } from '../../primitives/photo.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import type { AboutProps } from './props.ts';

/** The story with a picture beside it. */
export function Beside({ id, config, paragraphs, picture }: AboutProps) {
  return (
    <Section id={id}>
      <SectionHeading title={config.title} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {picture && <Photo picture={picture} sizes="(min-width: 768px) 50vw, 100vw" />}
    </Section>
  );
}
