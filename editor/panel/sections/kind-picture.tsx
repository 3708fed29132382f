import Clock from 'lucide-react/icons/clock';
import Grid from 'lucide-react/icons/grid-2x2';
import Image from 'lucide-react/icons/image';
import Images from 'lucide-react/icons/images';
import ListChecks from 'lucide-react/icons/list-checks';
import Quote from 'lucide-react/icons/message-square-quote';
import Smartphone from 'lucide-react/icons/smartphone';
import Sparkles from 'lucide-react/icons/star';
import Story from 'lucide-react/icons/book-open';
import Utensils from 'lucide-react/icons/utensils';
import type { ComponentType } from 'react';
import type { HomeKind } from '#schemas/config/home-kinds.ts';
import styles from './add-section.module.css';

type Icon = ComponentType<{ size: number }>;

const icons: Record<HomeKind, Icon> = {
  hero: Image,
  features: ListChecks,
  categories: Grid,
  menu: Utensils,
  appPromotion: Smartphone,
  spotlight: Sparkles,
  gallery: Images,
  reviews: Quote,
  hours: Clock,
  about: Story,
};

/** A sign for a kind of section. */
export function KindPicture({ kind }: { kind: HomeKind }) {
  const Icon = icons[kind];
  return (
    <span className={styles.picture} aria-hidden="true">
      <Icon size={18} />
    </span>
  );
}
