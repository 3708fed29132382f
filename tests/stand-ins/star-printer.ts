import { z } from 'zod';

const pollReply = z.object({
  jobReady: z.boolean(),
  mediaTypes: z.array(z.string()).optional(),
  jobToken: z.string().optional(),
});
export type StarPoll = z.output<typeof pollReply>;

/** A sheet that came out: its bytes as they were fetched. */
export type Sheet = { token: string; type: string; bytes: Buffer };

/**
 * A printer that speaks Star CloudPRNT over HTTP, as IFBD-HI01X and mC-Print do: it polls with POST,
 * fetches with GET and confirms with DELETE. What the paper, the cover and the network do is up to
 * the test.
 */
export class StarPrinter {
  readonly sheets: Sheet[] = [];
  code = '200 OK';

  constructor(
    public url: string,
    private readonly mac = '00:11:62:00:00:01',
  ) {}

  async poll(more: object = {}): Promise<StarPoll> {
    const reply = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        status: '23 6 0 0 0 0 0 0 0 ',
        printerMAC: this.mac,
        statusCode: encodeURIComponent(this.code),
        clientAction: null,
        ...more,
      }),
    });
    if (reply.status !== 200) throw new Error(`a poll was answered ${reply.status}`);
    return pollReply.parse(await reply.json());
  }

  /** Fetches what a poll offered; nothing comes out of it yet. */
  async fetchJob({ jobToken = '', mediaTypes: [type = ''] = [] }: StarPoll): Promise<Sheet> {
    const query = new URLSearchParams({ mac: this.mac, type, token: jobToken });
    const reply = await fetch(`${this.url}?${query}`);
    if (reply.status !== 200) throw new Error(`a job was answered ${reply.status}`);
    const bytes = Buffer.from(await reply.arrayBuffer());
    return { token: jobToken, type: reply.headers.get('content-type') ?? '', bytes };
  }

  async confirm(token: string | null, code = '200 OK'): Promise<number> {
    const query = new URLSearchParams({ mac: this.mac, code, ...(token !== null && { token }) });
    const reply = await fetch(`${this.url}?${query}`, { method: 'DELETE' });
    return reply.status;
  }

  /** A whole round: asks, prints and confirms. @returns what came out, or null. */
  async round({ losesConfirmation = false } = {}): Promise<Sheet | null> {
    const offered = await this.poll();
    if (!offered.jobReady) return null;
    const sheet = await this.fetchJob(offered);
    this.sheets.push(sheet);
    if (!losesConfirmation) await this.confirm(sheet.token);
    return sheet;
  }
}

/** Width and height in the head of a PNG. @throws where it is none. */
export function pngSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.subarray(1, 4).toString('latin1') !== 'PNG') throw new Error('this is no PNG');
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}
