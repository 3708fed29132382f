import ChevronDown from 'lucide-react/icons/chevron-down';
import Trash from 'lucide-react/icons/trash-2';
import { useEffect, useRef } from 'react';
import { TextField } from '../../form/fields.tsx';
import { MoneyField } from '../../form/money-field.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from './choices.module.css';
import { OptionDetails } from './option-details.tsx';
import type { OptionRowProps } from './option-row-props.ts';
import { useOptionSummary } from './use-option-summary.ts';

/** An option with its name and price; the rest of it is a line, or open below. */
export function OptionRow(props: OptionRowProps) {
  const { edited, option, place, name, hasPrice, isOpen, takesFocus, problem } = props;
  const { onToggle, onChange, onRemove } = props;
  const words = useDeskMessages().deskGroups.options;
  const summary = useOptionSummary(edited);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) row.current?.querySelector('input')?.focus();
  }, [takesFocus]);
  // Until somebody says otherwise the counter charges what the site does.
  const isSame = Object.is(option.price, option.online_price);
  return (
    <div ref={row} className={css.option} data-open={isOpen || undefined}>
      <div className={css.line} data-unpriced={!hasPrice || undefined}>
        <TextField
          label={words.name(place + 1)}
          maxLength={120}
          problem={problem('name')}
          value={option.name}
          onChange={({ target }) => onChange({ name: target.value })}
        />
        {(hasPrice || problem('online_price') !== undefined) && (
          <MoneyField
            label={words.price(name)}
            currency={edited.currency}
            problem={problem('online_price')}
            value={option.online_price}
            onChange={(price) => onChange({ online_price: price, ...(isSame && { price }) })}
          />
        )}
        <div className={css.buttons}>
          <button
            type="button"
            className={css.icon}
            aria-expanded={isOpen}
            aria-label={words.more(name)}
            onClick={onToggle}
          >
            <ChevronDown aria-hidden="true" size={20} />
          </button>
          <button
            type="button"
            className={css.icon}
            aria-label={words.remove(name)}
            onClick={onRemove}
          >
            <Trash aria-hidden="true" size={20} />
          </button>
        </div>
      </div>
      {isOpen ? (
        <OptionDetails {...props} />
      ) : (
        <p className={css.quiet}>
          {summary(hasPrice ? option : { ...option, price: option.online_price })}
        </p>
      )}
    </div>
  );
}
