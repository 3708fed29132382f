import { enTitles } from '#schemas/messages/en-titles.ts';
import { enScreens } from '#schemas/messages/en-screens.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { PlaceList } from '../features/restaurants/place-list.tsx';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';

/** Every address that is no screen (specification §2), with the ways on: menu, start, restaurants. */
export function NotFoundScreen() {
  const { shell } = useStorefront().messages;
  const business = useConfig(businessName);
  return (
    <>
      <EmptyState
        title={enScreens.screens.notFound.title}
        text={enScreens.screens.notFound.text}
        letter={business}
      >
        <ButtonLink href={paths.menu}>{shell.toMenu}</ButtonLink>
        <ButtonLink look="outline" href={paths.home}>
          {shell.toHome}
        </ButtonLink>
        <ButtonLink look="outline" href={paths.contact}>
          {enTitles.titles.contact}
        </ButtonLink>
      </EmptyState>
      <PlaceList />
    </>
  );
}
