import { onTestFinished, vi } from 'vitest';

/** A file that was sent: what the call names, and what is in it. */
export type Upload = { url: URL; text: string };
type Reply = { status: number; body: unknown };

/**
 * Answers files that are sent (src/api/send-file.ts) as the server would.
 * @param answer status 0: the network is gone
 * @returns what was sent
 */
export function answerUploads(answer: (upload: Upload) => Reply): Upload[] {
  const sent: Upload[] = [];
  class StandIn extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    url = new URL('https://corner.test');
    open(_method: string, url: string) {
      this.url = new URL(url, 'https://corner.test');
    }
    setRequestHeader() {
      return undefined;
    }
    async send(file: Blob) {
      const upload = { url: this.url, text: await file.text() };
      sent.push(upload);
      const { status, body } = answer(upload);
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', StandIn);
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}
