import { useSystems } from '#desk/api/staff-systems.ts';
import { LoadedSettings } from '../../form/loaded-settings.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { Keys } from './keys.tsx';
import { Webhooks } from './webhooks.tsx';

/** Other systems: which are told of orders, and which may act; for owners. */
export function SystemsPage() {
  const words = useDeskMessages().deskSystems;
  return (
    <LoadedSettings heading={words.title} intro={words.intro} query={useSystems()}>
      {({ webhooks, keys }) => (
        <>
          <Webhooks webhooks={webhooks} />
          <Keys keys={keys} />
        </>
      )}
    </LoadedSettings>
  );
}
