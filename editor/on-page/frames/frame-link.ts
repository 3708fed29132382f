import type { SiteConfig } from '#schemas/config/site.ts';

/** What the site inside a frame offers to the editor around it, of the same origin. */
export type FrameLink = {
  /**
   * Shows a document from now on. Both share the same objects, so a key typed renders only the one
   * section that changed, as on the page.
   */
  show(config: SiteConfig): void;
};

declare global {
  /** Dispatched on the frame's element by the site inside (src/app/draw-framed.ts). */
  interface HTMLElementEventMap {
    /** Before anything is drawn there. */
    'frame-link': CustomEvent<FrameLink>;
    /** The first document is drawn. */
    'frame-drawn': Event;
  }
}
