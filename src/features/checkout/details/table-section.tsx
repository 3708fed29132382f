import { dineIn as words } from '#schemas/messages/en/dine-in.ts';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { useTableName } from '../frame/use-own-table.ts';
import css from './saved-addresses.module.css';
import { Section } from './section.tsx';

/** Where an order to a table is served; another table is told by its own code. */
export function TableSection() {
  const { menu } = useOrderPaths();
  const name = useTableName();
  return (
    <Section heading={words.heading} hint={words.hint}>
      <div>
        <p className={css.own}>{name}</p>
        <a className={css.link} href={menu}>
          {words.notYours}
        </a>
      </div>
    </Section>
  );
}
