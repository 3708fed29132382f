import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import type { ReviewsProps } from './props.ts';

/** Words of guests on a card each. */
export function Cards({ id, config }: ReviewsProps) {
  return (
    <Section id={id}>
      <SectionHeading title={config.title} subtitle={config.subtitle} />
      <ul>
        {config.items.map((review) => (
          <li key={review.id}>
            <blockquote>{review.quote}</blockquote>
            <p>{[review.name, review.source].filter(Boolean).join(', ')}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
