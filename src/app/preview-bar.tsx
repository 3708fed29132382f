import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { previewEnd, previewQuery } from '#schemas/page.ts';
import { enTitles } from '#schemas/messages/en-titles.ts';
import { useStores } from '#ui/stores/stores.tsx';
import styles from './preview-bar.module.css';

/**
 * Says that the page shows a draft, and leads back to what is published: a form and no link, for
 * links stay within the page, and leaving begins a new one.
 */
export function PreviewBar() {
  const { preview } = enTitles;
  const { pathname } = useLocation();
  useRestaurantOfPreview();
  return (
    <aside className={styles.bar} aria-label={preview.name}>
      <span className={styles.dot} aria-hidden="true" />
      <p className={styles.note}>{preview.note}</p>
      <form action={pathname} method="get">
        <button type="submit" className={styles.leave} name={previewQuery} value={previewEnd}>
          {preview.leave}
        </button>
      </form>
    </aside>
  );
}

/** The draft of one restaurant shows that restaurant, whatever this browser chose before. */
function useRestaurantOfPreview(): void {
  const { boot, restaurant } = useStores();
  useEffect(() => {
    const id = boot.preview?.restaurantId ?? null;
    if (id === null || restaurant.getState().selected?.restaurant.id === id) return;
    const shown = boot.restaurants.find((one) => one.restaurant.id === id);
    if (shown) restaurant.getState().choose(shown);
  }, [boot, restaurant]);
}
