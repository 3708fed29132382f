import { onTestFinished, vi } from 'vitest';

/** A stream as the page sees it, in the test's hands. */
export class StandInSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: StandInSource[] = [];

  readyState: number = StandInSource.CONNECTING;
  readonly url: string;

  constructor(url: string | URL) {
    super();
    this.url = String(url);
    StandInSource.opened.push(this);
  }

  /** The server says which version is published. */
  say(version: number): void {
    this.readyState = StandInSource.OPEN;
    this.tell(JSON.stringify({ config_version: version }));
  }

  tell(data: string): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  /** The connection is lost and tried again, or (for good) refused. */
  fail(isForGood: boolean): void {
    this.readyState = isForGood ? StandInSource.CLOSED : StandInSource.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = StandInSource.CLOSED;
  }
}

/** Puts the stand-in where the browser's own EventSource is; gives those that are open. */
export function standInForNews() {
  StandInSource.opened = [];
  vi.stubGlobal('EventSource', StandInSource);
  onTestFinished(() => void vi.unstubAllGlobals());
  const open = () =>
    StandInSource.opened.filter(({ readyState }) => readyState !== StandInSource.CLOSED);
  return { all: () => StandInSource.opened, open, last: () => StandInSource.opened.at(-1) };
}

/** Hides the page from its reader, or shows it again. */
export function setHidden(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}
