import { pageRoutes } from '#schemas/api/page-routes.ts';
import { env } from '#ui/env.ts';

/**
 * Says that a window of staff has left the editor. The call outlives the page (`keepalive`), and
 * nothing comes of its failing: a window that says no more is forgotten after some seconds.
 */
export async function leaveEditing(place: number | null, windowId: string): Promise<void> {
  const { method, path } = pageRoutes.reportPresence;
  const query = new URLSearchParams({
    window_id: windowId,
    left: 'true',
    ...(place !== null && { restaurant_id: String(place) }),
  });
  try {
    const options = { method, credentials: 'same-origin', keepalive: true } as const;
    await fetch(`${env.apiUrl}${path}?${query}`, options);
  } catch {
    // The network is gone, and so is this window for the others, soon.
  }
}
