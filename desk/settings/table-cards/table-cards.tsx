import { useState } from 'react';
import type { TablePlan } from '#schemas/api/staff-tables.ts';
import { paths } from '#ui/paths.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { FieldGroup, TextField } from '../../form/fields.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import { cardsOnSheet, CardSheets } from './card-sheets.tsx';
import { RenewCode } from './renew-code.tsx';
import { TableCard } from './table-card.tsx';
import css from './table-cards.module.css';

type TableCardsProps = { restaurantId: number; plan: TablePlan };

/** Which tables get a card, what stands on it, and how to print them. */
export function TableCards({ restaurantId, plan }: TableCardsProps) {
  const words = useDeskMessages().deskTableCards;
  /** Tables without a card; so one that is added later has one. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [sentence, setSentence] = useState<string>(words.defaultSentence);
  const [isEmpty, setIsEmpty] = useState(false);
  const { tables, areas, code_address: address } = plan;
  if (tables.length === 0) {
    return (
      <div className={css.none}>
        <p>{words.none}</p>
        <ButtonLink href={paths.deskSettings('tables')}>{words.toPlan}</ButtonLink>
      </div>
    );
  }
  // As one walks: area by area, tables by their numbers.
  const ordered = areas.flatMap(({ id }) =>
    tables
      .filter((table) => table.area_id === id)
      .toSorted((a, b) => a.name.localeCompare(b.name, undefined, { numeric: true })),
  );
  const cards = ordered
    .filter(({ id }) => !left.has(id))
    .map(({ id, name, token }) => ({ id, name, address: `${address}${token}` }));
  const [first] = cards;
  const choose = (ids: readonly number[], isChosen: boolean) => {
    setIsEmpty(false);
    setLeft(new Set([...left].filter((id) => !ids.includes(id)).concat(isChosen ? [] : ids)));
  };
  const print = () => {
    setIsEmpty(cards.length === 0);
    if (cards.length > 0) window.print();
  };
  return (
    <div className={css.page}>
      <TextField
        label={words.sentence}
        value={sentence}
        maxLength={90}
        onChange={({ target }) => setSentence(target.value)}
      />
      <FieldGroup legend={words.choose}>
        <label className={css.option}>
          <input
            type="checkbox"
            checked={left.size === 0}
            onChange={({ target }) =>
              choose(
                tables.map(({ id }) => id),
                target.checked,
              )
            }
          />
          {words.all(tables.length)}
        </label>
        {areas.map((area) => (
          <fieldset key={area.id} className={css.area}>
            <legend className={css.label}>{area.name}</legend>
            <ul className={css.list}>
              {ordered
                .filter((table) => table.area_id === area.id)
                .map((table) => (
                  <li key={table.id} className={css.entry}>
                    <label className={css.option}>
                      <input
                        type="checkbox"
                        checked={!left.has(table.id)}
                        onChange={({ target }) => choose([table.id], target.checked)}
                      />
                      {words.table(table.name)}
                    </label>
                    <RenewCode restaurantId={restaurantId} table={table} />
                  </li>
                ))}
            </ul>
          </fieldset>
        ))}
      </FieldGroup>
      <div className={css.actions}>
        <ActionButton onClick={print}>
          {words.print(cards.length, Math.ceil(cards.length / cardsOnSheet))}
        </ActionButton>
        <output className={css.problem}>{isEmpty ? words.nothing : ''}</output>
      </div>
      {first && (
        <figure className={css.preview}>
          <figcaption className={css.label}>{words.preview}</figcaption>
          <div className={css.frame}>
            <TableCard card={first} sentence={sentence} />
          </div>
          <p className={css.address}>
            {words.address}: <a href={first.address}>{first.address}</a>
          </p>
        </figure>
      )}
      <CardSheets cards={cards} sentence={sentence} />
    </div>
  );
}
