import { useEffect, useRef, useState } from 'react';
import type { EditedMenu } from '#schemas/api/staff-menu.ts';
import { matchPictures } from '#schemas/rules/menu-editing/match-pictures.ts';
import { useEditedMenu } from '#desk/api/staff-menu.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { Loaded } from '../../form/loaded.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import type { GivenPicture, NamedPicture } from './given-picture.ts';
import { MatchRow } from './match-row.tsx';
import css from './pictures.module.css';
import { usePlacePictures } from './use-place-pictures.ts';

type MatchDishesProps = {
  restaurantId: number;
  pictures: readonly NamedPicture[];
  /** They were given to their dishes, or are left as they are. */
  onDone(): void;
};

/** Which picture is of which dish, to be confirmed or corrected before anything is changed. */
export function MatchDishes(props: MatchDishesProps) {
  const words = useDeskMessages().deskPictures.match;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section className={css.match} aria-labelledby="match-dishes">
      <h3 id="match-dishes" ref={heading} className={css.heading}>
        {words.heading}
      </h3>
      <p className={css.detail}>{words.intro}</p>
      <Loaded query={useEditedMenu(props.restaurantId)}>
        {(edited) => <Matches {...props} edited={edited} />}
      </Loaded>
    </section>
  );
}

function Matches({
  restaurantId,
  pictures,
  edited,
  onDone,
}: MatchDishesProps & { edited: EditedMenu }) {
  const words = useDeskMessages().deskPictures.match;
  const { menu } = edited;
  /** What people chose, by the picture's address. */
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { place, isPending } = usePlacePictures(restaurantId);
  const matches = matchPictures(
    pictures.map(({ url, name }) => ({ key: url, name })),
    Object.entries(menu.dishes).map(([key, { name }]) => ({ key, name })),
  );
  const given = pictures.flatMap((picture): GivenPicture[] => {
    const match = matches.find(({ key }) => key === picture.url);
    return match ? [{ ...picture, match, dish: chosen[picture.url] ?? match.dish ?? '' }] : [];
  });
  const isTwice = ({ url, dish }: GivenPicture) =>
    dish !== '' && given.some((other) => other.url !== url && other.dish === dish);
  const changed = given.filter(({ url, dish }) => {
    const present = menu.dishes[dish];
    return present !== undefined && present.image_url !== url;
  });
  const problem = given.some(isTwice) ? words.twiceAtAll : null;
  return (
    <>
      <ul className={css.matches}>
        {given.map((one) => (
          <MatchRow
            key={one.url}
            given={one}
            menu={menu}
            isTwice={isTwice(one)}
            onChoose={(dish) => setChosen({ ...chosen, [one.url]: dish })}
          />
        ))}
      </ul>
      <p className={css.problem} role="alert">
        {problem}
      </p>
      <div className={css.line}>
        <ActionButton
          aria-disabled={isPending || problem !== null || changed.length === 0}
          onClick={() => {
            if (isPending || problem !== null || changed.length === 0) return;
            place(changed, onDone);
          }}
        >
          {isPending ? words.saving : words.use(changed.length)}
        </ActionButton>
        <ActionButton look="outline" onClick={onDone}>
          {words.leave}
        </ActionButton>
      </div>
    </>
  );
}
