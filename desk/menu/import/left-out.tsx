import type { MendedDish } from '#schemas/api/menu-file-options.ts';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './import.module.css';
import type { Mending } from './mend-here.tsx';

type LeftOutProps = { mended: readonly MendedDish[]; mending: Mending };

/** Dishes of a file that are left out by hand, and the way back. */
export function LeftOut({ mended, mending }: LeftOutProps) {
  const words = useDeskMessages().deskMenuImport.mend;
  const leftOut = mended.filter((one) => one.is_left_out);
  if (leftOut.length === 0) return null;
  return (
    <section className={css.look}>
      <h4 className={css.subheading}>{words.leftOut}</h4>
      <div className={css.actions}>
        {leftOut.map(({ id, name = '' }) => (
          <button
            key={id}
            type="button"
            className={css.mendOpen}
            aria-disabled={mending.isBusy}
            onClick={() => !mending.isBusy && void mending.mend(id, null)}
          >
            {words.bringBack(name)}
          </button>
        ))}
      </div>
    </section>
  );
}
