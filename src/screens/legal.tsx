import type { Messages } from '#schemas/messages/en.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '../paths.ts';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';
import { EmptyState } from '../features/empty-state/empty-state.tsx';

export type LegalPage = keyof Messages['shell']['legalTitles'];

/** Terms, privacy and refunds: nothing is made up for a restaurant that has published nothing. */
export function legalScreen(page: LegalPage) {
  return function Legal() {
    const { shell } = useStorefront().messages;
    const business = useConfig(businessName);
    const { contactEmail } = useConfig((state) => state.config.general);
    return (
      <EmptyState
        title={shell.legalTitles[page]}
        text={shell.legal.empty(business)}
        letter={business}
        note={shell.legal.contact}
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
