import { footer } from '#schemas/messages/en/footer.ts';
import styles from './centered.module.css';
import { ContactLinks } from './contact-links.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LegalLine } from './legal-line.tsx';
import { namedLinks } from './named-links.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { PageLinks } from './page-links.tsx';
import type { FooterProps } from './props.ts';
import { SocialLinks } from './social-links.tsx';

/** Everything on one axis, like the last page of a printed menu. */
export function Centered(props: FooterProps) {
  const { id, config, general, restaurants, newsletter, languages } = props;
  const links = namedLinks(config.links);
  const name = general.businessShortName || general.businessFullName;
  return (
    <footer className={styles.footer} id={id} data-tone="secondary">
      <div className={styles.inner}>
        {general.logo && <img className={styles.logo} src={general.logo} alt="" loading="lazy" />}
        {name && <p className={styles.name}>{name}</p>}
        {general.tagline && <p className={styles.tagline}>{general.tagline}</p>}
        {restaurants.length > 0 && (
          <ul className={styles.places} aria-label={footer.visit}>
            {restaurants.map((restaurant) => (
              <li key={restaurant.id} className={styles.place}>
                <span className={styles.placeName}>{restaurant.name}</span>
                {restaurant.address && (
                  <address>
                    <bdi>{restaurant.address}</bdi>
                  </address>
                )}
                <ContactLinks contactPhone={restaurant.phone} contactEmail="" />
              </li>
            ))}
          </ul>
        )}
        {config.showNewsletter && (
          <div className={styles.newsletter}>
            <NewsletterForm id={id} config={config} newsletter={newsletter} isCentered />
          </div>
        )}
        {links.length > 0 && (
          <nav aria-label={footer.pages}>
            <PageLinks links={links} className={styles.links} linkClassName={styles.link} />
          </nav>
        )}
        <div className={styles.contact}>
          <ContactLinks {...general} />
        </div>
        <SocialLinks links={general.socialLinks} />
        <LanguageLinks languages={languages} />
        <LegalLine {...props} className={styles.legal} />
      </div>
    </footer>
  );
}
