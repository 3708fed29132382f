import type { SampleRestaurant, SampleZone } from './sample-tenant.ts';

const everyDay = [1, 2, 3, 4, 5, 6, 7];
const tips = [5, 10, 15];

/** The banner's promise: 3000 is free (rule R46). */
const freeOver30 = [
  { from: 0, fee: 690 },
  { from: 3000, fee: 0 },
];

const furtherOut = {
  name: 'Further out',
  minimum: 3500,
  tiers: [
    { from: 0, fee: 990 },
    { from: 5000, fee: 490 },
    { from: 8000, fee: 0 },
  ],
  extraMinutes: 10,
} satisfies Partial<SampleZone>;

export const restaurants139: readonly SampleRestaurant[] = [
  {
    key: 'brunswick-east',
    name: 'Forno Pomo Brunswick East',
    status: 1,
    streetName: '214 Lygon Street',
    city: 'Brunswick East',
    postcode: '3057',
    phone: '(03) 7010 4139',
    email: 'lygon@fornopomo.example',
    timeZone: 'Australia/Melbourne',
    latitude: -37.7712,
    longitude: 144.9722,
    orderTypes: ['pickup', 'delivery', 'dine_in'],
    hours: [
      { weekdays: [1, 2, 3, 4], opens: '11:30', closes: '22:00' },
      { weekdays: [5, 6], opens: '11:30', closes: '01:00' },
      { weekdays: [7], opens: '12:00', closes: '22:00' },
    ],
    exceptions: [
      {
        inDays: 4,
        note: 'We close early, the oven gets its new floor',
        hours: [{ opens: '11:30', closes: '16:00' }],
      },
    ],
    leadMinutes: 20,
    slotMinutes: 15,
    acceptsByHand: false,
    lastOrderMinutes: 15,
    capacityUnits: 36,
    tipPercents: tips,
    zones: [
      {
        name: 'Around the corner',
        area: { kind: 'postcodes', postcodes: ['3054', '3056', '3057', '3068'] },
        minimum: 2000,
        tiers: freeOver30,
      },
      { ...furtherOut, area: { kind: 'radius', metres: 6000 } },
    ],
    picture: { name: 'brunswick-east' },
  },
  {
    key: 'northcote',
    name: 'Forno Pomo Northcote',
    status: 1,
    streetName: '388 High Street',
    city: 'Northcote',
    postcode: '3070',
    phone: '(03) 7010 4140',
    email: 'high@fornopomo.example',
    timeZone: 'Australia/Melbourne',
    latitude: -37.7686,
    longitude: 144.9987,
    orderTypes: ['pickup', 'delivery'],
    hours: [
      { weekdays: everyDay, opens: '11:30', closes: '14:30' },
      { weekdays: [1, 2, 3, 4, 7], opens: '17:00', closes: '21:30' },
      { weekdays: [5, 6], opens: '17:00', closes: '22:30' },
    ],
    exceptions: [{ inDays: 5, note: 'Closed for a wedding, ours', hours: [] }],
    leadMinutes: 25,
    slotMinutes: 15,
    acceptsByHand: false,
    capacityOrders: 8,
    tipPercents: tips,
    zones: [
      {
        name: 'Both sides of High Street',
        area: { kind: 'postcodes', postcodes: ['3070', '3071', '3078'] },
        minimum: 2000,
        tiers: freeOver30,
      },
      { ...furtherOut, area: { kind: 'radius', metres: 4500 } },
    ],
    picture: { name: 'northcote' },
  },
  {
    key: 'yarraville',
    name: 'Forno Pomo Yarraville',
    status: 1,
    streetName: '19 Anderson Street',
    city: 'Yarraville',
    postcode: '3013',
    phone: '(03) 7010 4141',
    email: 'anderson@fornopomo.example',
    timeZone: 'Australia/Melbourne',
    latitude: -37.8157,
    longitude: 144.8903,
    orderTypes: ['pickup', 'delivery', 'dine_in'],
    hours: [
      { weekdays: everyDay, opens: '12:00', closes: '21:30', orderTypes: ['pickup', 'dine_in'] },
      { weekdays: everyDay, opens: '17:00', closes: '21:00', orderTypes: ['delivery'] },
    ],
    leadMinutes: 15,
    slotMinutes: 10,
    capacityOrders: 10,
    capacityUnits: 24,
    acceptsByHand: true,
    acceptMinutes: 10,
    deliveryMinutes: 20,
    tipPercents: tips,
    zones: [
      {
        name: 'The village',
        area: { kind: 'postcodes', postcodes: ['3013'] },
        minimum: 2000,
        tiers: freeOver30,
      },
      {
        ...furtherOut,
        // West of the Maribyrnong and the river: the bridge is not for scooters.
        area: {
          kind: 'polygon',
          points: [
            { latitude: -37.789, longitude: 144.86 },
            { latitude: -37.789, longitude: 144.906 },
            { latitude: -37.814, longitude: 144.906 },
            { latitude: -37.834, longitude: 144.902 },
            { latitude: -37.85, longitude: 144.9 },
            { latitude: -37.85, longitude: 144.86 },
          ],
        },
      },
    ],
    picture: { name: 'yarraville' },
  },
  {
    key: 'footscray',
    name: 'Forno Pomo Footscray',
    status: 0,
    streetName: '72 Barkly Street',
    city: 'Footscray',
    postcode: '3011',
    phone: '(03) 7010 4142',
    email: 'barkly@fornopomo.example',
    timeZone: 'Australia/Melbourne',
    latitude: -37.7998,
    longitude: 144.8989,
    orderTypes: ['pickup'],
    hours: [{ weekdays: everyDay, opens: '17:00', closes: '21:30' }],
    leadMinutes: 20,
    slotMinutes: 15,
    acceptsByHand: false,
  },
];
