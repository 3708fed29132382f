import { useState, type ReactNode } from 'react';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { Modal } from '#ui/dialog/modal.tsx';
import { useRestaurant } from '#ui/stores/stores.tsx';
import styles from './restaurant-dialog.module.css';
import { RestaurantNotice } from './restaurant-notice.tsx';
import { RestaurantOptions } from './restaurant-options.tsx';
import { RestaurantSkeletons } from './restaurant-skeletons.tsx';
import { useChooseRestaurant } from './use-choose-restaurant.ts';
import { useRestaurantMessages } from './use-restaurant-messages.ts';

export type RestaurantDialogProps = {
  /** 'initial' cannot be dismissed; 'change' is the one that the header opens. */
  mode: 'initial' | 'change';
  isOpen: boolean;
  /** The way into the editor, which 'initial' would otherwise shut off. */
  editorButton: ReactNode;
  /** The page in the visitor's own language; null: none. */
  languageSuggestion: ReactNode;
  onClose(): void;
  onExited(): void;
};

/**
 * Nobody opened the first question, so nothing may have had the focus: then the page's content gets
 * it (rule R96). Where the editor has put the question aside, the focus is the editor's.
 */
function findFocusAfterFirst(before: Element | null): HTMLElement | null {
  const title = document.querySelector<HTMLElement>('[data-panel-title]');
  if (title) return title;
  const isLost = !(before instanceof HTMLElement) || before === document.body;
  return isLost || !before.isConnected ? document.getElementById('main') : before;
}

/** The restaurant selection dialog, word for word by specification §2. */
export function RestaurantDialog(props: RestaurantDialogProps) {
  const { mode, isOpen, editorButton, languageSuggestion, onClose, onExited } = props;
  const words = useRestaurantMessages().restaurants;
  const { restaurants, state } = useRestaurants();
  const selectedId = useRestaurant(({ selected }) => selected?.restaurant.id ?? null);
  const [pickedId, setPickedId] = useState<number | null>(selectedId);
  const [focusedBefore] = useState(() => document.activeElement);
  const { choose, hasCart } = useChooseRestaurant();
  const picked = restaurants.find(({ restaurant }) => restaurant.id === pickedId);
  const isInitial = mode === 'initial';
  const hint = hasCart && !isInitial && pickedId !== selectedId ? words.clearsCart : words.text;

  const confirm = () => {
    if (!picked) return;
    choose(picked);
    onClose();
  };

  return (
    <Modal
      isOpen={isOpen}
      title={isInitial ? words.firstTitle : words.title}
      text={isInitial ? words.firstText : hint}
      closeLabel={isInitial ? null : words.close}
      corner={isInitial && editorButton}
      onClose={onClose}
      onExited={onExited}
      {...(isInitial && { findNextFocus: () => findFocusAfterFirst(focusedBefore) })}
      footer={
        <ActionButton disabled={!picked} onClick={confirm}>
          {words.confirm}
        </ActionButton>
      }
    >
      {isInitial && languageSuggestion !== null && (
        <div className={styles.language}>{languageSuggestion}</div>
      )}
      {state === 'loading' && <RestaurantSkeletons label={words.loading} />}
      {state === 'error' && (
        <RestaurantNotice title={words.failed} text={words.failedText}>
          <ActionButton look="outline" onClick={() => window.location.reload()}>
            {words.retry}
          </ActionButton>
        </RestaurantNotice>
      )}
      {state === 'ready' && restaurants.length === 0 && (
        <RestaurantNotice title={words.none} text={words.noneText} />
      )}
      {state === 'ready' && restaurants.length > 0 && (
        <RestaurantOptions
          restaurants={restaurants}
          pickedId={pickedId}
          isLow={isInitial}
          onPick={setPickedId}
        />
      )}
    </Modal>
  );
}
