import { useEffect, useState, type ReactNode } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { reloadForNewBuild } from '#ui/page/new-build/reload-for-new-build.ts';
import { useConfig, usePageState, useRestaurant, useStores } from '#ui/stores/stores.tsx';
import type { RestaurantDialogProps } from './restaurant-dialog.tsx';

const dialog = lazyPart<RestaurantDialogProps>(
  'src/features/restaurants/restaurant-dialog.tsx',
  () => import('./restaurant-dialog.tsx').then((module) => module.RestaurantDialog),
);

const delayMs = 500;

type RestaurantGateProps = {
  /** False on screens that can be read without a choice. */
  isNeeded: boolean;
  /** What must not lie behind a dialog that cannot be dismissed. */
  editorButton: ReactNode;
  /** The page in the visitor's own language, which that dialog would hide too; null: none. */
  languageSuggestion: ReactNode;
};

/**
 * Makes sure that a restaurant is chosen (specification §2): the only one is selected by itself,
 * otherwise the dialog opens after 0.5 s and cannot be dismissed, but never over the editor or a
 * preview, nor under the spinner that lies over everything while settings load. It also opens the
 * dismissible one.
 */
export function RestaurantGate({ isNeeded, ...inDialog }: RestaurantGateProps) {
  const { restaurant, boot } = useStores();
  const hasChosen = useRestaurant((state) => state.selected !== null);
  const isPicking = useRestaurant((state) => state.isPicking);
  const isEdited = usePageState((state) => state.isEdited);
  const isThemeLoading = useConfig((state) => state.isThemeLoading);
  const { restaurants, state } = useRestaurants();
  const [isDue, setDue] = useState(false);
  const only = state === 'ready' && restaurants.length === 1 ? restaurants[0] : undefined;

  useEffect(() => {
    if (!hasChosen && only) restaurant.getState().choose(only);
  }, [hasChosen, only, restaurant]);

  // Whoever opens a link to a draft wants to see it; ordering there asks where from.
  const isAsked = isNeeded && boot.preview === undefined;
  const isMissing = isAsked && !hasChosen && !only && !isEdited && !isThemeLoading;
  useEffect(() => {
    if (!isMissing) return;
    void dialog.preload().catch(() => undefined);
    const timer = setTimeout(() => setDue(true), delayMs);
    return () => {
      clearTimeout(timer);
      setDue(false);
    };
  }, [isMissing]);

  const mode = isMissing && isDue ? 'initial' : isPicking ? 'change' : null;
  return (
    <OpenDialog mode={mode} {...inDialog} onClose={() => restaurant.getState().setPicking(false)} />
  );
}

/** Keeps the dialog mounted until its leaving has been seen. */
function OpenDialog({
  mode,
  onClose,
  ...inDialog
}: {
  mode: RestaurantDialogProps['mode'] | null;
  onClose(): void;
} & Omit<RestaurantGateProps, 'isNeeded'>) {
  const [shown, setShown] = useState(mode);
  if (mode !== null && mode !== shown) setShown(mode);
  const isThere = useLazyPart(dialog, shown !== null, reloadForNewBuild);
  if (shown === null || !isThere) return null;
  return (
    <dialog.Component
      mode={shown}
      isOpen={mode !== null}
      {...inDialog}
      onClose={onClose}
      onExited={() => setShown(null)}
    />
  );
}
