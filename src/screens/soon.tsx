import { enSoon, type SoonMessages } from '#schemas/messages/en-soon.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { paths } from '../paths.ts';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export type SoonScreen = keyof SoonMessages['soon'];

const words: SoonMessages = enSoon;

/**
 * A screen of specification §2 whose feature is not there yet: its title, what to expect, and a way
 * on.
 */
export function soonScreen(name: SoonScreen) {
  return function Soon() {
    const { shell } = useStorefront().messages;
    const business = useConfig(businessName);
    const { contactPhone } = useConfig((state) => state.config.general);
    return (
      <EmptyState title={shell.soon[name]} text={words.soon[name]} letter={business}>
        <ButtonLink href={paths.menu}>{shell.toMenu}</ButtonLink>
        {contactPhone !== '' && (
          <ButtonLink look="outline" href={`tel:${contactPhone.replaceAll(/[^+\d]/g, '')}`}>
            {shell.call(contactPhone)}
          </ButtonLink>
        )}
      </EmptyState>
    );
  };
}
