import { partsOfSection } from '../sections/section-parts.ts';
import { hydrateAll } from '../page/hydration/hydrate-when-near.ts';
import type { Stores } from '#ui/stores/stores.tsx';

/**
 * Draws every section of the home page whatever its rules, for whoever edits them, once what draws
 * them is there.
 * @returns back to what customers see
 */
export function showAllSections({ config, present }: Stores): () => void {
  let isOver = false;
  const { config: site } = config.getState();
  const parts = site.layout.home.flatMap(({ id, hidden, when }) =>
    when && !hidden ? partsOfSection(site, id) : [],
  );
  const draw = () => {
    if (!isOver) present.setState({ showsAllSections: true, inactiveSections: [] });
  };
  // A change of order would tear what the server drew and has not come to life.
  if (parts.length === 0) draw();
  else void Promise.allSettled([hydrateAll(), ...parts.map((part) => part.preload())]).then(draw);
  return () => {
    isOver = true;
    // What is hidden now is found by whoever updates the page with the clock.
    present.setState({ showsAllSections: false });
  };
}
