import X from 'lucide-react/icons/x';
import type { UseFormReturn } from 'react-hook-form';
import type {
  DeliverySettingsBody,
  MapPoint,
  ZoneAreaBody,
  ZoneBody,
} from '#schemas/api/staff-delivery.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { Choice, TextField } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { newArea } from './area-change.ts';
import css from './delivery.module.css';
import { PostcodesField } from './postcodes-field.tsx';
import { problemAt } from '../form/problem-at.ts';

type ZoneFieldsProps = {
  form: UseFormReturn<DeliverySettingsBody>;
  index: number;
  zone: ZoneBody;
  /** Where a new area begins. */
  middle: MapPoint;
};

const kinds = ['postcodes', 'radius', 'polygon'] as const;
/** '4,50' is what people type where a comma is the decimal sign. */
const asAmount = { setValueAs: (text: string) => text.trim().replace(',', '.') };

/** One zone: its name, what belongs to it, and what delivery costs there. */
export function ZoneFields({ form, index, zone, middle }: ZoneFieldsProps) {
  const words = useDeskMessages().deskDelivery.zones;
  const { currency } = useStorefront();
  const { errors, isSubmitted } = form.formState;
  const at = `zones.${index}` as const;
  const problem = (place: string) => problemAt(errors, `${at}.${place}`);
  const changed = { shouldDirty: true, shouldValidate: isSubmitted } as const;
  const putTiers = (tiers: ZoneBody['tiers']) => form.setValue(`${at}.tiers`, tiers, changed);
  const put = (area: ZoneAreaBody) => form.setValue(`${at}.area`, area, changed);
  const { area, tiers } = zone;
  return (
    <div className={css.fields}>
      <TextField label={words.name} problem={problem('name')} {...form.register(`${at}.name`)} />
      <fieldset className={css.plain}>
        <legend className={css.label}>{words.kind}</legend>
        {kinds.map((kind) => (
          <Choice
            key={kind}
            type="radio"
            label={words[kind]}
            isChecked={area.kind === kind}
            onChange={() => put(newArea(kind, middle))}
          />
        ))}
      </fieldset>
      {area.kind === 'postcodes' && (
        <PostcodesField
          postcodes={area.postcodes}
          problem={problem('area.postcodes')}
          onChange={(postcodes) => put({ kind: 'postcodes', postcodes })}
        />
      )}
      {area.kind === 'radius' && (
        <TextField
          label={words.metres}
          problem={problem('area.metres') && words.metresProblem}
          isShort
          unit={words.metresUnit}
          inputMode="numeric"
          {...form.register(`${at}.area.metres`, { valueAsNumber: true })}
        />
      )}
      {area.kind === 'polygon' && (
        <>
          <p className={css.hint}>{words.corners(area.points.length)}</p>
          <p
            className={css.problem}
            aria-invalid={problem('area.points') !== undefined}
            tabIndex={-1}
          >
            {problem('area.points')}
          </p>
        </>
      )}
      <fieldset className={css.plain}>
        <legend className={css.label}>{`${words.tiers} ${words.currency(currency)}`}</legend>
        {tiers.map((tier, row) => {
          const place = `${at}.tiers.${row}` as const;
          return (
            <div key={place} className={css.pair}>
              <TextField
                label={words.tierFrom}
                problem={problemAt(errors, `${place}.from`)}
                isShort
                inputMode="decimal"
                readOnly={row === 0}
                {...form.register(`${place}.from`, asAmount)}
              />
              <TextField
                label={words.tierFee}
                problem={problemAt(errors, `${place}.fee`)}
                isShort
                inputMode="decimal"
                {...form.register(`${place}.fee`, asAmount)}
              />
              {row > 0 && (
                <button
                  type="button"
                  className={css.icon}
                  aria-label={words.removeTier(tier.from)}
                  onClick={() => putTiers(tiers.toSpliced(row, 1))}
                >
                  <X aria-hidden="true" size={20} />
                </button>
              )}
            </div>
          );
        })}
        <div>
          <ActionButton look="outline" onClick={() => putTiers([...tiers, { from: '', fee: '0' }])}>
            {words.addTier}
          </ActionButton>
        </div>
      </fieldset>
      <div className={css.pair}>
        <TextField
          label={`${words.minimum} ${words.currency(currency)}`}
          hint={words.minimumHint}
          problem={problem('minimum')}
          isShort
          inputMode="decimal"
          {...form.register(`${at}.minimum`, asAmount)}
        />
        <TextField
          label={words.extra}
          hint={words.extraHint}
          problem={problem('extra_minutes') && words.extraProblem}
          isShort
          inputMode="numeric"
          {...form.register(`${at}.extra_minutes`, { valueAsNumber: true })}
        />
      </div>
    </div>
  );
}
