import { keyed } from '../../primitives/keyed.ts';
import { FeatureIcon } from '../../primitives/feature-icon.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import styles from './alternating-rows.module.css';
import type { FeaturesProps } from './props.ts';

/** Points from side to side, half a row apart, each with a drawing in a shape of its own. */
export function AlternatingRows({ id, config }: FeaturesProps) {
  const { title, subtitle } = config;
  const items = config.items.filter((item) => item.title || item.description);
  if (items.length === 0 && !title && !subtitle) return null;
  const Title = title ? 'h3' : 'h2';
  return (
    <Section tone="secondary" id={id} labelledBy={title ? `${id}-title` : undefined}>
      <SectionHeading id={`${id}-title`} title={title} subtitle={subtitle} />
      <ul className={styles.rows}>
        {keyed(items, (one) => one.id).map(({ key, thing: item }) => (
          <li key={key} className={styles.row}>
            <span className={styles.shape}>
              <FeatureIcon name={item.icon} strokeWidth={1.1} />
            </span>
            <div className={styles.words}>
              {item.title && <Title className={styles.title}>{item.title}</Title>}
              {item.description && <p className={styles.text}>{item.description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
