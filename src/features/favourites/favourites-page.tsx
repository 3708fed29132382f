import { useRef, useState } from 'react';
import type { WishlistItem } from '#schemas/api/wishlist.ts';
import { enFavourites } from '#schemas/messages/en-favourites.ts';
import { lazyPart } from '#variants/lazy-part.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { Skeleton } from '#variants/primitives/skeleton.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { useFavouritesQuery, useUserId } from '#ui/api/favourites.ts';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import { useLazyPart } from '#ui/page/hydration/use-lazy-part.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import type { ClearDialogProps } from './clear-dialog.tsx';
import { FavouriteList } from './favourite-list.tsx';
import css from './favourites-page.module.css';
import { useFavouriteChanges } from './use-favourite-changes.ts';

const clearDialog = lazyPart<ClearDialogProps>('src/features/favourites/clear-dialog.tsx', () =>
  import('./clear-dialog.tsx').then((module) => module.ClearDialog),
);

/** The favourites of whoever is signed in; a guest sees what they are for, and how to log in. */
export function FavouritesPage() {
  const words = enFavourites.favourites;
  const business = useConfig(businessName);
  const userId = useUserId();
  const isHydrated = useIsHydrated();
  const { data, isError, refetch } = useFavouritesQuery();
  const { mayClear } = useFavouriteChanges();
  // The server knows nobody: what it draws is the same for everyone.
  if (!isHydrated) return <Loading />;
  if (userId === undefined) {
    return (
      <EmptyState title={words.title} text={words.guestText} letter={business}>
        <ButtonLink href={paths.login}>{words.logIn}</ButtonLink>
        <ButtonLink look="outline" href={paths.menu}>
          {words.toMenu}
        </ButtonLink>
        <ActionButton look="outline" onClick={() => void mayClear()}>
          {words.clear}
        </ActionButton>
      </EmptyState>
    );
  }
  if (data) return <Favourites items={data} />;
  if (isError) {
    return (
      <EmptyState title={words.failedTitle} text={words.failedText} letter={business}>
        <ActionButton onClick={() => void refetch()}>{words.tryAgain}</ActionButton>
      </EmptyState>
    );
  }
  return <Loading />;
}

function Favourites({ items }: { items: readonly WishlistItem[] }) {
  const words = enFavourites.favourites;
  const business = useConfig(businessName);
  const { clear, mayClear } = useFavouriteChanges();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isShown, setShown] = useState(false);
  const isThere = useLazyPart(clearDialog, isShown, () => setShown(false));
  return (
    <>
      {items.length === 0 ? (
        <EmptyState
          title={
            <h1 ref={heading} tabIndex={-1}>
              {words.emptyTitle}
            </h1>
          }
          text={words.emptyText}
          letter={business}
        >
          <ButtonLink href={paths.menu}>{words.toMenu}</ButtonLink>
        </EmptyState>
      ) : (
        <section className={css.page} aria-labelledby="favourites-title">
          <div className={css.head}>
            <h1 id="favourites-title" ref={heading} tabIndex={-1}>
              {words.title}
            </h1>
            <p className={css.lead}>{words.lead(items.length)}</p>
            <div className={css.clear}>
              <ActionButton
                look="outline"
                onClick={() => {
                  if (!mayClear()) return;
                  setOpen(true);
                  setShown(true);
                }}
              >
                {words.clear}
              </ActionButton>
            </div>
          </div>
          {/* The heart that was pressed goes with its dish: the focus goes to the heading. */}
          <FavouriteList items={items} onRemoved={() => heading.current?.focus()} />
        </section>
      )}
      {isShown && isThere && (
        <clearDialog.Component
          count={items.length}
          isOpen={isOpen}
          onClear={() => {
            clear();
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
          onExited={() => {
            setShown(false);
            if (document.activeElement === document.body) heading.current?.focus();
          }}
        />
      )}
    </>
  );
}

function Loading() {
  const words = enFavourites.favourites;
  return (
    <section className={css.page}>
      <div className={css.head}>
        <h1>{words.title}</h1>
        <VisuallyHidden>
          <output>{words.loading}</output>
        </VisuallyHidden>
      </div>
      <div className={css.list} aria-hidden="true">
        <Skeleton height="136px" />
        <Skeleton height="136px" />
        <Skeleton height="136px" />
      </div>
    </section>
  );
}
