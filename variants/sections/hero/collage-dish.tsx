import { Photo } from '../../primitives/photo.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './collage-dish.module.css';
import type { HeroDish } from './props.ts';

type CollageDishProps = { dish: HeroDish; isFirst: boolean };

/** A dish of the collage on its plate, as large as its place, that opens where one orders it. */
export function CollageDish({ dish, isFirst }: CollageDishProps) {
  const { messages } = useStorefront();
  const { name, picture, href } = dish;
  return (
    <a className={styles.link} href={href} aria-label={messages.home.hero.open(name)}>
      <Photo
        picture={{ ...picture, alt: '' }}
        sizes="(min-width: 768px) 22vw, 40vw"
        isFirst={isFirst}
      />
      <span className={styles.label} aria-hidden="true">
        {name}
      </span>
    </a>
  );
}
