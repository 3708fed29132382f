import { DishPicture } from '../../primitives/dish-picture.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import { itemKey } from '../menu/props.ts';
import type { SpotlightProps } from './props.ts';

/** A few dishes in a row. */
export function Strip({ id, config, items, onOpenItem }: SpotlightProps) {
  return (
    <Section id={id}>
      <SectionHeading title={config.title} subtitle={config.subtitle} />
      <ul>
        {items.map((item) => (
          <li key={itemKey(item)}>
            <button type="button" onClick={() => onOpenItem(item)}>
              <DishPicture picture={item.picture} name={item.name} />
              {item.name}
            </button>
          </li>
        ))}
      </ul>
    </Section>
  );
}
