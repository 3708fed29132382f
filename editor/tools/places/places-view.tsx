import { useState } from 'react';
import styles from './places.module.css';
import { usePorts, useReadable } from '../../core/state/editor-context.tsx';
import { PortFailure } from '../../core/ports.ts';
import { ViewTitle } from '../../parts/view-title.tsx';
import { LockList } from './lock-list.tsx';
import { OverriddenList } from './overridden-list.tsx';

/** Which place is edited: the whole site or one restaurant, what that has otherwise, and the locks. */
export function PlacesView() {
  const { staff } = usePorts();
  const state = useReadable(staff);
  return (
    <>
      <ViewTitle>Locations</ViewTitle>
      {state.status === 'signedIn' ? (
        <SignedIn isOwner={state.member.role === 'owner'} />
      ) : (
        <p className={styles.words}>
          Sign in to give one restaurant its own texts, pictures or colours.
        </p>
      )}
    </>
  );
}

function SignedIn({ isOwner }: { isOwner: boolean }) {
  const { scope } = usePorts();
  const { restaurantId } = useReadable(scope);
  return (
    <>
      <section className={styles.part}>
        <h4 className={styles.partTitle}>What you edit</h4>
        <PlaceChoice isOwner={isOwner} />
      </section>
      {restaurantId !== null && (
        <section className={styles.part}>
          <h4 className={styles.partTitle}>Changed here</h4>
          <OverriddenList />
        </section>
      )}
      {isOwner && (
        <section className={styles.part}>
          <h4 className={styles.partTitle}>Locked for managers</h4>
          <p className={styles.words}>
            What is ticked stays the same everywhere: managers cannot change it for their
            restaurant.
          </p>
          <LockList />
        </section>
      )}
    </>
  );
}

function PlaceChoice({ isOwner }: { isOwner: boolean }) {
  const { scope, siteData, staff } = usePorts();
  const { restaurantId } = useReadable(scope);
  const { restaurants } = useReadable(siteData);
  const state = useReadable(staff);
  const [problem, setProblem] = useState('');
  const [underway, setUnderway] = useState<number | null | undefined>(undefined);
  const own = state.status === 'signedIn' ? state.member.restaurant_id : null;
  const offered = isOwner ? restaurants : restaurants.filter(({ id }) => id === own);
  const choices = [
    ...(isOwner ? [{ id: null, name: 'The whole site' }] : []),
    ...offered.map(({ id, name }) => ({ id, name: `${name} only` })),
  ];
  const choose = async (id: number | null) => {
    if (underway !== undefined) return;
    setUnderway(id);
    setProblem('');
    try {
      await scope.change(id);
    } catch (error) {
      setProblem(error instanceof PortFailure ? error.message : 'This place could not be opened.');
    }
    setUnderway(undefined);
  };
  return (
    <fieldset
      className={styles.choices}
      aria-label="What you edit"
      aria-busy={underway !== undefined}
    >
      {choices.map(({ id, name }) => (
        <label key={id ?? 'site'} className={styles.choice}>
          <input
            type="radio"
            name="place"
            checked={(underway === undefined ? restaurantId : underway) === id}
            // Disabled, it would lose the focus with every press.
            aria-disabled={underway !== undefined}
            onChange={() => void choose(id)}
          />
          {name}
        </label>
      ))}
      <p className={styles.problem} role="alert">
        {problem}
      </p>
    </fieldset>
  );
}
