/** What came out of a printer: the job's id and the ePOS-Print document. */
export type EpsonSheet = { jobId: string; document: string };

/**
 * A printer that speaks Epson Server Direct Print over HTTP, as TM-m30 and TM-T88VI do: it asks with
 * a form, prints what it is answered, and sends the result with another form.
 */
export class EpsonPrinter {
  readonly sheets: EpsonSheet[] = [];

  constructor(readonly url: string) {}

  private async send(form: Record<string, string>): Promise<string> {
    const reply = await fetch(this.url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ ID: 'kitchen', ...form }),
    });
    const type = reply.headers.get('content-type') ?? '';
    if (reply.status !== 200 || !type.startsWith('text/xml')) {
      throw new Error(`a form was answered ${reply.status} ${type}`);
    }
    return reply.text();
  }

  /** Asks for work; null: an empty reply. */
  async ask(): Promise<EpsonSheet | null> {
    const reply = await this.send({ ConnectionType: 'GetRequest' });
    if (reply === '') return null;
    const jobId = /<printjobid>([A-Za-z0-9]{1,30})<\/printjobid>/.exec(reply)?.[1];
    const document = /<PrintData>([\s\S]*)<\/PrintData>/.exec(reply)?.[1];
    if (jobId === undefined || document === undefined) throw new Error('this is no print request');
    return { jobId, document };
  }

  /** @param jobId '' of firmware that names none */
  async report(jobId: string, { success = true, code = '', status = 251_658_262 } = {}) {
    const response = `<response xmlns="http://www.epson-pos.com/schemas/2011/03/epos-print" success="${success}" code="${code}" status="${status}" battery="0"/>`;
    const file =
      jobId === ''
        ? `<PrintResponseInfo Version="1.00">${response}</PrintResponseInfo>`
        : `<?xml version="1.0" encoding="utf-8"?><PrintResponseInfo Version="2.00"><ePOSPrint><Parameter><devid>local_printer</devid><printjobid>${jobId}</printjobid></Parameter><PrintResponse>${response}</PrintResponse></ePOSPrint></PrintResponseInfo>`;
    return this.send({ ConnectionType: 'SetResponse', ResponseFile: file });
  }

  /** A whole round: asks, prints and reports. */
  async round(): Promise<EpsonSheet | null> {
    const sheet = await this.ask();
    if (!sheet) return null;
    this.sheets.push(sheet);
    await this.report(sheet.jobId);
    return sheet;
  }

  notify(asbStatus: string): Promise<string> {
    const status = `<?xml version="1.0" encoding="utf-8"?><statusmonitor Version="1.00"><printerstatus devicename="local_printer" asbstatus = "${asbStatus}"/></statusmonitor>`;
    return this.send({ ConnectionType: 'SetStatus', Status: status });
  }
}
