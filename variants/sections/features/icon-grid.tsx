import { keyed } from '../../primitives/keyed.ts';
import { FeatureIcon } from '../../primitives/feature-icon.tsx';
import { Section } from '../../primitives/section.tsx';
import { SectionHeading } from '../../primitives/section-heading.tsx';
import styles from './icon-grid.module.css';
import type { FeaturesProps } from './props.ts';

/** Points under hairlines in a grid of uneven columns: the first is the largest, icons are marks. */
export function IconGrid({ id, config }: FeaturesProps) {
  const { title, subtitle, byVariant } = config;
  const items = config.items.filter((item) => item.title || item.description);
  if (items.length === 0 && !title && !subtitle) return null;
  const Title = title ? 'h3' : 'h2';
  return (
    <Section id={id} labelledBy={title ? `${id}-title` : undefined}>
      <div className={styles.layout}>
        <SectionHeading id={`${id}-title`} title={title} subtitle={subtitle} />
        {items.length > 0 && (
          <ul className={styles.items} data-numbered={byVariant['icon-grid'].numbers || undefined}>
            {keyed(items, (one) => one.id).map(({ key, thing: item }) => (
              <li key={key} className={styles.item}>
                <span className={styles.icon}>
                  <FeatureIcon name={item.icon} />
                </span>
                <div className={styles.words}>
                  {item.title && <Title className={styles.title}>{item.title}</Title>}
                  {item.description && <p className={styles.text}>{item.description}</p>}
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Section>
  );
}
