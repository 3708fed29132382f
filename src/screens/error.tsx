import { telHref } from '#schemas/fields/tel-href.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router-dom';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { enScreens } from '#schemas/messages/en-screens.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { PlaceList } from '../features/restaurants/place-list.tsx';
import { paths } from '#ui/paths.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { isRecord } from '#schemas/is-record.ts';
import { useConfig, useStores } from '#ui/stores/stores.tsx';
import { EmptyState } from '#ui/elements/empty-state.tsx';

/** The server does not answer (specification §8): says so, and leads back to where one was. */
export function ErrorScreen() {
  const { shell } = useStorefront().messages;
  const { config } = useStores();
  const business = useConfig(businessName);
  const errorMessage = useConfig((state) => state.errorMessage);
  const phone = useConfig((state) => state.config.general.contactPhone);
  const { state } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const retry = () => {
    config.getState().clearServerDown();
    // Forgets the failed answers, so that the screen one comes back to asks again.
    client.removeQueries({ predicate: (query) => query.state.status === 'error' });
    const from = isRecord(state) && typeof state.from === 'string' ? state.from : paths.home;
    void navigate(from, { replace: true });
  };
  return (
    <>
      <EmptyState
        title={enScreens.screens.serverDown.title}
        text={enScreens.screens.serverDown.text}
        letter={business}
        {...(errorMessage === null
          ? {}
          : { note: enScreens.screens.serverDown.detail(errorMessage) })}
      >
        <ActionButton onClick={retry}>{enScreens.screens.serverDown.retry}</ActionButton>
        {phone !== '' && (
          <ButtonLink look="outline" href={telHref(phone)}>
            {shell.call(phone)}
          </ButtonLink>
        )}
      </EmptyState>
      <PlaceList />
    </>
  );
}
