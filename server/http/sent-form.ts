import { ApiError } from '../errors/api-error.ts';

/** A file that came in a form, with what was said of it: the parts `file` and `options` (JSON). */
export class SentForm {
  constructor(
    readonly file: Buffer,
    readonly options: unknown,
  ) {}
}

/**
 * Reads a form with a file. The whole of it is in memory, bounded by the call's limit of bytes.
 * @throws ApiError 400 for what is no such form
 */
export async function readForm(bytes: Buffer, contentType: string): Promise<SentForm> {
  try {
    const headers = { 'content-type': contentType };
    const form = await new Response(new Uint8Array(bytes), { headers }).formData();
    const [file, options] = [form.get('file'), form.get('options')];
    if (!(file instanceof Blob)) throw unreadable();
    const parsed: unknown = typeof options === 'string' ? JSON.parse(options) : undefined;
    return new SentForm(Buffer.from(await file.arrayBuffer()), parsed);
  } catch {
    throw unreadable();
  }
}

const unreadable = () =>
  new ApiError(
    400,
    'invalid_request',
    'The file did not arrive whole. Please choose it and send it again.',
  );
