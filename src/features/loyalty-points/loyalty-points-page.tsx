import type { LoyaltyProgramme } from '#schemas/api/loyalty.ts';
import { loyaltyPoints as words } from '#schemas/messages/en/loyalty-points.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { Skeleton } from '#variants/primitives/skeleton.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useLoyalty } from '../../api/loyalty.ts';
import { useFormat } from '#ui/messages.tsx';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { ClaimOffer } from '#src/features/claims/claim-offer.tsx';
import css from './loyalty-points.module.css';
import { PointsLedger } from './points-ledger.tsx';
import { PointsSummary } from './points-summary.tsx';
import { programmeSentences } from './programme-sentences.ts';

/** Back here, once somebody is signed in. */
const back = new URLSearchParams({ next: paths.loyaltyPoints });

/** One's points: how many, what they are worth, the rules, the ledger (rules R74 to R79). */
export function LoyaltyPointsPage() {
  const business = useConfig(businessName);
  const isHydrated = useIsHydrated();
  const { data, isError, refetch, ...older } = useLoyalty();
  const [first] = data?.pages ?? [];
  // The server knows nobody: what it draws is the same for everyone.
  if (!isHydrated || (!first && !isError)) return <Loading />;
  if (!first) {
    return (
      <EmptyState title={words.failedTitle} text={words.failedText} letter={business}>
        <ActionButton onClick={() => void refetch()}>{words.tryAgain}</ActionButton>
      </EmptyState>
    );
  }
  const { programme, account } = first;
  const hasAny = account !== null && (account.pending > 0 || account.entries.length > 0);
  if (!programme && !hasAny) {
    return (
      <EmptyState title={words.noneTitle} text={words.noneText(business)} letter={business}>
        <ClaimOffer />
        <ButtonLink href={paths.menu}>{words.toMenu}</ButtonLink>
      </EmptyState>
    );
  }
  return (
    <div className={css.page}>
      <header>
        <h1 className={css.title}>{words.title}</h1>
        {!account && <p className={css.lead}>{words.guestLead(business)}</p>}
        {!programme && <p className={css.lead}>{words.offNote}</p>}
      </header>
      <ClaimOffer />
      <div className={css.columns}>
        {account ? <PointsSummary account={account} programme={programme} /> : <Guest />}
        {programme && <Rules programme={programme} />}
        {account && (
          <PointsLedger
            entries={data?.pages.flatMap((page) => page.account?.entries ?? []) ?? []}
            hasOlder={older.hasNextPage}
            isLoadingOlder={older.isFetchingNextPage}
            hasFailed={older.isFetchNextPageError}
            onOlder={older.fetchNextPage}
          />
        )}
      </div>
    </div>
  );
}

function Guest() {
  return (
    <section className={css.panel}>
      <p>{words.guestClaim}</p>
      <div className={css.actions}>
        <ButtonLink href={`${paths.login}?${back}`}>{words.logIn}</ButtonLink>
        <ButtonLink look="outline" href={`${paths.signup}?${back}`}>
          {words.signUp}
        </ButtonLink>
      </div>
    </section>
  );
}

function Rules({ programme }: { programme: LoyaltyProgramme }) {
  const { money } = useFormat();
  return (
    <section className={css.rules} aria-labelledby="points-rules">
      <h2 id="points-rules">{words.rules}</h2>
      <ul className={css.sentences}>
        {programmeSentences(programme, money).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  return (
    <div className={css.page}>
      <h1 className={css.title}>{words.title}</h1>
      <VisuallyHidden>
        <output>{words.loading}</output>
      </VisuallyHidden>
      <div className={css.columns} aria-hidden="true">
        <Skeleton height="240px" />
        <Skeleton height="240px" />
      </div>
    </div>
  );
}
