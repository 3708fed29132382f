import type { SampleLocality } from './sample-tenant.ts';

/** Suburbs around the three ovens; the last one is too far from each of them. */
const suburbs = [
  ['3000', 'Melbourne', -37.814, 144.963],
  ['3011', 'Footscray', -37.8, 144.899],
  ['3011', 'Seddon', -37.808, 144.891],
  ['3012', 'Kingsville', -37.811, 144.88],
  ['3012', 'West Footscray', -37.798, 144.877],
  ['3013', 'Yarraville', -37.816, 144.89],
  ['3015', 'Newport', -37.843, 144.883],
  ['3015', 'Spotswood', -37.83, 144.885],
  ['3016', 'Williamstown', -37.862, 144.89],
  ['3052', 'Parkville', -37.78, 144.948],
  ['3053', 'Carlton', -37.8, 144.967],
  ['3054', 'Carlton North', -37.785, 144.972],
  ['3054', 'Princes Hill', -37.783, 144.965],
  ['3055', 'Brunswick West', -37.764, 144.943],
  ['3056', 'Brunswick', -37.767, 144.96],
  ['3057', 'Brunswick East', -37.769, 144.979],
  ['3058', 'Coburg', -37.744, 144.964],
  ['3065', 'Fitzroy', -37.799, 144.978],
  ['3066', 'Collingwood', -37.802, 144.988],
  ['3068', 'Clifton Hill', -37.789, 144.996],
  ['3068', 'Fitzroy North', -37.784, 144.986],
  ['3070', 'Northcote', -37.77, 145],
  ['3071', 'Thornbury', -37.755, 145.005],
  ['3072', 'Preston', -37.74, 145.004],
  ['3078', 'Alphington', -37.78, 145.031],
  ['3078', 'Fairfield', -37.779, 145.017],
  ['3182', 'St Kilda', -37.864, 144.982],
] as const;

export const localities139: readonly SampleLocality[] = suburbs.map(
  ([postcode, suburb, latitude, longitude]) => ({
    postcode,
    suburb,
    city: 'Melbourne',
    latitude,
    longitude,
  }),
);
