import { useState } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { ChipField } from './chip-field.tsx';
import styles from './filter-dialog.module.css';
import { allergenName } from '#ui/menu-model/format-allergens.ts';
import { capital, dietName } from './filter-names.ts';
import { emptyFilter, labelsInUse, type MenuFilter } from '#ui/menu-model/menu-filter.ts';
import type { MenuSearch } from './use-menu-search.ts';
import { useSearchMessages } from './use-search-messages.ts';

export type FilterDialogProps = {
  isOpen: boolean;
  search: MenuSearch;
  onClose(): void;
  onExited(): void;
};

/** Diets and allergens as chips; its button says how many dishes are left, and shows them. */
export function FilterDialog({ isOpen, search, onClose, onExited }: FilterDialogProps) {
  const { messages, locale } = useStorefront();
  const words = useSearchMessages().menuSearch;
  const [chosen, setChosen] = useState<MenuFilter>(search.filter);
  const found = words.show(search.countOf(chosen));
  const dishes = [...search.entries.values()].flatMap((entry) => entry.dishes.flat());
  const diets = labelsInUse([...dishes.map((dish) => dish.diets), chosen.diets], locale);
  const allergens = labelsInUse([...dishes.map((dish) => dish.allergens), chosen.without], locale);
  return (
    <Modal
      isOpen={isOpen}
      title={words.title}
      text={words.text}
      closeLabel={words.close}
      onClose={onClose}
      onExited={onExited}
      footer={
        <div className={styles.foot}>
          <ActionButton
            look="outline"
            onClick={() => setChosen({ ...emptyFilter, text: chosen.text })}
          >
            {words.clearAll}
          </ActionButton>
          <ActionButton onClick={() => search.setFilter(chosen, { from: 'filters' })}>
            {found}
          </ActionButton>
          <VisuallyHidden>
            <output>{found}</output>
          </VisuallyHidden>
        </div>
      }
    >
      <div className={styles.groups}>
        {diets.length > 0 && (
          <ChipField
            legend={words.diets}
            all={diets}
            nameOf={(diet) => dietName(diet, messages)}
            chosen={chosen.diets}
            onChange={(list) => setChosen({ ...chosen, diets: list })}
          />
        )}
        {allergens.length > 0 && (
          <ChipField
            legend={words.without}
            all={allergens}
            nameOf={(allergen) => capital(allergenName(allergen), locale)}
            chosen={chosen.without}
            onChange={(list) => setChosen({ ...chosen, without: list })}
          />
        )}
      </div>
    </Modal>
  );
}
