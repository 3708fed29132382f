import { keyed } from '../../primitives/keyed.ts';
import { FeatureIcon } from '../../primitives/feature-icon.tsx';
import type { FeaturesProps } from './props.ts';
import styles from './strip.module.css';

/** One quiet line of marks between two hairlines; where it does not fit it goes on below. */
export function Strip({ id, config }: FeaturesProps) {
  const { title, subtitle, byVariant } = config;
  const saysMore = byVariant.strip.descriptions;
  const items = config.items
    .map((item) => ({
      ...item,
      name: item.title || item.description,
      more: saysMore && item.title ? item.description : '',
    }))
    .filter(({ name }) => name);
  if (items.length === 0 && !title && !subtitle) return null;
  return (
    <section className={styles.section} id={id} aria-labelledby={title ? `${id}-title` : undefined}>
      <div className={styles.strip}>
        {(title || subtitle) && (
          <div className={styles.heading}>
            {title && (
              <h2 className={styles.title} id={`${id}-title`}>
                {title}
              </h2>
            )}
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
          </div>
        )}
        {items.length > 0 && (
          <ul className={styles.items} data-more={saysMore || undefined}>
            {keyed(items, (one) => one.id).map(({ key, thing: item }) => (
              <li key={key} className={styles.item}>
                <span className={styles.icon}>
                  <FeatureIcon name={item.icon} />
                </span>
                <span className={styles.words}>
                  <span className={styles.name}>{item.name}</span>
                  {item.more && <span className={styles.more}>{item.more}</span>}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
