import { useRef, useState } from 'react';
import type { MendedDish } from '#schemas/api/menu-file-options.ts';
import type { PreviewedDish } from '#schemas/api/staff-menu-import.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './import.module.css';
import { MendDish } from './mend-dish.tsx';

/** How dishes of a file are mended before they come to the menu. */
export type Mending = {
  /** As a dish was mended before. */
  mendedOf(id: string): MendedDish | undefined;
  /** Names of categories to choose from. */
  categories: readonly string[];
  isBusy: boolean;
  /**
   * @param mended null: it is as the file has it again
   * @returns false: it was not looked at anew; what went wrong is said
   */
  mend(id: string, mended: MendedDish | null): Promise<boolean>;
};

/** Opens what mends a dish, below where it stands. */
export function MendHere({ dish, mending }: { dish: PreviewedDish; mending: Mending }) {
  const words = useDeskMessages().deskMenuImport.mend;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const { id, name } = dish;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.mendOpen}
        aria-expanded={isOpen}
        aria-label={words.open(name)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.short}
      </button>
      {isOpen && (
        <MendDish
          dish={dish}
          mended={mending.mendedOf(id)}
          categories={mending.categories}
          isBusy={mending.isBusy}
          onMend={async (mended) => {
            // What was typed stays where it did not arrive.
            if (await mending.mend(id, mended)) close();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
