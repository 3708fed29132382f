import { useId, useState } from 'react';
import type { useSuburbChanges } from '#desk/api/staff-delivery.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { TextField } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './delivery.module.css';
import { readPoint } from './read-point.ts';

type AddSuburbProps = Pick<ReturnType<typeof useSuburbChanges>, 'add'>;

const nothing = { postcode: '', suburb: '', city: '', latitude: '', longitude: '' };

/** One suburb, typed. */
export function AddSuburb({ add }: AddSuburbProps) {
  const { deskDelivery } = useDeskMessages();
  const words = deskDelivery.suburbs;
  const id = useId();
  const [typed, setTyped] = useState(nothing);
  const [said, setSaid] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const field = (name: keyof typeof nothing) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setSaid('');
      setIsWrong(false);
      setTyped({ ...typed, [name]: target.value });
    },
  });
  return (
    <form
      className={css.part}
      aria-labelledby={`${id}-legend`}
      onSubmit={(event) => {
        event.preventDefault();
        const point = readPoint(typed);
        const { postcode, suburb, city } = typed;
        const isReady = point !== null && postcode.trim() !== '' && suburb.trim() !== '';
        setIsWrong(!isReady);
        if (!isReady || add.isPending) return;
        add.mutate(
          { postcode: postcode.trim(), suburb: suburb.trim(), city: city.trim(), ...point },
          {
            onSuccess: () => {
              setSaid(words.added(suburb.trim()));
              setTyped(nothing);
            },
          },
        );
      }}
    >
      <h4 id={`${id}-legend`} className={css.label}>
        {words.add}
      </h4>
      <div className={css.pair}>
        <TextField label={deskDelivery.check.postcode} isShort {...field('postcode')} />
        <TextField label={deskDelivery.check.suburb} {...field('suburb')} />
        <TextField label={deskDelivery.check.city} {...field('city')} />
      </div>
      <div className={css.pair}>
        <TextField label={deskDelivery.place.latitude} isShort {...field('latitude')} />
        <TextField label={deskDelivery.place.longitude} isShort {...field('longitude')} />
      </div>
      <div>
        <ActionButton type="submit" look="outline" aria-disabled={add.isPending}>
          {add.isPending ? words.adding : words.addNow}
        </ActionButton>
        <output className={css.said} data-trouble={isWrong || undefined}>
          {isWrong ? words.problem : said}
        </output>
      </div>
    </form>
  );
}
