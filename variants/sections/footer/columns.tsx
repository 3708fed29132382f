import { footer } from '#schemas/messages/en/footer.ts';
import styles from './columns.module.css';
import { ContactLinks } from './contact-links.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LegalLine } from './legal-line.tsx';
import { namedLinks } from './named-links.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { PageLinks } from './page-links.tsx';
import type { FooterProps } from './props.ts';
import { SocialLinks } from './social-links.tsx';

/** The name large on the page's ink, then columns: pages, restaurants, contact. */
export function Columns(props: FooterProps) {
  const { id, config, general, restaurants, newsletter, languages } = props;
  const links = namedLinks(config.links);
  const name = general.businessShortName || general.businessFullName;
  const hasContact = general.contactPhone !== '' || general.contactEmail !== '';
  return (
    <footer className={styles.footer} id={id} data-tone="inverse">
      <div className={styles.inner}>
        <div className={styles.brand}>
          {name && <p className={styles.name}>{name}</p>}
          {general.tagline && <p className={styles.tagline}>{general.tagline}</p>}
          <NewsletterForm id={id} config={config} newsletter={newsletter} />
          <SocialLinks links={general.socialLinks} />
        </div>
        {links.length > 0 && (
          <nav className={styles.column} aria-labelledby="footer-pages">
            <h2 className={styles.title} id="footer-pages">
              {footer.pages}
            </h2>
            <PageLinks links={links} linkClassName={styles.link} />
          </nav>
        )}
        {restaurants.length > 0 && (
          <div className={styles.column}>
            <h2 className={styles.title}>{footer.visit}</h2>
            <ul className={styles.places}>
              {restaurants.map((restaurant) => (
                <li key={restaurant.id}>
                  <span className={styles.place}>{restaurant.name}</span>
                  {restaurant.address && (
                    <address>
                      <bdi>{restaurant.address}</bdi>
                    </address>
                  )}
                  <ContactLinks contactPhone={restaurant.phone} contactEmail="" />
                </li>
              ))}
            </ul>
          </div>
        )}
        {hasContact && (
          <div className={styles.column}>
            <h2 className={styles.title}>{footer.contact}</h2>
            <ContactLinks {...general} />
          </div>
        )}
        <LanguageLinks languages={languages} />
        <LegalLine {...props} className={styles.legal} />
      </div>
    </footer>
  );
}
