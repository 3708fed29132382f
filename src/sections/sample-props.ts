import type { HomeKind } from '#schemas/config/home-kinds.ts';
import type { ContainerProps } from './container-props.ts';

/** Kinds that are empty until their owner has filled them. */
export type SampleKind = Extract<
  HomeKind,
  'gallery' | 'reviews' | 'about' | 'spotlight' | 'appPromotion'
>;

export type SampleProps = { [K in SampleKind]: { kind: K } & ContainerProps<K> }[SampleKind];
