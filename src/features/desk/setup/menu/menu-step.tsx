import { useStaffRestaurants } from '#src/api/staff-restaurants.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import form from '../../form/form.module.css';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { MenuImport } from './menu-import.tsx';

type MenuStepProps = {
  /** The menu is there, and the owner wants to go on. */
  onDone(): void;
};

/** The step of the set-up that brings a menu into the first restaurant. */
export function MenuStep({ onDone }: MenuStepProps) {
  const { deskForms, deskSetupMenu: words } = useDeskMessages();
  const { data, isError, refetch } = useStaffRestaurants();
  if (!data) {
    return isError ? (
      <div role="alert" className={form.trouble}>
        <p>{deskForms.failed}</p>
        <ActionButton onClick={() => void refetch()}>{deskForms.again}</ActionButton>
      </div>
    ) : (
      <p aria-busy="true">{deskForms.loading}</p>
    );
  }
  const first = data.find(({ is_open: isOpen }) => isOpen);
  if (!first) return <p>{words.noRestaurant}</p>;
  return <MenuImport key={first.id} restaurantId={first.id} onDone={onDone} />;
}
