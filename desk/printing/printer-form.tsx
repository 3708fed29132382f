import { useEffect, useId } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { Printer, PrinterSettings } from '#schemas/api/staff-printers.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './printers-page.module.css';

type PrinterFormProps = {
  /** null: a new one. */
  printer: Printer | null;
  isPending: boolean;
  problem: string | null;
  onSave(settings: PrinterSettings): void;
  onBack(): void;
};

const everyType = ['pickup', 'delivery', 'dine_in'] as const;
const widths = [48, 42, 32] as const;

/** What is to be known of a printer. */
export function PrinterForm({ printer, isPending, problem, onSave, onBack }: PrinterFormProps) {
  const words = useDeskMessages().deskPrinting;
  const { form } = words;
  const id = useId();
  const { register, handleSubmit, control, setFocus } = useForm({
    defaultValues: {
      name: printer?.name ?? '',
      protocol: printer?.protocol ?? 'star',
      columns: String(printer?.columns ?? 48),
      orderTypes: [...(printer?.order_types ?? everyType)],
      copies: String(printer?.copies ?? 1),
    },
  });
  const hasTypes = useWatch({ control, name: 'orderTypes' }).length > 0;
  useEffect(() => {
    setFocus('name');
  }, [setFocus]);
  const save = handleSubmit(({ name, protocol, columns, orderTypes, copies }) => {
    if (isPending || orderTypes.length === 0) return;
    onSave({
      name: name.trim(),
      protocol,
      columns: widths.find((width) => String(width) === columns) ?? 48,
      order_types: orderTypes,
      copies: Number(copies),
    });
  });
  return (
    <form
      className={css.form}
      aria-labelledby={`${id}-heading`}
      onSubmit={(event) => void save(event)}
    >
      <h3 id={`${id}-heading`} className={css.heading}>
        {printer ? form.change(printer.name) : form.add}
      </h3>
      <label className={css.field}>
        {form.name}
        <input
          className={css.input}
          required
          maxLength={60}
          placeholder={form.nameExample}
          {...register('name')}
        />
      </label>
      <fieldset className={css.choices}>
        <legend>{form.maker}</legend>
        {(['star', 'epson'] as const).map((protocol) => (
          <label key={protocol} className={css.choice}>
            <input type="radio" value={protocol} {...register('protocol')} />
            {words.makers[protocol]}
          </label>
        ))}
      </fieldset>
      <label className={css.field}>
        {form.paper}
        <select className={css.input} {...register('columns')}>
          {widths.map((width) => (
            <option key={width} value={width}>
              {form.widths[width]}
            </option>
          ))}
        </select>
      </label>
      <fieldset className={css.choices}>
        <legend>{form.types}</legend>
        {everyType.map((type) => (
          <label key={type} className={css.choice}>
            <input type="checkbox" value={type} {...register('orderTypes')} />
            {words.types[type]}
          </label>
        ))}
      </fieldset>
      <label className={css.field}>
        {form.copies}
        <select className={css.input} {...register('copies')}>
          {[1, 2, 3, 4, 5].map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </select>
      </label>
      <p role="alert" className={css.problem}>
        {hasTypes ? problem : form.noTypes}
      </p>
      <div className={css.actions}>
        <ActionButton type="submit" aria-disabled={isPending}>
          {isPending ? words.sending : form.save}
        </ActionButton>
        <ActionButton look="outline" onClick={onBack}>
          {form.back}
        </ActionButton>
      </div>
    </form>
  );
}
