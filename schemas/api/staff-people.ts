import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { staffMember } from './staff.ts';
import { everyRole } from './staff-role.ts';
import { count, dataOf, id, instant, plainLine } from './wire.ts';

/** What people identify by at a device of the desk; it is never sent back. */
export const pin = z.string().regex(/^\d{4,8}$/, 'A PIN has 4 to 8 digits');

const personName = plainLine.min(1).max(80);
const deviceName = plainLine.min(1).max(60);

const deskDevice = z.object({ id: z.uuid(), name: z.string(), restaurant_id: id });

/** Who is at the desk in this browser. */
const deskSession = z.object({
  /** null: somebody is signed in by password. */
  device: deskDevice.nullable(),
  /** null: nobody has identified at the device, or not lately. */
  person: staffMember.nullable(),
  /** After so many seconds without a change the device forgets the person; null: it does not. */
  seconds_left: count.nullable(),
  /** They may do nothing else before they have set up the second factor that is required. */
  needs_second_factor: z.literal(true).optional(),
  /** The site is not open yet, and its set-up (staff-setup.ts) is this owner's to finish. */
  needs_setup: z.literal(true).optional(),
  /** The operator holds the site: staff read, and change nothing. */
  suspended: z
    .object({
      since: instant,
      /** URI by which the operator is reached; null: none is configured. */
      contact: z.string().nullable(),
    })
    .optional(),
});
export type DeskSession = z.output<typeof deskSession>;

const getDesk = endpoint(routes.getDesk, {
  summary: 'Who is at the desk: the device, and the person who has identified there.',
  security: ['staff'],
  roles: everyRole,
  withoutSecondFactor: true,
  atDevice: 'without_person',
  reply: dataOf(deskSession),
});

const identifyAtDesk = endpoint(routes.identifyAtDesk, {
  summary: 'Identifies a person at a device by their PIN, in place of who was there.',
  security: ['staff'],
  roles: everyRole,
  atDevice: 'without_person',
  body: z.object({ pin }),
  reply: dataOf(deskSession),
});

const lockDesk = endpoint(routes.lockDesk, {
  summary: 'Makes a device forget who has identified there; again changes nothing.',
  security: ['staff'],
  roles: everyRole,
  atDevice: 'without_person',
  reply: dataOf(deskSession),
});

const listedDevice = deskDevice.extend({
  registered_by: z.string(),
  registered_at: instant,
  last_used_at: instant,
});
export type ListedDevice = z.output<typeof listedDevice>;

const listDevices = endpoint(routes.listDevices, {
  summary: 'The devices that stay signed in at the staff member’s restaurants.',
  security: ['staff'],
  reply: dataOf(z.array(listedDevice)),
});

const registerDevice = endpoint(routes.registerDevice, {
  summary:
    'Keeps this browser signed in as a device of a restaurant, and ends its session by password.',
  security: ['staff'],
  body: z.object({ restaurant_id: id, name: deviceName }),
  status: 201,
  reply: dataOf(deskSession),
});

const revokeDevice = endpoint(routes.revokeDevice, {
  summary: 'Signs a device out at once, for good.',
  security: ['staff'],
  params: z.object({ deviceId: z.uuid() }),
  reply: dataOf(z.object({})),
});

const reportSound = endpoint(routes.reportSound, {
  summary:
    'Reports that the sound of a desk is on; new orders are not mailed besides (decision 121).',
  security: ['staff'],
  roles: everyRole,
  atDevice: 'without_person',
  audit: 'none',
  /** null: of every restaurant that the staff member works for. */
  body: z.object({ restaurant_id: id.nullable() }),
  reply: dataOf(z.object({})),
});

/** Calls of the desk itself, as rows of the contract. */
export const deskEndpoints = {
  getDesk,
  identifyAtDesk,
  lockDesk,
  reportSound,
  listDevices,
  registerDevice,
  revokeDevice,
};

const listedPerson = staffMember.extend({
  has_pin: z.boolean(),
  /** Signing in asks them for more than their password. */
  has_second_factor: z.boolean(),
  /** false: they are signed out everywhere and cannot come back in. */
  is_active: z.boolean(),
});
export type ListedPerson = z.output<typeof listedPerson>;

export const listPeople = endpoint(routes.listPeople, {
  summary:
    'The people whom the staff member may change: an owner all, a manager those at the desk.',
  security: ['staff'],
  reply: dataOf(z.array(listedPerson)),
});

export const addPerson = endpoint(routes.addPerson, {
  summary:
    'Adds a person at the desk of a restaurant; again with the same name and PIN changes nothing.',
  security: ['staff'],
  body: z.object({ name: personName, restaurant_id: id, pin }),
  status: 201,
  reply: dataOf(listedPerson),
});

export const changePerson = endpoint(routes.changePerson, {
  summary:
    'Renames a person, gives them another PIN (null: none) or role, or deactivates them, which takes their PIN.',
  security: ['staff'],
  confirmation: 'of_owners',
  params: z.object({ personId: z.uuid() }),
  body: z
    .object({
      name: personName,
      pin: pin.nullable(),
      is_active: z.boolean(),
      /** By owners alone; it signs the person out, who works with their new role from then on. */
      role: z.enum(everyRole),
      /** With `role`: the one they work for; null of an owner. */
      restaurant_id: id.nullable(),
    })
    .partial()
    .refine(
      ({ role, restaurant_id: of }) =>
        role === undefined
          ? of === undefined
          : of !== undefined && (role === 'owner') === (of === null),
      {
        path: ['restaurant_id'],
        error: 'Owners work for all restaurants, everybody else for one',
      },
    )
    .refine(({ pin: next, is_active }) => is_active !== false || !next, {
      path: ['pin'],
      error: 'Who is deactivated has no PIN',
    }),
  reply: dataOf(listedPerson),
});
