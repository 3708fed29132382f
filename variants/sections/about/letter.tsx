import { Section } from '../../primitives/section.tsx';
import styles from './letter.module.css';
import type { AboutProps } from './props.ts';
import { Story } from './story.tsx';

/** The story as a letter: a sheet of paper, a large first line, signed at its foot. */
export function Letter({ id, config, paragraphs, businessName }: AboutProps) {
  const signature = config.byVariant.letter.signature || businessName;
  return (
    <Section id={id} tone="secondary" labelledBy={config.title ? `${id}-title` : undefined}>
      <div className={styles.sheet}>
        {config.title && (
          <h2 className={styles.title} id={`${id}-title`}>
            {config.title}
          </h2>
        )}
        <Story config={config} paragraphs={paragraphs} className={styles.story} />
        {signature && <p className={styles.signature}>{signature}</p>}
      </div>
    </Section>
  );
}
