import { useState } from 'react';

/** A dialog that stays as it is until it has been seen to close. */
export function useDialog<T>() {
  const [shown, setShown] = useState<T | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  return {
    /** What it is about; null: it is not there. */
    shown,
    open: (about: T) => {
      setShown(about);
      setIsOpen(true);
    },
    /** For the Modal. */
    state: { isOpen, onClose: () => setIsOpen(false), onExited: () => setShown(null) },
  };
}
