import { useState, type ReactNode } from 'react';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { formatMoney, toMinor } from '#schemas/money.ts';
import type { BulkLine, BulkPlan } from '#schemas/rules/menu-editing/plan-bulk-change.ts';
import type { PriceLine } from '#schemas/rules/menu-editing/price-changes.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './bulk.module.css';

type BulkPreviewProps = { plan: BulkPlan; edited: EditedMenu };

/** What a bulk change would do, dish by dish, with what stays and what cannot be. */
export function BulkPreview({ plan, edited }: BulkPreviewProps) {
  const words = useDeskMessages().deskMenuBulk;
  const { locale } = useStorefront();
  const { currency } = edited;
  const money = (amount: number) => formatMoney(toMinor(amount, currency), currency, locale);
  const { changed, unchanged, refused, groups, sharedCount } = plan;
  const lineText = (line: BulkLine): string =>
    line.what === 'value'
      ? words.arrow(valueText(line.before), valueText(line.after))
      : priceText(line);
  const nameOf = ({ name, place }: PriceLine) => (place === undefined ? name : words.place(place));
  const priceText = (line: PriceLine): string => {
    const { what, before, after } = line;
    const label = what === 'online' || what === 'counter' ? words[what] : nameOf(line);
    return `${label} ${words.arrow(money(before), money(after))}`;
  };
  const valueText = (value: Extract<BulkLine, { what: 'value' }>['before']): string => {
    if ('taxClassId' in value) {
      const found = edited.tax_classes.find(({ id }) => id === value.taxClassId);
      return found?.name ?? words.standardRate;
    }
    const { categories, groups: groupsByKey } = edited.menu;
    const names =
      'marks' in value
        ? value.marks
        : 'groups' in value
          ? value.groups.map((key) => groupsByKey[key]?.name ?? '')
          : value.categories.map((key) => categories[key]?.name ?? '');
    return names.length === 0 ? words.none : names.join(', ');
  };
  return (
    <section className={css.preview} aria-label={words.preview}>
      {sharedCount > 0 && <p className={css.notice}>{words.shared(sharedCount)}</p>}
      {refused.length > 0 && (
        <Part heading={words.refused}>
          {refused.map(({ key, name, reason }) => (
            <li key={key} className={css.line} data-refused>
              <span className={css.name}>{name}</span>
              <span>{words.refusals[reason]}</span>
            </li>
          ))}
        </Part>
      )}
      {changed.length > 0 && (
        <Part heading={words.preview}>
          {changed.map(({ key, name, lines }) => (
            <li key={key} className={css.line}>
              <span className={css.name}>{name}</span>
              {lines.map((line) => (
                <span key={lineText(line)} className={css.change}>
                  {lineText(line)}
                </span>
              ))}
            </li>
          ))}
        </Part>
      )}
      {groups.length > 0 && (
        <Part heading={words.groups}>
          {groups.flatMap(({ key, name, lines, alsoAskedBy }) => [
            <li key={key} className={css.line}>
              <span className={css.name}>{name}</span>
              {alsoAskedBy.length > 0 && (
                <span>
                  {words.alsoAskedBy(
                    alsoAskedBy.slice(0, 3).join(', '),
                    Math.max(0, alsoAskedBy.length - 3),
                  )}
                </span>
              )}
              {lines.map((line) => (
                <span key={`${nameOf(line)} ${line.what}`} className={css.change}>
                  {`${nameOf(line)}: ${words.arrow(money(line.before), money(line.after))}`}
                </span>
              ))}
            </li>,
          ])}
        </Part>
      )}
      {unchanged.length > 0 && (
        <Part heading={words.unchanged}>
          {unchanged.map(({ key, name }) => (
            <li key={key} className={css.line}>
              {name}
            </li>
          ))}
        </Part>
      )}
    </section>
  );
}

const shownAtOnce = 100;

/** A list under its heading; a long one is drawn in full only where that is asked for. */
function Part({ heading, children }: { heading: string; children: ReactNode[] }) {
  const words = useDeskMessages().deskMenuBulk;
  const [isAll, setIsAll] = useState(false);
  const left = children.length - shownAtOnce;
  return (
    <>
      <h3 className={css.partHeading}>{heading}</h3>
      <ul className={css.lines}>{isAll ? children : children.slice(0, shownAtOnce)}</ul>
      {!isAll && left > 0 && (
        <ActionButton look="outline" onClick={() => setIsAll(true)}>
          {words.more(left)}
        </ActionButton>
      )}
    </>
  );
}
