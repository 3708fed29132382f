import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { useMenuStep } from './use-menu-step.ts';

type TakeOffProps = {
  restaurantId: number;
  name: string;
  /** What follows from it. */
  text: string;
  /** The menu without it. */
  edit(menu: MenuDocument): MenuDocument;
  /** Where its list is. */
  list: string;
};

/** Takes an entry off the menu once that is confirmed; its toast takes it back. */
export function TakeOff({ restaurantId, name, text, edit, list }: TakeOffProps) {
  const words = useDeskMessages().deskMenuEntries;
  const navigate = useNavigate();
  const { make, isPending } = useMenuStep(restaurantId);
  const [isOpen, setIsOpen] = useState(false);
  const takeOff = async () => {
    if (isPending) return;
    const isMade = await make({ edit, title: words.takenOff(name) });
    if (isMade) void navigate(list);
    else setIsOpen(false);
  };
  return (
    <div>
      <ActionButton look="outline" onClick={() => setIsOpen(true)}>
        {words.takeOff}
      </ActionButton>
      <Modal
        isOpen={isOpen}
        title={words.takeOffTitle(name)}
        text={`${text} ${words.canTakeBack}`}
        closeLabel={words.keep}
        onClose={() => setIsOpen(false)}
        onExited={() => setIsOpen(false)}
        footer={
          <>
            <ActionButton aria-disabled={isPending} onClick={() => void takeOff()}>
              {isPending ? words.taking : words.takeOff}
            </ActionButton>
            <ActionButton look="outline" onClick={() => setIsOpen(false)}>
              {words.keep}
            </ActionButton>
          </>
        }
      />
    </div>
  );
}
