import { z } from 'zod';

/** Colours are hex and nothing else, so that a configuration can hold no CSS text. */
export const hexColor = z
  .string()
  .regex(/^#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6})$/, 'Write a colour like #dc2626');

/** No backslash in an own path: browsers read it as a slash, and `/\\` leads to another host. */
const linkPattern =
  /^(?:#[\w-]*|\/(?!\/)[^\s\\]*|https?:\/\/[^\s]+|mailto:[^\s]+|tel:[+\d\s()-]+|)$/i;

/** A link by allowed scheme: in-page anchor, own path, http(s), mailto, tel, or nothing yet. */
export const link = z
  .string()
  .max(500)
  .regex(linkPattern, 'Write a path like /menu, an anchor like #menu, or a full https:// address');

/** Address of a picture: an own path or http(s), or nothing. */
export const imageUrl = z
  .string()
  .max(500)
  .regex(/^(?:\/(?!\/)[^\s"'<>\\]*|https?:\/\/[^\s"'<>\\]+|)$/i, 'Choose a picture');

/** Tells the entries of a list apart while they are moved and compared. */
export const entryId = z
  .string()
  .min(1)
  .max(40)
  .meta({ label: 'Id', field: 'hidden', group: 'content', help: 'Tells entries apart.' });

export const shortText = z.string().max(120, 'At most 120 characters');
export const longText = z.string().max(600, 'At most 600 characters');

/** A date and time by a restaurant's own clock, `2026-12-24T18:00`, or none yet. */
export const dateTime = z
  .string()
  .max(16)
  .regex(
    /^(?:20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d|)$/,
    'Choose a day and a time',
  );

/** A day by a restaurant's own calendar, `2026-12-24`, or none. */
export const localDay = z
  .string()
  .max(10)
  .regex(/^(?:20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])|)$/, 'Choose a day');

/** A time of day by a restaurant's own clock, `18:30`. */
export const localTime = z
  .string()
  .max(5)
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Choose a time');
