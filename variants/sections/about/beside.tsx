import { Photo } from '../../primitives/photo.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import styles from './beside.module.css';
import type { AboutProps } from './props.ts';
import { Story } from './story.tsx';

/** The story with a picture beside it, which stays in sight while a long one is read. */
export function Beside({ id, config, paragraphs, picture }: AboutProps) {
  return (
    <Section id={id} labelledBy={config.title ? `${id}-title` : undefined}>
      <div className={styles.frame}>
        <div
          className={styles.row}
          data-side={config.byVariant.beside.side}
          data-pictured={picture ? true : undefined}
        >
          {picture && (
            <div className={styles.picture}>
              <Photo picture={picture} sizes="(min-width: 768px) 66vw, 100vw" />
            </div>
          )}
          <div className={styles.words}>
            <SectionHeading id={`${id}-title`} title={config.title} />
            <Story config={config} paragraphs={paragraphs} className={styles.story} />
          </div>
        </div>
      </div>
    </Section>
  );
}
