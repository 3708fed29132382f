import type { ReactNode } from 'react';
import styles from './toned-section.module.css';

type TonedSectionProps = {
  id: string;
  tone: 'page' | 'secondary' | 'accent' | 'primary';
  className: string | undefined;
  /** Of what stands on the colour: its buttons turn with it. */
  contentClassName: string | undefined;
  /** Drawn behind the content. */
  ornament?: ReactNode;
  children: ReactNode;
};

/** A section on a colour of the palette, named by its title. */
export function TonedSection(props: TonedSectionProps) {
  const { id, tone, className, contentClassName, ornament, children } = props;
  return (
    <section
      className={`${styles.section} ${className}`}
      id={id}
      aria-labelledby={`${id}-title`}
      data-tone={tone === 'page' ? undefined : tone}
    >
      {ornament}
      <div className={`${styles.content} ${contentClassName}`}>{children}</div>
    </section>
  );
}
