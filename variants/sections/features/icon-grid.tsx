import { FeatureIcon } from '../../primitives/feature-icon.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import styles from './icon-grid.module.css';
import type { FeaturesProps } from './props.ts';

/** The heading keeps the start side; the first point speaks loudest, the others stand below it. */
export function IconGrid({ id, config }: FeaturesProps) {
  const { title, subtitle } = config;
  const items = config.items.filter((item) => item.title || item.description);
  if (items.length === 0 && !title && !subtitle) return null;
  const Title = title ? 'h3' : 'h2';
  return (
    <Section id={id} labelledBy={title ? `${id}-title` : undefined}>
      <div className={styles.layout}>
        <SectionHeading id={`${id}-title`} title={title} subtitle={subtitle} />
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.id} className={styles.item}>
              <span className={styles.icon}>
                <FeatureIcon name={item.icon} />
              </span>
              {item.title && <Title className={styles.title}>{item.title}</Title>}
              {item.description && <p className={styles.text}>{item.description}</p>}
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
