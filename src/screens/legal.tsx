import { useSearchParams } from 'react-router-dom';
import { enScreens } from '#schemas/messages/en-screens.ts';
import { enTitles } from '#schemas/messages/en-titles.ts';
import { legalPage as words } from '#schemas/messages/en/legal-page.ts';
import { readLegalVersion } from '#schemas/legal-version-query.ts';
import type { LegalPageName } from '#schemas/rules/legal/legal-texts.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { RichText } from '#variants/primitives/rich-text.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ApiFailure } from '#ui/api/client.ts';
import { hasFailed } from '#ui/api/has-failed.ts';
import { useLegalPage } from '../api/legal-pages.ts';
import { pathOfLegalPage } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import styles from './legal.module.css';

/**
 * Terms, privacy and refunds: what the business wrote, else the default text; of an order, as they
 * were in its version.
 */
export function legalScreen(page: LegalPageName) {
  return function Legal() {
    const [search] = useSearchParams();
    const version = readLegalVersion(search);
    const query = useLegalPage(page, version);
    const own = useConfig((state) => state.config.legal[page]);
    const { contactEmail } = useConfig((state) => state.config.general);
    const { shell } = useStorefront().messages;
    const date = useInstantDate();
    const title = enTitles.titles[page];
    const shown = query.data;
    const isEarlier = version !== null && shown?.is_present === false;
    // What is being edited is on the page before it is published.
    const blocks = version === null && own.length > 0 ? own : shown?.blocks;
    if (!blocks) {
      return hasFailed(query) ? (
        <Unreadable
          title={title}
          isUnknown={version !== null && isNotFound(query.error)}
          onAgain={() => void query.refetch()}
        />
      ) : (
        <article className={styles.page} aria-busy>
          <h1 className={styles.title}>{title}</h1>
          <output>{words.loading}</output>
        </article>
      );
    }
    return (
      <article className={styles.page}>
        <header className={styles.header}>
          <h1 className={styles.title}>{title}</h1>
          {shown && <p className={styles.date}>{words.changed(date(shown.changed_at))}</p>}
        </header>
        {isEarlier && (
          <p className={styles.earlier} role="note">
            {words.earlier(date(shown.in_force_from))}{' '}
            <a href={pathOfLegalPage(page)}>{words.toPresent}</a>
          </p>
        )}
        <RichText blocks={blocks} />
        {/* A default text says it itself. */}
        {blocks === own && contactEmail !== '' && (
          <p className={styles.contact}>
            <a href={`mailto:${contactEmail}`}>{shell.write(contactEmail)}</a>
          </p>
        )}
      </article>
    );
  };
}

const isNotFound = (failure: Error | null) =>
  failure instanceof ApiFailure && failure.status === 404;

type UnreadableProps = { title: string; isUnknown: boolean; onAgain(): void };

/** There is no such version, or nobody answers: says whom to ask. */
function Unreadable({ title, isUnknown, onAgain }: UnreadableProps) {
  const { shell } = useStorefront().messages;
  const business = useConfig(businessName);
  const { contactEmail } = useConfig((state) => state.config.general);
  return (
    <EmptyState
      title={title}
      text={isUnknown ? words.noVersion : words.unavailable}
      letter={business}
      note={enScreens.screens.legal.contact}
    >
      {!isUnknown && <ActionButton onClick={onAgain}>{words.tryAgain}</ActionButton>}
      {contactEmail !== '' && (
        <ButtonLink look="outline" href={`mailto:${contactEmail}`}>
          {shell.write(contactEmail)}
        </ButtonLink>
      )}
    </EmptyState>
  );
}

/** Writes the day of an instant by the clock of the restaurant, so that both ends write the same. */
function useInstantDate() {
  const { locale } = useStorefront();
  const { boot } = useStores();
  const drawn = boot.restaurants.find(({ restaurant }) => restaurant.id === boot.drawnRestaurantId);
  const timeZone = drawn?.restaurant.time_zone ?? 'UTC';
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
  return (instant: string) => format.format(new Date(instant));
}
