import { enTitles } from '#schemas/messages/en-titles.ts';
import { enScreens } from '#schemas/messages/en-screens.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { RichText } from '#variants/primitives/rich-text.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { paths } from '../paths.ts';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';
import styles from './legal.module.css';

export type LegalPage = 'terms' | 'privacy' | 'refundPolicy';

/** Terms, privacy and refunds: nothing is made up for a restaurant that has published nothing. */
export function legalScreen(page: LegalPage) {
  return function Legal() {
    const blocks = useConfig((state) => state.config.legal[page]);
    const { shell } = useStorefront().messages;
    const business = useConfig(businessName);
    const { contactEmail } = useConfig((state) => state.config.general);
    const title = enTitles.titles[page];
    if (blocks.length > 0) {
      return (
        <article className={styles.page}>
          <h1 className={styles.title}>{title}</h1>
          <RichText blocks={blocks} />
          {contactEmail !== '' && (
            <p className={styles.contact}>
              <a href={`mailto:${contactEmail}`}>{shell.write(contactEmail)}</a>
            </p>
          )}
        </article>
      );
    }
    return (
      <EmptyState
        title={title}
        text={enScreens.screens.legal.empty(business)}
        letter={business}
        note={enScreens.screens.legal.contact}
      >
        <ButtonLink href={paths.home}>{shell.toHome}</ButtonLink>
        {contactEmail !== '' && (
          <ButtonLink look="outline" href={`mailto:${contactEmail}`}>
            {shell.write(contactEmail)}
          </ButtonLink>
        )}
      </EmptyState>
    );
  };
}
