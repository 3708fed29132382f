import Search from 'lucide-react/icons/search';
import { Heading } from '../../primitives/heading.tsx';
import { Photo } from '../../primitives/photo.tsx';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './compact.module.css';
import { TonedSection } from './toned-section.tsx';
import { OrderTypeSwitch } from './order-type-switch.tsx';
import type { HeroProps } from './props.ts';

/** A short opening for those who came to order: how, and what; the menu begins below it. */
export function Compact(props: HeroProps) {
  const { id, config, businessName, picture, headingLevel, onSearch } = props;
  const { title, subtitle, ctaText, ctaLink } = config;
  const { menu, home } = useStorefront().messages;
  return (
    <TonedSection
      id={id}
      tone={config.byVariant.compact.ground}
      className={styles.hero}
      contentClassName={styles.content}
    >
      <div className={styles.row}>
        <div className={styles.words}>
          {title && businessName && <p className={styles.name}>{businessName}</p>}
          <Heading level={headingLevel} id={`${id}-title`} className={styles.title}>
            {title || businessName}
          </Heading>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        <div className={styles.ordering}>
          <search>
            <form
              className={styles.search}
              onSubmit={(event) => {
                event.preventDefault();
                const words = new FormData(event.currentTarget).get('q');
                onSearch(typeof words === 'string' ? words.trim() : '');
              }}
            >
              <input
                className={styles.input}
                type="search"
                name="q"
                enterKeyHint="search"
                autoComplete="off"
                maxLength={80}
                aria-label={menu.search.label}
                placeholder={menu.search.placeholder}
              />
              <button className={styles.go} type="submit" aria-label={home.hero.search}>
                <Search aria-hidden="true" size={20} />
              </button>
            </form>
          </search>
          <div className={styles.ways}>
            <OrderTypeSwitch {...props} />
            {ctaText && ctaLink && (
              <a className={styles.link} href={ctaLink}>
                {ctaText}
              </a>
            )}
          </div>
        </div>
        {picture && (
          <div className={styles.picture}>
            <Photo picture={picture} sizes="(min-width: 1024px) 30vw, 1px" />
          </div>
        )}
      </div>
    </TonedSection>
  );
}
