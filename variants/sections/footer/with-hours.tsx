import { footer } from '#schemas/messages/en/footer.ts';
import { ContactLinks } from './contact-links.tsx';
import { LanguageLinks } from './language-links.tsx';
import { LegalLine } from './legal-line.tsx';
import { namedLinks } from './named-links.ts';
import { NewsletterForm } from './newsletter-form.tsx';
import { PageLinks } from './page-links.tsx';
import { PlaceCard } from './place-card.tsx';
import type { FooterProps } from './props.ts';
import { SocialLinks } from './social-links.tsx';
import styles from './with-hours.module.css';

/** The restaurants first, each with its week and the way there; below them who they belong to. */
export function WithHours(props: FooterProps) {
  const { id, config, general, places, newsletter } = props;
  const links = namedLinks(config.links);
  const name = general.businessShortName || general.businessFullName;
  const hasContact = general.contactPhone !== '' || general.contactEmail !== '';
  return (
    <footer className={styles.footer} id={id} data-tone="secondary">
      <div className={styles.inner}>
        {places.length > 0 && (
          <section className={styles.visit} aria-labelledby={`${id}-visit`}>
            <h2 className={styles.title} id={`${id}-visit`}>
              {footer.visit}
            </h2>
            <ul className={styles.places} data-count={Math.min(places.length, 4)}>
              {places.map((place) => (
                <PlaceCard
                  key={place.id}
                  place={place}
                  showsPicture={config.byVariant['with-hours'].showMap}
                />
              ))}
            </ul>
          </section>
        )}
        <div className={styles.house}>
          <div className={styles.brand}>
            {name && <p className={styles.name}>{name}</p>}
            {general.tagline && <p className={styles.tagline}>{general.tagline}</p>}
            {hasContact && (
              <div className={styles.contact}>
                <ContactLinks {...general} />
              </div>
            )}
            <SocialLinks links={general.socialLinks} />
          </div>
          <NewsletterForm id={id} config={config} newsletter={newsletter} />
        </div>
        <div className={styles.foot}>
          {links.length > 0 && (
            <nav aria-label={footer.pages}>
              <PageLinks links={links} className={styles.links} linkClassName={styles.link} />
            </nav>
          )}
          <LanguageLinks languages={props.languages} />
          <LegalLine {...props} className={styles.legal} />
        </div>
      </div>
    </footer>
  );
}
