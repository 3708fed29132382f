import type { ReactNode } from 'react';
import styles from './ground.module.css';

type GroundProps = {
  id: string;
  ground: 'page' | 'secondary' | 'accent' | 'primary';
  className: string | undefined;
  /** Of what stands on the colour: its buttons turn with it. */
  contentClassName: string | undefined;
  /** Drawn behind the content. */
  ornament?: ReactNode;
  children: ReactNode;
};

/** A section on a colour of the palette, named by its title. */
export function Ground(props: GroundProps) {
  const { id, ground, className, contentClassName, ornament, children } = props;
  return (
    <section
      className={`${styles.ground} ${className}`}
      id={id}
      aria-labelledby={`${id}-title`}
      data-tone={ground === 'page' ? undefined : ground}
    >
      {ornament}
      <div className={`${styles.content} ${contentClassName}`}>{children}</div>
    </section>
  );
}
