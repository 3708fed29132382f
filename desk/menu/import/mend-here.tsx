import { useRef, useState, type ReactNode } from 'react';
import type { MendedDish } from '#schemas/api/menu-file-options.ts';
import type { PreviewedDish } from '#schemas/api/staff-menu-import.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './import.module.css';
import { MendDish } from './mend-dish.tsx';

/** How dishes of a file are mended before they come to the menu. */
export type Mending = {
  /** As a dish was mended before. */
  mendedOf(id: string): MendedDish | undefined;
  /** Whether the file has several prices of a dish and names none of them. */
  hasUnnamedSizes(id: string): boolean;
  /** Names of categories to choose from. */
  categories: readonly string[];
  isBusy: boolean;
  /**
   * @param mended null: it is as the file has it again
   * @returns false: it was not looked at anew; what went wrong is said
   */
  mend(id: string, mended: MendedDish | null): Promise<boolean>;
};

type MendHereProps = {
  dish: PreviewedDish;
  mending: Mending;
  /** @param form false: it is closed */
  children(button: ReactNode, form: ReactNode): ReactNode;
};

/** What opens the form that mends a dish, and that form. */
export function MendHere({ dish, mending, children }: MendHereProps) {
  const words = useDeskMessages().deskMenuImport.mend;
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const { id, name } = dish;
  return children(
    <button
      ref={button}
      type="button"
      className={css.mendOpen}
      aria-expanded={isOpen}
      aria-label={words.open(name)}
      onClick={() => setIsOpen(!isOpen)}
    >
      {words.short}
    </button>,
    isOpen && (
      <MendDish
        dish={dish}
        mended={mending.mendedOf(id)}
        hasUnnamedSizes={mending.hasUnnamedSizes(id)}
        categories={mending.categories}
        isBusy={mending.isBusy}
        onMend={async (mended) => {
          // Of which nothing but its id is said, it is as the file has it.
          const isMended = Object.keys(mended).length > 1;
          // What was typed stays where it did not arrive.
          if (await mending.mend(id, isMended ? mended : null)) close();
        }}
        onClose={close}
      />
    ),
  );
}
