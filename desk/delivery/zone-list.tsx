import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { DeliverySettingsBody, MapPoint, ZoneBody } from '#schemas/api/staff-delivery.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { newArea } from './area-change.ts';
import css from './delivery.module.css';
import { problemAt } from '../form/problem-at.ts';
import { ZoneFields } from './zone-fields.tsx';
import { ZoneSummary } from './zone-summary.tsx';

type ZoneListProps = {
  form: UseFormReturn<DeliverySettingsBody>;
  values: DeliverySettingsBody;
  /** Where a new area begins. */
  middle: MapPoint;
  /** Index of the zone that is open. */
  editing: number | null;
  onEdit(index: number | null): void;
};

const newZone = (middle: MapPoint): ZoneBody => ({
  id: null,
  name: '',
  area: newArea('postcodes', middle),
  minimum: '0',
  tiers: [{ from: '0', fee: '0' }],
  extra_minutes: 0,
});

/** The zones in the order in which they are tried; one at a time is open. */
export function ZoneList({ form, values, middle, editing, onEdit }: ZoneListProps) {
  const words = useDeskMessages().deskDelivery.zones;
  const [said, setSaid] = useState('');
  const { zones } = values;
  const { errors, isSubmitted } = form.formState;
  const put = (next: ZoneBody[]) =>
    form.setValue('zones', next, { shouldDirty: true, shouldValidate: isSubmitted });
  const nameOf = (index: number) => zones[index]?.name || words.unnamed(index + 1);
  const move = (index: number, by: 1 | -1) => {
    const zone = zones[index];
    const to = index + by;
    if (!zone || to < 0 || to >= zones.length) return;
    onEdit(null);
    put(zones.toSpliced(index, 1).toSpliced(to, 0, zone));
    setSaid(words.moved(nameOf(index), to + 1));
  };
  const remove = (index: number) => {
    onEdit(null);
    setSaid(words.removed(nameOf(index)));
    put(zones.toSpliced(index, 1));
  };
  return (
    <FieldGroup legend={words.legend} hint={zones.length === 0 ? words.none : words.hint}>
      <p className={css.problem}>{problemAt(errors, 'zones')}</p>
      <ol className={css.zones}>
        {zones.map((zone, index) => (
          <li
            key={zone.id ?? `new ${index}`}
            className={css.zone}
            data-trouble={errors.zones?.[index] !== undefined || undefined}
          >
            <div className={css.zoneHead}>
              <div className={css.zoneTexts}>
                <strong>{nameOf(index)}</strong>
                <ZoneSummary zone={zone} />
              </div>
              <div className={css.zoneActions}>
                <button
                  type="button"
                  className={css.icon}
                  aria-label={words.up(nameOf(index))}
                  aria-disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  <ArrowUp aria-hidden="true" size={20} />
                </button>
                <button
                  type="button"
                  className={css.icon}
                  aria-label={words.down(nameOf(index))}
                  aria-disabled={index === zones.length - 1}
                  onClick={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden="true" size={20} />
                </button>
                <button
                  type="button"
                  className={css.icon}
                  aria-label={words.remove(nameOf(index))}
                  onClick={() => remove(index)}
                >
                  <Trash aria-hidden="true" size={20} />
                </button>
                <button
                  type="button"
                  className={css.edit}
                  aria-expanded={editing === index}
                  onClick={() => onEdit(editing === index ? null : index)}
                >
                  {editing === index ? words.close : words.edit(nameOf(index))}
                </button>
              </div>
            </div>
            {(editing === index || errors.zones?.[index] !== undefined) && (
              <ZoneFields form={form} index={index} zone={zone} middle={middle} />
            )}
          </li>
        ))}
      </ol>
      <div>
        <ActionButton
          look="outline"
          onClick={() => {
            put([...zones, newZone(middle)]);
            onEdit(zones.length);
          }}
        >
          {words.add}
        </ActionButton>
        <output className={css.said}>{said}</output>
      </div>
    </FieldGroup>
  );
}
