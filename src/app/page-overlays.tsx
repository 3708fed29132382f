import { CartHost } from '../features/cart/cart-host.tsx';
import { EditorButton } from '../editor-host/editor-button.tsx';
import { EditorHost } from '../editor-host/editor-host.tsx';
import {
  SuggestionInDialog,
  SuggestionOnPage,
} from '../features/language-suggestion/language-suggestion-host.tsx';
import { useLanguageSuggestion } from '../features/language-suggestion/use-language-suggestion.ts';
import { OnlineOrdersNotice } from '../features/restaurants/online-orders-notice.tsx';
import { RestaurantGate } from '../features/restaurants/restaurant-gate.tsx';
import { VisitCountsHost } from '../features/visit-counts/visit-counts-host.tsx';
import { useStores } from '#ui/stores/stores.tsx';
import { ToastContainer } from '#ui/toasts/toast-container.tsx';
import { OfflineHost } from './offline-host.tsx';
import { PhoneOrderHost } from './phone-order-host.tsx';
import { PreviewHost } from './preview-host.tsx';
import { useHead } from './use-head.ts';
import { useRefreshSelectedRestaurant } from './use-refresh-selected-restaurant.ts';
import { useServerDown } from './use-server-down.ts';

export type PageOverlaysProps = {
  /** The page is for staff: without the site's cart, questions and editor. */
  isForStaff: boolean;
  /** The screen orders, so a restaurant has to be chosen. */
  needsRestaurant: boolean;
};

/**
 * What no server draws: that which may open over a page, and that which follows what changes while
 * it is open. Its code is loaded once the page answers (docs/decisions/095).
 */
export function PageOverlays({ isForStaff, needsRestaurant }: PageOverlaysProps) {
  useRefreshSelectedRestaurant();
  useServerDown();
  return (
    <>
      {!isForStaff && <CustomerOverlays needsRestaurant={needsRestaurant} />}
      <ToastContainer />
      <Head />
    </>
  );
}

function CustomerOverlays({ needsRestaurant }: Pick<PageOverlaysProps, 'needsRestaurant'>) {
  const { boot } = useStores();
  const suggestion = useLanguageSuggestion();
  return (
    <>
      <CartHost />
      <RestaurantGate
        isNeeded={needsRestaurant}
        editorButton={<EditorButton />}
        languageSuggestion={suggestion && <SuggestionInDialog {...suggestion} />}
      />
      {suggestion && <SuggestionOnPage suggestion={suggestion} needsRestaurant={needsRestaurant} />}
      <OnlineOrdersNotice />
      <PhoneOrderHost />
      {boot.preview ? <PreviewHost /> : <EditorHost />}
      {!boot.preview && <VisitCountsHost />}
      {!boot.preview && <OfflineHost />}
    </>
  );
}

/** By itself: what follows settings is drawn anew with each key that changes them. */
function Head() {
  useHead();
  return null;
}
