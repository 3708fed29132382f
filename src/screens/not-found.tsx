import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '../paths.ts';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';
import { EmptyState } from '../features/empty-state/empty-state.tsx';

/** Every address that is no screen (spec §2). */
export function NotFoundScreen() {
  const { common } = useStorefront().messages;
  const business = useConfig(businessName);
  return (
    <EmptyState title={common.notFound.title} text={common.notFound.text} letter={business}>
      <ButtonLink href={paths.menu}>{common.toMenu}</ButtonLink>
      <ButtonLink look="outline" href={paths.home}>
        {common.toHome}
      </ButtonLink>
    </EmptyState>
  );
}
