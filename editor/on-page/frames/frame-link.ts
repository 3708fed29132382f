import type { SiteConfig } from '#schemas/config/site.ts';

/** What the site inside a frame gives to the editor around it, with which it shares its origin. */
export type FrameLink = {
  /**
   * Shows a document from now on. Both share the very objects, so a key costs the frame what it
   * costs the page: the one section that changed.
   */
  show(config: SiteConfig): void;
};

declare global {
  /** Told on the frame's element by the site inside (src/app/draw-framed.ts). */
  interface HTMLElementEventMap {
    /** Before anything is drawn there. */
    'frame-link': CustomEvent<FrameLink>;
    /** The first document stands there. */
    'frame-drawn': Event;
  }
}
