export const workerPath = '/service-worker.js';

/** A page that stays open looks for another build so often; ms. */
const looksEvery = 60 * 60_000;

/**
 * Registers the service worker where the browser has them, and takes it away where the server has
 * none any more. Pages work the same without.
 * @param onNewBuild called when the worker of another build has taken over
 * @returns whether there is one; one that was taken away still listens until its pages are closed
 */
export async function registerWorker(onNewBuild: () => void): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  const { serviceWorker } = navigator;
  let hasWorker = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    // The first one of all takes over a page of its own build.
    if (hasWorker) onNewBuild();
    hasWorker = true;
  });
  try {
    await serviceWorker.register(workerPath, { updateViaCache: 'none' });
    const registration = await serviceWorker.getRegistration(workerPath);
    // Browsers that are told to have none say nothing of it.
    if (!registration) return false;
    // One that is registered already stays so, whatever has become of its script.
    const look = () => registration.update().then(() => true, staysWhereFound);
    setInterval(() => void look(), looksEvery);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void look();
    });
    return hasWorker ? await look() : true;
  } catch {
    return staysWhereFound();
  }
}

/** Takes the worker away whose script is gone. @returns whether it stays */
async function staysWhereFound(): Promise<boolean> {
  if (!(await isGone())) return true;
  await removeWorker();
  return false;
}

const isGone = (): Promise<boolean> =>
  fetch(workerPath, { method: 'HEAD', cache: 'no-store' }).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );

async function removeWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((one) => one.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith('servery-'));
  await Promise.all(names.map((name) => caches.delete(name)));
}
