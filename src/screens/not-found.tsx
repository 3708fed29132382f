import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '../paths.ts';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Every address that is no screen (specification §2). */
export function NotFoundScreen() {
  const { shell } = useStorefront().messages;
  const business = useConfig(businessName);
  return (
    <EmptyState title={shell.notFound.title} text={shell.notFound.text} letter={business}>
      <ButtonLink href={paths.menu}>{shell.toMenu}</ButtonLink>
      <ButtonLink look="outline" href={paths.home}>
        {shell.toHome}
      </ButtonLink>
    </EmptyState>
  );
}
