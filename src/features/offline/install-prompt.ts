import { createStore } from 'zustand/vanilla';

/** https://wicg.github.io/manifest-incubations/#beforeinstallpromptevent-interface */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

/** What the browser offered, until it is used; null where it offers nothing. */
export const installPrompt = createStore<{ offered: InstallPrompt | null }>(() => ({
  offered: null,
}));

const isPrompt = (event: Event): event is InstallPrompt =>
  'prompt' in event && typeof event.prompt === 'function';

/** Keeps the browser's offer for whoever looks for it, in place of the browser's own banner. */
export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isPrompt(event)) installPrompt.setState({ offered: event });
  });
  window.addEventListener('appinstalled', () => installPrompt.setState({ offered: null }));
}

/** Opens the browser's question; an offer can be used once. */
export async function install(): Promise<void> {
  const { offered } = installPrompt.getState();
  installPrompt.setState({ offered: null });
  await offered?.prompt();
}
