/** Scrolls to what is missing and focuses it: the times first, for they stand first. */
export function focusFirst(isTimeMissing: boolean): void {
  // After the errors are drawn, so that a screen reader reads them with the field.
  requestAnimationFrame(() => {
    const place = isTimeMissing ? document.getElementById('time') : document;
    const field = place?.querySelector<HTMLElement>(
      isTimeMissing ? 'input[type="radio"]' : '[aria-invalid="true"]',
    );
    if (!field) return;
    field.focus({ preventScroll: true });
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    field.parentElement?.scrollIntoView({
      block: 'center',
      behavior: isCalm ? 'instant' : 'smooth',
    });
  });
}
