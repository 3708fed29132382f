type Watched = {
  /** Writes what waits to be kept in the browser. */
  keep(): void;
  /** Sends what waits to be sent. */
  send(): void;
  /** It is looked at again, or no more. */
  onSeen(): void;
  /** It is left; it may come back as it was. */
  onLeft(): void;
  onOnline(): void;
  /** Something is neither in the browser nor on the server. */
  isAtRisk(): boolean;
};

/**
 * What the page's own comings and goings mean for the draft: it is kept before the page is left,
 * and leaving is questioned only where something would be lost.
 * @returns stops it.
 */
export function watchPage({ keep, send, onSeen, onLeft, onOnline, isAtRisk }: Watched): () => void {
  const onHidden = () => {
    onSeen();
    if (!document.hidden) return;
    keep();
    send();
  };
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    keep();
    if (isAtRisk()) event.preventDefault();
  };
  const onPageHide = () => {
    keep();
    onLeft();
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onSeen();
  };
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  document.addEventListener('visibilitychange', onHidden);
  window.addEventListener('beforeunload', onBeforeUnload);
  window.addEventListener('online', onOnline);
  return () => {
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    document.removeEventListener('visibilitychange', onHidden);
    window.removeEventListener('beforeunload', onBeforeUnload);
    window.removeEventListener('online', onOnline);
  };
}
