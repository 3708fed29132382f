import { Photo } from '#variants/primitives/photo.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '#ui/paths.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import styles from './brand-link.module.css';

/** Logo, name or both, as the header's settings say; without a logo the name stands for it. */
export function BrandLink({ business }: { business: string }) {
  const words = useStorefront().messages.shell.header;
  const logo = useConfig((state) => state.config.general.logo);
  const showsName = useConfig((state) => state.config.header.showBusinessNameWithLogo);
  const height = useConfig(({ config: { header } }) =>
    Math.max(header.logoSizeMobile, header.logoSizeDesktop),
  );
  // Drawn by the style sheet: as text it would be part of the accessible name.
  const letter = <span className={styles.letter} data-letter={[...business][0]?.toUpperCase()} />;
  return (
    <a className={styles.brand} href={paths.home} aria-label={words.home(business)}>
      {logo ? (
        <span className={showsName ? styles.logo : `${styles.logo} ${styles.alone}`}>
          <Photo
            picture={{ src: logo, alt: '', fit: 'contain' }}
            sizes={`${showsName ? height : 3 * height}px`}
            isInSight
            standIn={letter}
          />
        </span>
      ) : (
        letter
      )}
      {(showsName || !logo) && <span className={styles.name}>{business}</span>}
    </a>
  );
}
