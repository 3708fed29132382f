import { featureIcons, type FeatureIcon } from '#schemas/config/sections/features.ts';

/** What an icon may be looked for by, beside its name. */
const words: Record<FeatureIcon, string> = {
  leaf: 'vegan vegetarian fresh green plant organic',
  clock: 'time fast quick hours minute',
  flame: 'hot spicy fire grill oven cooked',
  truck: 'delivery driver car bring',
  heart: 'love favourite care',
  star: 'best rating quality review',
  'chef-hat': 'cook kitchen chef',
  wheat: 'grain flour bread gluten bakery',
  coffee: 'cup tea drink cafe breakfast',
  pizza: 'slice italian food',
  'map-pin': 'place location address where local',
  sparkles: 'new clean special magic',
};

/** 'chef-hat' → 'Chef hat'. */
export const nameOfIcon = (icon: string): string => {
  const name = icon.replaceAll('-', ' ');
  return name.charAt(0).toUpperCase() + name.slice(1);
};

/** The icons that fit what is looked for; all for nothing. */
export function findIcons(typed: string): FeatureIcon[] {
  const wanted = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return featureIcons.filter((icon) => {
    const text = `${nameOfIcon(icon).toLowerCase()} ${words[icon]}`;
    return wanted.every((word) => text.includes(word));
  });
}
