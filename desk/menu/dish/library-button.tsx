import { useState } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { PictureLibrary } from '../pictures/picture-library.tsx';

type LibraryButtonProps = { value: string | null; onChoose(url: string): void };

/** Opens all pictures of the business, to choose one of them. */
export function LibraryButton({ value, onChoose }: LibraryButtonProps) {
  const words = useDeskMessages().deskDish.about;
  const [isShown, setIsShown] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <ActionButton
        look="outline"
        onClick={() => {
          setIsShown(true);
          setIsOpen(true);
        }}
      >
        {words.library}
      </ActionButton>
      {isShown && (
        <PictureLibrary
          isOpen={isOpen}
          value={value}
          onChoose={onChoose}
          onClose={() => setIsOpen(false)}
          onExited={() => setIsShown(false)}
        />
      )}
    </>
  );
}
