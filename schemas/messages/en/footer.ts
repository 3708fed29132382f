/** Sentences of the foot of every page: they come with it. */
export const footer = {
  pages: 'Pages',
  visit: 'Visit us',
  contact: 'Talk to us',
  follow: 'Follow us',
  acn: (number: string) => `ACN ${number}`,
  platforms: {
    facebook: 'Facebook',
    instagram: 'Instagram',
    tiktok: 'TikTok',
    x: 'X',
    youtube: 'YouTube',
    linkedin: 'LinkedIn',
    other: 'More of us',
  },
};
