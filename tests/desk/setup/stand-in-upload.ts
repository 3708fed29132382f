import { onTestFinished, vi } from 'vitest';
import { menuFileOptions, type MenuFileOptions } from '#schemas/api/menu-file-options.ts';

/** A file that was sent: what the call names, what is in it, and what is said of it in a form. */
export type Upload = { url: URL; text: string; options: MenuFileOptions | null };
type Reply = { status: number; body: unknown };

/**
 * Answers files that are sent (ui/api/send-file.ts) as the server would.
 * @param answer status 0: the network is gone
 * @returns what was sent
 */
export function answerUploads(answer: (upload: Upload) => Reply | Promise<Reply>): Upload[] {
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
    async send(content: Blob | FormData) {
      const upload = { url: this.url, ...(await partsOf(content)) };
      sent.push(upload);
      const { status, body } = await answer(upload);
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', StandIn);
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

async function partsOf(content: Blob | FormData) {
  if (content instanceof Blob) return { text: await content.text(), options: null };
  const [file, said] = [content.get('file'), content.get('options')];
  if (!(file instanceof Blob)) throw new Error('a form was sent without a file');
  const options = menuFileOptions.parse(JSON.parse(String(said)));
  return { text: await file.text(), options };
}
