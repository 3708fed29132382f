import type { PictureSection, PictureUse } from '../../api/staff-pictures.ts';

type Kind<U> = U extends { kind: infer K } ? K & string : never;
type SiteKind = Kind<Extract<PictureUse, { section: PictureSection }>>;
type ThingKind = Kind<Exclude<PictureUse, { section: PictureSection }>>;

type Sent =
  | { status: 'waiting' | 'failed' }
  | { status: 'sending'; share: number }
  | { status: 'stored'; picture: { was_stored: boolean } };

const sections: Record<PictureSection, string> = {
  hero: 'Hero',
  features: 'Features',
  categories: 'Categories',
  menu: 'Menu',
  appPromotion: 'App promotion',
  spotlight: 'Spotlight',
  gallery: 'Gallery',
  reviews: 'Reviews',
  hours: 'Hours',
  about: 'About',
  header: 'Header',
  footer: 'Footer',
  topOfferBanner: 'Top offer banner',
  seo: 'Search and sharing',
  general: 'Business',
  other: 'Site',
};

const places: Record<SiteKind, (section: string) => string> = {
  site: (section) => `${section} of the site`,
  draft: (section) => `${section} of the site, not published yet`,
  scheduled: (section) => `${section} of the site, at a set time`,
};

const things: Record<ThingKind, (name: string) => string> = {
  dish: (name) => name,
  category: (name) => `${name} (category)`,
  combo: (name) => `${name} (combo)`,
  half_set: (name) => `${name} (halves)`,
  deal: (name) => `${name} (deal)`,
  restaurant: (name) => `${name} (restaurant)`,
};

function state(sent: Sent): string {
  switch (sent.status) {
    case 'waiting':
      return 'Waiting for the others';
    case 'sending':
      return sent.share < 1 ? `${Math.floor(sent.share * 100)} % sent` : 'Almost there…';
    case 'stored':
      return sent.picture.was_stored ? 'Was in the library already' : 'Stored';
    case 'failed':
      return '';
  }
}

/** The library of pictures, and how they come to the dishes. */
export const deskPictures = {
  title: 'Pictures',
  heading: 'Pictures',
  intro:
    'Every picture of your business, and where it is used. Nothing is deleted: orders, older versions and what was taken back may show it again.',
  search: 'Find by name, dish or section',
  filter: 'Show',
  filters: { all: 'All pictures', used: 'Used', unused: 'Not used' },
  count: (count: number) => (count === 1 ? '1 picture' : `${count} pictures`),
  empty: 'There are no pictures yet. Choose some above.',
  nothingFound: (term: string) => `No picture fits “${term}”.`,
  noneOfFilter: 'There are none of these.',
  list: 'Pictures in the library',
  size: (width: string, height: string, bytes: string) => `${width} × ${height} pixels, ${bytes}`,
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
  uploaded: (name: string, date: string) => `${name}, ${date}`,
  notKnown: 'Stored earlier',
  usedBy: 'Used by',
  notUsed: 'Not used',
  open: (name: string) => `Open ${name} in a new tab`,
  more: (count: number) => `and ${count} more`,
  at: (place: string, restaurant: string) => `${place} at ${restaurant}`,
  atSeveral: (place: string, count: number) => `${place} at ${count} restaurants`,
  sections,
  places,
  things,
  uploads: {
    list: 'Files',
    choose: 'Choose a file',
    chooseSeveral: 'Choose files',
    camera: 'Take a photo',
    orDrop: 'or drop them here',
    dropped: 'Let go to add them',
    hint: 'JPEG, PNG, WebP, AVIF or GIF, up to 15 MB each. Files that are called like a dish find it by themselves.',
    progressOf: (file: string) => `Sending ${file}`,
    state,
    network: 'It did not arrive. Check the connection and try again.',
    again: 'Try again',
    againOf: (file: string) => `Try again: ${file}`,
    allAgain: (count: number) => `Try all ${count} again`,
    clear: 'Clear the list',
    done: (stored: number, all: number, before: number) =>
      `${stored} of ${all} stored${before > 0 ? `, ${before} of them were in the library already` : ''}`,
  },
  match: {
    begin: (count: number) =>
      count === 1
        ? 'Find the dish of 1 unused picture'
        : `Find the dishes of ${count} unused pictures`,
    heading: 'Which picture is of which dish?',
    intro:
      'Found by the names of the files. Nothing is changed before you say so, and all of it can be taken back at once.',
    dishOf: 'Dish',
    noDish: 'No dish',
    suggested: 'Likely',
    noCategory: 'In no category',
    kinds: {
      similar: 'Called much like it. Please check.',
      several: 'More than one dish fits. Choose one.',
      taken: 'Another picture is called like this dish.',
      none: 'No dish is called like this file.',
    },
    had: 'The dish has this picture.',
    replaces: 'The picture until now',
    twice: 'Another picture is for this dish too.',
    twiceAtAll: 'A dish has one picture. Choose another dish, or none.',
    use: (count: number) => (count === 1 ? 'Use 1 picture' : `Use ${count} pictures`),
    saving: 'Saving…',
    leave: 'Not now',
    done: (count: number) =>
      count === 1 ? '1 dish has its picture' : `${count} dishes have their pictures`,
    both: 'Somebody else changed one of these pictures in the meantime. Look at them and press again.',
  },
  library: {
    title: 'Choose a picture',
    text: 'One of your pictures, or a new one.',
    list: 'Your pictures',
    close: 'Close',
    cancel: 'Cancel',
  },
  field: {
    label: 'Picture',
    choose: 'Choose a picture',
    change: 'Change',
    remove: 'Remove',
  },
} as const;
