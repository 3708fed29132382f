import type { DeskSession } from '#schemas/api/staff-people.ts';
import {
  deleteDevice,
  deleteDeviceByToken,
  insertDevice,
  listDevices,
  setPersonAtDevice,
} from '../db/queries/desk-devices.ts';
import { notifyStaffChange } from '../db/queries/notify.ts';
import { noteSoundingDesk } from '../db/queries/sounding-desks.ts';
import { deleteStaffSession } from '../db/queries/staff.ts';
import { changeStaffAccount, findStaffByPin } from '../db/queries/staff-people.ts';
import type { Tenant } from '../db/queries/tenants.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { cookieName } from '../identity/cookie-name.ts';
import {
  deskDeviceCookie,
  deskDeviceMaxAge,
  deviceXsrf,
  personIdleMs,
} from '../identity/desk-device.ts';
import type { DeviceIdentity, StaffIdentity } from '../identity/identity.ts';
import { needsSetup } from '../identity/needs-setup.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { pinHashes } from '../identity/pin-hash.ts';
import { requireStaff } from '../identity/require-staff.ts';
import { staffCookie, xsrfCookie } from '../identity/staff-session.ts';
import { staffView } from '../identity/staff-view.ts';
import { hashToken, newToken } from '../identity/token.ts';
import { createPinLimits } from '../rate-limits/pin-limits.ts';

type Names =
  | 'getDesk'
  | 'identifyAtDesk'
  | 'lockDesk'
  | 'reportSound'
  | 'listDevices'
  | 'registerDevice'
  | 'revokeDevice';

type Answers = Pick<Call<'getDesk'>, 'setCookie'>;

/** Devices of the desk, and who is at them (decisions/038). */
export function staffDeskRoutes(deps: Deps): Handlers<Names> {
  const { db, clock } = deps;
  const limits = createPinLimits(deps);
  const names = {
    session: cookieName(deps.options, staffCookie),
    device: cookieName(deps.options, deskDeviceCookie),
  };
  const suspensionOf = ({ suspendedAt }: Tenant): Pick<DeskSession, 'suspended'> => {
    if (suspendedAt === null) return {};
    return {
      suspended: { since: suspendedAt.toISOString(), contact: deps.options.operatorContact },
    };
  };
  const setDeviceCookies = ({ setCookie }: Answers, token: string) => {
    const maxAge = deskDeviceMaxAge;
    setCookie({ name: names.device, value: token, maxAge });
    setCookie({ name: xsrfCookie, value: deviceXsrf(deps, token), isReadable: true, maxAge });
  };
  return {
    getDesk: async (call) => {
      const staff = requireStaff(call);
      const token = call.cookies[names.device];
      // Anew at each visit: they last longer so, and a sign-in in between has set its own.
      if (staff.device !== null && token !== undefined) setDeviceCookies(call, token);
      return {
        data: { ...sessionView(staff, call.tenant, clock()), ...suspensionOf(call.tenant) },
      };
    },

    identifyAtDesk: async (call) => {
      const tenantId = call.tenant.id;
      const device = requireDevice(requireStaff(call));
      const { id, restaurantId } = device;
      const hashes = pinHashes(deps, { tenantId, pin: call.body.pin });
      const person = await limits.attempt(`device:${id}`, () =>
        findStaffByPin(db, tenantId, { pinHashes: hashes, restaurantId }),
      );
      if (!person) throw new ApiError(403, 'wrong_pin', 'Nobody here has this PIN. Try again.');
      const [pinHash] = hashes;
      // The PIN itself is nowhere: it leaves a former SECRET_KEY when it is typed.
      if (person.pinHash !== pinHash) {
        await changeStaffAccount(db, tenantId, person.id, { pinHash });
      }
      call.setActor({ ...person, restaurantId });
      const now = clock();
      await setPersonAtDevice(db, tenantId, id, { staffId: person.id, now });
      const data = {
        device: deviceView(device),
        person: { ...staffView(person), restaurant_id: restaurantId },
        seconds_left: personIdleMs / 1000,
      };
      return { data };
    },

    lockDesk: async (call) => {
      const device = requireDevice(requireStaff(call));
      await setPersonAtDevice(db, call.tenant.id, device.id, null);
      return { data: { device: deviceView(device), person: null, seconds_left: null } };
    },

    reportSound: async (call) => {
      const staff = requireStaff(call);
      const { restaurant_id: asked } = call.body;
      if (asked !== null) {
        await requireOwnRestaurant(db, { tenantId: call.tenant.id, staff }, asked);
      }
      const restaurantId = asked ?? staff.restaurantId;
      await noteSoundingDesk(db, call.tenant.id, { restaurantId, now: clock() });
      return { data: {} };
    },

    listDevices: async (call) => {
      const { restaurantId } = requireStaff(call);
      const devices = await listDevices(db, call.tenant.id, restaurantId);
      return {
        data: devices.map((device) => ({
          ...deviceView(device),
          registered_by: device.registeredByName,
          registered_at: device.registeredAt.toISOString(),
          last_used_at: device.lastUsedAt.toISOString(),
        })),
      };
    },

    registerDevice: async (call) => {
      const { tenant, body } = call;
      const staff = requireStaff(call);
      const restaurantId = body.restaurant_id;
      await requireOwnRestaurant(db, { tenantId: tenant.id, staff }, restaurantId);
      const token = newToken(tenant.id);
      const now = clock();
      const before = call.cookies[names.device];
      const device = await db.transaction(async (tx) => {
        // The browser forgets what it was before.
        if (before !== undefined) await deleteDeviceByToken(tx, tenant.id, hashToken(before));
        await deleteStaffSession(tx, tenant.id, staff.sessionHash);
        await notifyStaffChange(tx, tenant.id);
        return insertDevice(tx, tenant.id, {
          restaurantId,
          name: body.name,
          tokenHash: hashToken(token),
          registeredBy: staff.id,
          registeredAt: now,
          lastUsedAt: now,
        });
      });
      call.setCookie({ name: names.session, value: '' });
      setDeviceCookies(call, token);
      return { data: { device: deviceView(device), person: null, seconds_left: null } };
    },

    revokeDevice: async (call) => {
      const { restaurantId } = requireStaff(call);
      const id = call.params.deviceId;
      await db.transaction(async (tx) => {
        if (!(await deleteDevice(tx, call.tenant.id, { id, restaurantId }))) {
          throw new ApiError(404, 'unknown_device', 'This device is not signed in any more.');
        }
        await notifyStaffChange(tx, call.tenant.id);
      });
      return { data: {} };
    },
  };
}

const deviceView = ({ id, name, restaurantId }: Omit<DeviceIdentity, 'personUntil'>) => ({
  id,
  name,
  restaurant_id: restaurantId,
});

function sessionView(staff: StaffIdentity, tenant: Tenant, now: Date): DeskSession {
  const { device } = staff;
  if (device === null) {
    return {
      device: null,
      person: staffView(staff),
      seconds_left: null,
      ...(staff.needsSecondFactor && { needs_second_factor: true }),
      ...(needsSetup(staff, tenant) && { needs_setup: true }),
    };
  }
  const { personUntil } = device;
  if (personUntil === null) return { device: deviceView(device), person: null, seconds_left: null };
  const left = Math.ceil((personUntil.getTime() - now.getTime()) / 1000);
  return { device: deviceView(device), person: staffView(staff), seconds_left: left };
}

/** @throws ApiError 409 where somebody is signed in by password, and needs no PIN. */
function requireDevice({ device }: StaffIdentity): DeviceIdentity {
  if (device) return device;
  const sentence = 'You are signed in by password in this browser, and need no PIN.';
  throw new ApiError(409, 'not_a_device', sentence);
}
