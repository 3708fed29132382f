import type { UserAddress, UserAddressBody } from '#schemas/api/user-addresses.ts';
import type { Database } from '../db/client.ts';
import { inTransaction } from '../db/in-transaction.ts';
import { lockUser } from '../db/queries/user-accounts.ts';
import {
  deleteUserAddress,
  insertUserAddress,
  listUserAddresses,
  setDefaultAddress,
  writeUserAddress,
  type StoredAddress,
} from '../db/queries/user-addresses.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import { accountDeleted } from './account-deleted.ts';
import type { Owner } from './own-proof.ts';

/** More than anybody orders to; a bound for what one user can store. */
const mostAddresses = 30;

type Needs = Pick<Deps, 'db' | 'pool' | 'clock'>;

export const addressView = ({
  id,
  label,
  details,
  instructions,
  isDefault,
}: StoredAddress): UserAddress => ({
  id,
  label,
  ...details,
  instructions,
  is_default: isDefault,
});

const stored = ({ label, instructions, ...details }: UserAddressBody) => ({
  label,
  instructions,
  details,
});

export const showAddresses = async (db: Database, owner: Owner): Promise<UserAddress[]> =>
  (await listUserAddresses(db, owner)).map(addressView);

/**
 * Adds an address; the first one is the default. The same once more, as after a lost reply, is the
 * one that is there.
 * @throws ApiError 409 `too_many_addresses`.
 */
export function addAddress(
  deps: Needs,
  owner: Owner,
  { is_default: isDefault, ...body }: UserAddressBody & { is_default: boolean },
): Promise<UserAddress> {
  return locked(deps, owner, async (tx) => {
    const own = await listUserAddresses(tx, owner);
    const text = JSON.stringify(bodyOf(body));
    const same = own.find((one) => JSON.stringify(bodyOf(addressView(one))) === text);
    if (!same && own.length >= mostAddresses) throw tooMany();
    const address =
      same ?? (await insertUserAddress(tx, owner, { ...stored(body), now: deps.clock() }));
    const becomesDefault = isDefault || own.length === 0;
    if (becomesDefault) await setDefaultAddress(tx, owner, address.id);
    return addressView({ ...address, isDefault: becomesDefault || address.isDefault });
  });
}

/** What an address says, in one order of its fields. */
const bodyOf = (body: UserAddressBody) => [
  body.label,
  body.formattedAddress,
  body.suburb,
  body.city,
  body.postcode,
  body.unit,
  body.entryCode,
  body.leaveAtDoor,
  body.instructions,
];

/** @throws ApiError 404 `unknown_user_address`. */
export async function changeAddress(
  { db }: Needs,
  owner: Owner,
  { id, ...body }: UserAddressBody & { id: string },
): Promise<UserAddress> {
  const changed = await writeUserAddress(db, owner, { id, ...stored(body) });
  if (!changed) throw unknownAddress();
  return addressView(changed);
}

/** Removes an address; the newest of the others is the default, where it was. @throws as above. */
export function removeAddress(deps: Needs, owner: Owner, id: string): Promise<UserAddress[]> {
  return locked(deps, owner, async (tx) => {
    if (!(await deleteUserAddress(tx, owner, id))) throw unknownAddress();
    const [first] = await listUserAddresses(tx, owner);
    if (first && !first.isDefault) await setDefaultAddress(tx, owner, first.id);
    return showAddresses(tx, owner);
  });
}

/** @throws ApiError 404 `unknown_user_address`. */
export function makeDefault(deps: Needs, owner: Owner, id: string): Promise<UserAddress[]> {
  return locked(deps, owner, async (tx) => {
    if (!(await setDefaultAddress(tx, owner, id))) throw unknownAddress();
    return showAddresses(tx, owner);
  });
}

/** One change of a user's addresses after the other: one of them is the default. */
function locked<T>(
  { pool }: Needs,
  { tenantId, userId }: Owner,
  work: (tx: Database) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, async (tx) => {
    if (!(await lockUser(tx, tenantId, userId))) throw accountDeleted();
    return work(tx);
  });
}

const unknownAddress = () =>
  new ApiError(404, 'unknown_user_address', ({ account }) => account.addressGone);

const tooMany = () =>
  new ApiError(409, 'too_many_addresses', ({ account }) => account.tooManyAddresses(mostAddresses));
