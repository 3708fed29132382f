import { useState } from 'react';
import type { MapPoint } from '#schemas/api/staff-delivery.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { FieldGroup, TextField } from '../form/fields.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './delivery.module.css';
import { readPoint } from './read-point.ts';

type PlaceFieldsProps = {
  place: MapPoint | null;
  problem: string | undefined;
  /** The next press on the map says where it is. */
  isPlacing: boolean;
  onPlacing(isPlacing: boolean): void;
  onChange(place: MapPoint | null): void;
};

type Typed = { latitude: string; longitude: string };

const printed = (place: MapPoint | null): Typed => ({
  latitude: place ? String(place.latitude) : '',
  longitude: place ? String(place.longitude) : '',
});

/** Where the restaurant stands: marked on the map, or typed. */
export function PlaceFields({ place, problem, isPlacing, onPlacing, onChange }: PlaceFieldsProps) {
  const words = useDeskMessages().deskDelivery.place;
  const [typed, setTyped] = useState({ ...printed(place), of: place });
  // The map, an undo or somebody else changed it meanwhile.
  if (typed.of !== place) setTyped({ ...printed(place), of: place });
  const type = (change: Partial<Typed>) => {
    const next = { ...typed, ...change };
    const isEmpty = next.latitude.trim() === '' && next.longitude.trim() === '';
    const read = readPoint(next);
    if (!read && !isEmpty) return setTyped(next);
    setTyped({ ...next, of: read });
    onChange(read);
  };
  const isUnread = readPoint(typed) === null && (typed.latitude !== '' || typed.longitude !== '');
  const shown = isUnread ? words.problem : problem;
  return (
    <FieldGroup legend={words.legend} hint={place ? words.hint : words.none}>
      <div className={css.pair}>
        <TextField
          label={words.latitude}
          problem={shown}
          isShort
          inputMode="decimal"
          value={typed.latitude}
          onChange={({ target }) => type({ latitude: target.value })}
        />
        <TextField
          label={words.longitude}
          isShort
          inputMode="decimal"
          value={typed.longitude}
          onChange={({ target }) => type({ longitude: target.value })}
        />
      </div>
      <div>
        <ActionButton look="outline" aria-pressed={isPlacing} onClick={() => onPlacing(!isPlacing)}>
          {isPlacing ? words.cancel : words.mark}
        </ActionButton>
        <output className={css.said}>{isPlacing ? words.marking : ''}</output>
      </div>
    </FieldGroup>
  );
}
