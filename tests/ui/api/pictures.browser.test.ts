import { expect, onTestFinished, test, vi } from 'vitest';
import { uploadPicture } from '#ui/api/pictures.ts';
import { orPortFailure } from '#src/editor-host/ports/port-failure.ts';

/** What the browser would send, and the answer that comes back. */
function answerWith(status: number, body: unknown) {
  const sent: { method: string; url: string; headers: Map<string, string> }[] = [];
  class StandIn extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    call = { method: '', url: '', headers: new Map<string, string>() };
    open(method: string, url: string) {
      this.call = { method, url, headers: new Map() };
    }
    setRequestHeader(name: string, value: string) {
      this.call.headers.set(name, value);
    }
    send(file: Blob) {
      sent.push(this.call);
      const half = { lengthComputable: true, loaded: file.size / 2, total: file.size };
      this.upload.dispatchEvent(new ProgressEvent('progress', half));
      this.status = status;
      this.responseText = JSON.stringify(body);
      this.dispatchEvent(new Event(status === 0 ? 'error' : 'load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', StandIn);
  onTestFinished(() => void vi.unstubAllGlobals());
  return sent;
}

const picture = new Blob(['12345678'], { type: 'image/webp' });

test('a picture is sent as it is, and tells how much of it has gone', async () => {
  const stored = { url: '/images/a.webp', width: 800, height: 600 };
  const sent = answerWith(201, { data: stored });
  const shares: number[] = [];
  expect(await uploadPicture(picture, (share) => shares.push(share))).toEqual(stored);
  expect(shares).toEqual([0.5]);
  expect(sent).toMatchObject([{ method: 'POST', url: '/api/v2/staff/pictures' }]);
  expect(sent[0]?.headers.get('Content-Type')).toBe('image/webp');
});

test('a refusal comes with the sentence of the server, and a lost call as such', async () => {
  answerWith(422, { error: 'This is no picture.', code: 'not_a_picture' });
  await expect(uploadPicture(picture)).rejects.toMatchObject({
    status: 422,
    code: 'not_a_picture',
    message: 'This is no picture.',
  });
  answerWith(0, null);
  await expect(uploadPicture(picture)).rejects.toMatchObject({ status: 0, code: 'network' });
});

test('the editor is told when to try again after too many', async () => {
  const error = 'You have stored many pictures in a short time. Try again in 4 minutes.';
  answerWith(429, { error, code: 'too_many_requests', retry_after: 240 });
  await expect(orPortFailure(uploadPicture(picture))).rejects.toMatchObject({ message: error });
});
