import { telHref } from '#schemas/fields/tel-href.ts';
import styles from './contact-links.module.css';
import type { FooterProps } from './props.ts';

type ContactLinksProps = Pick<FooterProps['general'], 'contactPhone' | 'contactEmail'>;

/** Telephone and email as links; what is not set is not drawn. */
export function ContactLinks({ contactPhone, contactEmail }: ContactLinksProps) {
  const [name, domain] = contactEmail.split('@');
  return (
    <ul className={styles.links}>
      {contactPhone && (
        <li>
          <a href={telHref(contactPhone)}>
            <span dir="ltr">{contactPhone}</span>
          </a>
        </li>
      )}
      {contactEmail && (
        <li>
          <a href={`mailto:${contactEmail}`}>
            {name}
            {/* The place to break an address that does not fit. */}
            <wbr />@{domain}
          </a>
        </li>
      )}
    </ul>
  );
}
