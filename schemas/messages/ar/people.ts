import { plural } from './plural.ts';

/** How many people a table is for, standing alone: 'شخصان'. */
export const people = (count: number): string =>
  plural(count, {
    zero: '0 شخص',
    one: 'شخص واحد',
    two: 'شخصان',
    few: `${count} أشخاص`,
    many: `${count} شخصًا`,
    other: `${count} شخص`,
  });

/** The same after a preposition: 'طاولة لشخصين', with its 'ل'. */
export const forPeople = (count: number): string =>
  plural(count, {
    zero: 'لعدد 0',
    one: 'لشخص واحد',
    two: 'لشخصين',
    few: `لـ${count} أشخاص`,
    many: `لـ${count} شخصًا`,
    other: `لـ${count} شخص`,
  });

/** How many high chairs: 'كرسيا أطفال'. */
export const highChairs = (count: number): string =>
  plural(count, {
    zero: 'بلا كرسي أطفال',
    one: 'كرسي أطفال واحد',
    two: 'كرسيّا أطفال',
    few: `${count} كراسي أطفال`,
    many: `${count} كرسي أطفال`,
    other: `${count} كرسي أطفال`,
  });
