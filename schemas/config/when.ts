import { z } from 'zod';
import { localDay, localTime } from './fields/values.ts';

/** By the width of the window, as the designs break: below 768 px, below 1024 px, and above. */
export const deviceKinds = ['phone', 'tablet', 'computer'] as const;
export type DeviceKind = (typeof deviceKinds)[number];

/** How a customer takes an order, as the cart has it (schemas/api/wire.ts). */
const orderTypes = ['pickup', 'delivery', 'dine_in'] as const;

/** A row of the week; what ends at or before its beginning crosses midnight (rule R18). */
const weeklyTime = z.object({
  days: z
    .array(
      z.number().int().min(1).max(7).meta({
        label: 'Weekday',
        field: 'hidden',
        group: 'behaviour',
        help: 'From 1, Monday, to 7.',
      }),
    )
    .max(7)
    .default([]),
  from: localTime.meta({
    label: 'From',
    field: 'hidden',
    group: 'behaviour',
    help: 'Begins then.',
  }),
  to: localTime.meta({ label: 'To', field: 'hidden', group: 'behaviour', help: 'Ends then.' }),
});
export type WeeklyTime = z.output<typeof weeklyTime>;

/** When a section is shown: every part of it has to hold, and a part that is empty always holds. */
export const whenSchema = z.object({
  times: z.array(weeklyTime).max(14).default([]).meta({
    label: 'Times of the week',
    field: 'times',
    group: 'behaviour',
    help: 'A time that ends before it begins goes on into the next day.',
  }),
  from: localDay
    .default('')
    .meta({ label: 'First day', field: 'day', group: 'behaviour', help: 'Empty: from now on.' }),
  until: localDay.default('').meta({
    label: 'Last day',
    field: 'day',
    group: 'behaviour',
    help: 'It is still shown on that day. Empty: no end.',
  }),
  devices: z
    .array(
      z.enum(deviceKinds).meta({
        label: 'Device',
        field: 'hidden',
        group: 'behaviour',
        help: 'One that shows it.',
      }),
    )
    .max(3)
    .default([])
    .meta({
      label: 'On these devices',
      field: 'choices',
      group: 'behaviour',
      help: 'By the width of the window.',
      options: { phone: 'Phones', tablet: 'Tablets', computer: 'Computers' },
    }),
  orderTypes: z
    .array(
      z.enum(orderTypes).meta({
        label: 'Order type',
        field: 'hidden',
        group: 'behaviour',
        help: 'One that shows it.',
      }),
    )
    .max(3)
    .default([])
    .meta({
      label: 'For these orders',
      field: 'choices',
      group: 'behaviour',
      help: 'What a guest has chosen; pickup before a choice.',
      options: { pickup: 'Pickup', delivery: 'Delivery', dine_in: 'Dine-in' },
    }),
});
export type When = z.output<typeof whenSchema>;
