import { randomUUID } from 'node:crypto';
import { contract } from '#schemas/api/contract.ts';
import { fridayNoon } from '#tests/fixtures/small-menu.ts';
import { at, buildSmallApp, type Changes } from '../setup/build-test-app.ts';
import { insertStaff, signStaffIn } from '../setup/sign-staff-in.ts';

type Headers = Record<string, string>;

/** The small tenants with their staff, and what the calls about messages need. */
export async function openContactShop(changes: Changes = {}) {
  let now = fridayNoon;
  const built = await buildSmallApp({ ...changes, clock: () => now });
  const { app } = built;
  await insertStaff(built.db);
  const pass = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  /** A form that is ready. */
  const form = async (headers: Headers = at, on = app): Promise<string> => {
    const reply = await on.inject({ method: 'GET', url: '/api/v2/contact-form', headers });
    const { data } = contract.getContactForm.reply.parse(reply.json());
    pass(data.ready_in);
    return data.form;
  };
  const written = {
    name: 'Ada Lovelace',
    email: 'ada@example.com',
    subject: 'question',
    message: 'Do you bake on Mondays?',
  };
  const post = (payload: object, headers: Headers = at, key: string = randomUUID(), on = app) =>
    on.inject({
      method: 'POST',
      url: '/api/v2/contact-messages',
      headers: { ...headers, 'idempotency-key': key },
      payload,
    });
  /** Sends a message with a form of its own. */
  const send = async (body: object = {}, headers: Headers = at) =>
    post({ ...written, form: await form(headers), ...body }, headers);
  const staff = (
    who: Headers,
    method: 'GET' | 'POST',
    url = '',
    payload?: object,
    key: string = randomUUID(),
  ) =>
    app.inject({
      method,
      url: `/api/v2/staff/contact-messages${url}`,
      headers: { ...who, 'idempotency-key': key },
      ...(payload && { payload }),
    });
  const list = async (who: Headers, query = '') => {
    const reply = await staff(who, 'GET', query);
    return contract.listContactMessages.reply.parse(reply.json()).data;
  };
  const owner = await signStaffIn(app);
  const manager = await signStaffIn(app, 'manager@corner.test');
  const backToNoon = () => void (now = fridayNoon);
  return { ...built, pass, backToNoon, form, written, post, send, staff, list, owner, manager };
}
