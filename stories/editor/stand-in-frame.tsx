import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { FrameLink } from '#editor/on-page/frames/frame-link.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { sectionPart } from '#variants/sections/registry.ts';
import { themeCss } from '#variants/theme.ts';
import { drawSample } from '../samples/draw-sample.tsx';

/** How the page of a device frame behaves in a story. */
export type FrameAnswer = 'drawn' | 'loading' | 'unreachable';

const sections = ['hero', 'features', 'footer'] as const;

/** The designs with their style sheets, so that nothing comes late into a frame. */
const loadDesigns = (config: SiteConfig) =>
  Promise.all(sections.map((id) => sectionPart(id, config[id].variant).preload()));

/**
 * Puts a page of the sample site into every device frame that is opened, where the real one would
 * load the site: here there is no site, and the story's own address would be framed in itself.
 * @returns puts none any more
 */
export function standInForFrames(answer: FrameAnswer, config: SiteConfig): () => void {
  const designs = loadDesigns(config);
  const filled = new WeakSet<HTMLIFrameElement>();
  const opened = new MutationObserver(() => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-device-frame]')) {
      if (filled.has(frame)) continue;
      filled.add(frame);
      const place = answer === 'unreachable' ? '' : '<div id="root"></div>';
      frame.srcdoc = `<!doctype html><html lang="en"><title>The site</title><body>${place}`;
      if (answer !== 'drawn') continue;
      frame.addEventListener('load', () => void designs.then(() => draw(frame)), { once: true });
    }
  });
  opened.observe(document.body, { childList: true, subtree: true });
  return () => opened.disconnect();
}

/** As the site in a frame does it (src/app/draw-framed.ts). */
function draw(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument;
  const place = page?.getElementById('root');
  if (!page || !place) return;
  // The sections' style sheets stand in the story's own page.
  for (const sheet of document.head.querySelectorAll('style, link[rel="stylesheet"]')) {
    page.head.append(page.importNode(sheet, true));
  }
  const root = createRoot(place);
  const show = (config: SiteConfig) =>
    flushSync(() =>
      root.render(
        <>
          <style>{themeCss(config)}</style>
          <main>
            {sections.map((id) => (
              <div key={id}>{drawSample(config, id)}</div>
            ))}
          </main>
        </>,
      ),
    );
  frame.dispatchEvent(new CustomEvent<FrameLink>('frame-link', { detail: { show } }));
  frame.dispatchEvent(new Event('frame-drawn'));
}
