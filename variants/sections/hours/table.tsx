import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import type { HoursProps } from './props.ts';

/** Each place with its address and its week. */
export function Table({ id, config, places }: HoursProps) {
  return (
    <Section id={id}>
      <SectionHeading title={config.title} subtitle={config.subtitle} />
      <ul>
        {places.map((place) => (
          <li key={place.id}>
            <h3>{place.name}</h3>
            <address>{place.address.join(', ')}</address>
          </li>
        ))}
      </ul>
    </Section>
  );
}
