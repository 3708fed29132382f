import ChefHat from 'lucide-react/icons/chef-hat';
import Clock from 'lucide-react/icons/clock';
import Coffee from 'lucide-react/icons/coffee';
import Flame from 'lucide-react/icons/flame';
import Heart from 'lucide-react/icons/heart';
import Leaf from 'lucide-react/icons/leaf';
import MapPin from 'lucide-react/icons/map-pin';
import Pizza from 'lucide-react/icons/pizza';
import Sparkles from 'lucide-react/icons/sparkles';
import Star from 'lucide-react/icons/star';
import Truck from 'lucide-react/icons/truck';
import Wheat from 'lucide-react/icons/wheat';
import { memo } from 'react';
import type { FeatureIcon as FeatureIconName } from '#schemas/config/sections/features.ts';

const icons = {
  leaf: Leaf,
  clock: Clock,
  flame: Flame,
  truck: Truck,
  heart: Heart,
  star: Star,
  'chef-hat': ChefHat,
  wheat: Wheat,
  coffee: Coffee,
  pizza: Pizza,
  'map-pin': MapPin,
  sparkles: Sparkles,
} satisfies Record<FeatureIconName, unknown>;

type FeatureIconProps = { name: FeatureIconName; strokeWidth?: number };

/**
 * The drawing of a feature; decoration, so it has no name. It is 1em large, and drawn once: words
 * beside it change with every key in the editor.
 */
export const FeatureIcon = memo(function FeatureIcon({
  name,
  strokeWidth = 1.5,
}: FeatureIconProps) {
  const Drawing = icons[name];
  return <Drawing aria-hidden="true" size="1em" strokeWidth={strokeWidth} />;
});
