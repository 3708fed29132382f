import type { Messages } from '#schemas/messages/en.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '../paths.ts';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';
import { EmptyState } from '../features/empty-state/empty-state.tsx';

export type LegalPage = keyof Messages['common']['legalTitles'];

/** Terms, privacy and refunds: nothing is made up for a restaurant that has published nothing. */
export function legalScreen(page: LegalPage) {
  return function Legal() {
    const { common } = useStorefront().messages;
    const business = useConfig(businessName);
    const { contactEmail } = useConfig((state) => state.config.general);
    return (
      <EmptyState
        title={common.legalTitles[page]}
        text={common.legal.empty(business)}
        letter={business}
        note={common.legal.contact}
      >
        <ButtonLink href={paths.home}>{common.toHome}</ButtonLink>
        {contactEmail !== '' && (
          <ButtonLink look="outline" href={`mailto:${contactEmail}`}>
            {common.write(contactEmail)}
          </ButtonLink>
        )}
      </EmptyState>
    );
  };
}
