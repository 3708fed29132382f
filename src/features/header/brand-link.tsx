import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '../../paths.ts';
import { useConfig } from '../../stores/stores.tsx';
import styles from './brand-link.module.css';

/** Logo, name or both, as the header's settings say; without a logo the name stands for it. */
export function BrandLink({ business }: { business: string }) {
  const { header } = useStorefront().messages.shell;
  const logo = useConfig((state) => state.config.general.logo);
  const showsName = useConfig((state) => state.config.header.showBusinessNameWithLogo);
  return (
    <a className={styles.brand} href={paths.home} aria-label={header.home(business)}>
      {logo ? (
        <img
          className={showsName ? styles.logo : `${styles.logo} ${styles.alone}`}
          src={logo}
          alt=""
        />
      ) : (
        <span className={styles.letter} aria-hidden="true">
          {[...business][0]?.toUpperCase()}
        </span>
      )}
      {(showsName || !logo) && <span className={styles.name}>{business}</span>}
    </a>
  );
}
