/** Scrolls to the first thing on the page that is missing or wrong, and focuses it. */
export function focusFirst(isTimeMissing: boolean): void {
  // After the errors are drawn, so that a screen reader reads them with the field.
  requestAnimationFrame(() => {
    const time = isTimeMissing ? ', #time input[type="radio"]:enabled' : '';
    const field = document.querySelector<HTMLElement>(
      `[aria-invalid="true"], #delivery-error${time}`,
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
