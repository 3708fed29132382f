import type { ConnectedSignIn } from '#schemas/api/connected-sign-in.ts';
import type { Profile } from '#schemas/api/user-profile.ts';
import { routes, type RouteName } from '#schemas/api/routes.ts';
import type { User } from '#schemas/api/user-accounts.ts';
import type { UserAddress } from '#schemas/api/user-addresses.ts';
import { isRecord } from '#schemas/is-record.ts';

type Reply = { status: number; body: unknown };
type Sent = { name: RouteName; authorization: string | null; body: Record<string, unknown> };

export const ada = {
  id: 4711,
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  phone_no: '0400 000 000',
};

export const adasProfile: Profile = {
  ...ada,
  is_email_verified: true,
  is_phone_verified: false,
  has_password: true,
  language: null,
  newsletter: false,
  offers_sms: false,
  claimable_orders: 0,
  claimable_reservations: 0,
  created_at: '2026-11-20T01:00:00Z',
};

export const refusal = (status: number, code: string, error: string): Reply => ({
  status,
  body: { error, code },
});

const requestOf = (count: number) => `0000000${count}-0000-4000-8000-00000000c0de`;

/** Answers the calls of one customer's account by the contract; a test may answer one itself. */
export class AccountServer {
  profile: Profile = adasProfile;
  /** Whom a sign-in answers. */
  user: User = ada;
  /** Codes make the account. */
  isNew = false;
  addresses: UserAddress[] = [];
  providers: { id: string; name: string }[] = [];
  connected: ConnectedSignIn[] = [];
  readonly sent: Sent[] = [];
  readonly #answers: { name: RouteName; reply: Reply | 'no reply' }[] = [];
  #codes = 0;

  /** Answers the next call of this name so. */
  next(name: RouteName, reply: Reply | 'no reply'): void {
    this.#answers.push({ name, reply });
  }

  bodies(name: RouteName): unknown[] {
    return this.sent.filter((one) => one.name === name).map(({ body }) => body);
  }

  readonly fetch = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const request = new Request(new URL(String(input), location.origin), init);
    const path = new URL(request.url).pathname.replace('/api', '');
    const name = nameOf(request.method, path);
    const text = await request.text();
    const read: unknown = text === '' ? {} : JSON.parse(text);
    const body = isRecord(read) ? read : {};
    this.sent.push({ name, authorization: request.headers.get('authorization'), body });
    const index = this.#answers.findIndex((one) => one.name === name);
    const given = index === -1 ? null : this.#answers.splice(index, 1)[0]?.reply;
    if (given === 'no reply') throw new TypeError('Failed to fetch');
    const reply = given ?? this.#reply(name, path, body);
    return Response.json(reply.body, { status: reply.status });
  };

  #reply(name: RouteName, path: string, body: Record<string, unknown>): Reply {
    switch (name) {
      case 'signUp':
      case 'requestSignInCode':
      case 'requestPasswordCode':
      case 'requestOwnCode':
      case 'requestContactCode':
        this.#codes += 1;
        return ok({ request_id: requestOf(this.#codes), expires_in: 600, resend_in: 60 }, 201);
      case 'signIn':
      case 'verifySignUp':
      case 'signInByCode':
      case 'setPasswordByCode':
      case 'confirmOpenIdSignIn':
        return ok(
          { token: '139.u.token', user: this.user, has_merged_cart: true, is_new: this.isNew },
          201,
        );
      case 'getProfile':
        return ok(this.profile);
      case 'changeProfile':
      case 'setPreferences':
        this.profile = { ...this.profile, ...body };
        return ok(this.profile);
      case 'listUserAddresses':
        return ok(this.addresses);
      case 'addUserAddress':
        this.addresses = [...this.addresses, addressOf(body, this.addresses.length)];
        return ok(this.addresses.at(-1), 201);
      case 'removeUserAddress':
        this.addresses = this.addresses.filter(({ id }) => !path.endsWith(id));
        return ok(this.addresses);
      case 'listUserSessions':
      case 'listUserPasskeys':
        return ok([]);
      case 'listOpenIdProviders':
        return ok(this.providers);
      case 'listConnectedSignIns':
        return ok(this.connected);
      case 'removeConnectedSignIn':
        this.connected = this.connected.filter(({ id }) => !path.includes(id));
        return ok({});
      case 'signOut':
      case 'endUserSessions':
      case 'deleteAccount':
      case 'changeUserPassword':
        return ok({});
      default:
        return refusal(404, 'not_found', `The stand-in does not know ${name}.`);
    }
  }
}

const addressOf = (body: Record<string, unknown>, index: number): UserAddress => {
  const text = (name: string) => String(body[name] ?? '');
  return {
    id: `0000000${index + 1}-0000-4000-8000-00000000add0`,
    label: text('label'),
    formattedAddress: text('formattedAddress'),
    suburb: text('suburb'),
    postcode: text('postcode'),
    city: text('city'),
    unit: text('unit'),
    entryCode: text('entryCode'),
    leaveAtDoor: body['leaveAtDoor'] === true,
    instructions: text('instructions'),
    is_default: index === 0,
  };
};

const ok = (data: unknown, status = 200): Reply => ({ status, body: { data } });

function nameOf(method: string, path: string): RouteName {
  const names = Object.entries(routes).filter(
    ([, route]) =>
      route.method === method &&
      new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
  const [name] = names.flatMap(([name]) => (isName(name) ? [name] : []));
  if (!name) throw new Error(`no call is ${method} ${path}`);
  return name;
}

const isName = (name: string): name is RouteName => Object.hasOwn(routes, name);
