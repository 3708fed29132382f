import { useId } from 'react';
import { kitchens, type Kitchen } from '#schemas/api/staff-menu-import.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './starter-choice.module.css';

type StarterChoiceProps = { isBusy: boolean; onChoose(kitchen: Kitchen): void };

/** Small menus to begin with, by kind of kitchen. */
export function StarterChoice({ isBusy, onChoose }: StarterChoiceProps) {
  const words = useDeskMessages().deskSetupMenu.starter;
  const id = useId();
  return (
    <section className={css.starters} aria-labelledby={`${id}-legend`}>
      <h3 id={`${id}-legend`} className={css.heading}>
        {words.legend}
      </h3>
      <p className={css.hint}>{words.hint}</p>
      <ul className={css.kitchens}>
        {kitchens.map((kitchen) => (
          <li key={kitchen}>
            <button
              type="button"
              className={css.kitchen}
              aria-disabled={isBusy}
              aria-labelledby={`${id}-${kitchen}`}
              aria-describedby={`${id}-${kitchen}-hint`}
              onClick={() => {
                if (!isBusy) onChoose(kitchen);
              }}
            >
              <span id={`${id}-${kitchen}`} className={css.kitchenName}>
                {words.kitchens[kitchen].name}
              </span>
              <span id={`${id}-${kitchen}-hint`} className={css.hint}>
                {words.kitchens[kitchen].hint}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
