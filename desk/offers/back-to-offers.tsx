import { useNavigate } from 'react-router-dom';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useLeave } from '../shared/unsaved-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';

/** The way back to the list, after asking where something is not saved. */
export function BackToOffers() {
  const words = useDeskMessages().deskOffers;
  const navigate = useNavigate();
  const leave = useLeave();
  return (
    <div>
      <ActionButton
        look="outline"
        onClick={() => leave(() => void navigate(paths.deskPage('offers')))}
      >
        {words.back}
      </ActionButton>
    </div>
  );
}
