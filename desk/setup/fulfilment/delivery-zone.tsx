import type { DeliverySettings } from '#schemas/api/staff-delivery.ts';
import type { RestaurantDetails } from '#schemas/api/staff-restaurants.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { SetupStepProps } from '../setup-places.ts';
import css from '../setup.module.css';
import { QuickZone } from './quick-zone.tsx';

type DeliveryZoneProps = SetupStepProps & {
  restaurant: RestaurantDetails;
  present: DeliverySettings;
};

/** The one zone of a new restaurant; what was set with more care is changed where it was set. */
export function DeliveryZone(props: DeliveryZoneProps) {
  const { goOn, fulfilment: words } = useDeskMessages().deskSetup;
  const { present, onDone } = props;
  const [first, ...others] = present.zones;
  if (others.length === 0 && first?.area.kind !== 'polygon') return <QuickZone {...props} />;
  return (
    <div className={css.needs}>
      <p>{others.length > 0 ? words.several(present.zones.length) : words.drawn}</p>
      <div className={css.actions}>
        <ActionButton onClick={onDone}>{goOn}</ActionButton>
        <ButtonLink look="outline" href={paths.deskSettings('delivery')}>
          {words.toSettings}
        </ButtonLink>
      </div>
    </div>
  );
}
