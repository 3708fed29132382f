import { telHref } from '#schemas/fields/tel-href.ts';
import { linkEnded as words } from '#schemas/messages/en/link-ended.ts';
import { ApiFailure } from '#ui/api/client.ts';
import { useUserId } from '#ui/api/favourites.ts';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';

/** Whether a call was refused because the link that it was made by has ended. */
export const isLinkEnded = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'link_ended';

/**
 * In place of an order or a reservation whose link has ended: what one can do instead.
 * @param back the page that signing in leads to, where all of one's own are
 */
export function LinkEnded({ of, back }: { of: keyof typeof words.text; back: string }) {
  const { shell } = useStorefront().messages;
  const business = useConfig(businessName);
  const phone = useConfig(({ config }) => config.general.contactPhone);
  const isSignedIn = useUserId() !== undefined;
  return (
    <EmptyState title={words.title} text={words.text[of]} letter={business}>
      {!isSignedIn && (
        <ButtonLink href={`${paths.login}?next=${encodeURIComponent(back)}`}>
          {words.logIn}
        </ButtonLink>
      )}
      {phone !== '' && (
        <ButtonLink look="outline" href={telHref(phone)}>
          {shell.call(phone)}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
