import { onTestFinished, vi } from 'vitest';

type Answer = { status: number; body: unknown };

/**
 * Stands for the network under what sends files, which `fetch` does not.
 * @param answer for a file by its name; null: it waits for good. Status 0: nothing arrives.
 */
export function standInForUploads(answer: (name: string) => Answer | null): { names: string[] } {
  const names: string[] = [];
  class StandIn extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    open(_method: string, url: string) {
      names.push(new URL(url, location.origin).searchParams.get('name') ?? '');
    }
    setRequestHeader() {
      return undefined;
    }
    send(file: Blob) {
      const half = { lengthComputable: true, loaded: file.size / 2, total: file.size };
      this.upload.dispatchEvent(new ProgressEvent('progress', half));
      const reply = answer(names.at(-1) ?? '');
      if (!reply) return;
      this.status = reply.status;
      this.responseText = JSON.stringify(reply.body);
      this.dispatchEvent(new Event(reply.status === 0 ? 'error' : 'load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', StandIn);
  onTestFinished(() => void vi.unstubAllGlobals());
  return { names };
}

/** A real PNG of one pixel, and another file by name. */
export function pngOf(name: string): File {
  const bytes = Uint8Array.from(
    atob(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    ),
    (letter) => letter.charCodeAt(0),
  );
  return new File([bytes], name, { type: 'image/png' });
}

/** Puts files into an input, as choosing them does. */
export function chooseFiles(input: Element, files: readonly File[]): void {
  if (!(input instanceof HTMLInputElement)) throw new Error('files go into an input');
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
