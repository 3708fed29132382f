import type { ComponentType } from 'react';
import type { FieldKind } from '#schemas/config/fields/field.ts';
import { lazyView } from '../parts/lazy-view.tsx';
import { ChoiceField } from './choice/choice.tsx';
import { ColorField } from './color/color.tsx';
import { DateField } from './date/date.tsx';
import { DishField } from './dish/dish.tsx';
import type { FieldProps } from './field/field-props.ts';
import { GroupField } from './group/group.tsx';
import { IconField } from './icon/icon.tsx';
import { LinkField } from './link/link.tsx';
import { ListField } from './list/list.tsx';
import { LongTextField } from './text/long-text.tsx';
import { NumberField } from './number/number.tsx';
import { MarkField, PictureField } from './picture/picture.tsx';
import { SwitchField } from './switch/switch.tsx';
import { TextField } from './text/text.tsx';

const ChoicesField = lazyView<FieldProps>(
  'choices',
  async () => (await import('./choice/choices.tsx')).ChoicesField,
);
const RichTextField = lazyView<FieldProps>(
  'rich text',
  async () => (await import('./rich-text/rich-text.tsx')).RichTextField,
);
const TimesField = lazyView<FieldProps>(
  'times',
  async () => (await import('./date/times.tsx')).TimesField,
);

/** The input of each kind of field; a kind without one is a compile error. 'hidden' and 'byVariant' have none. */
export const fieldInputs = {
  text: TextField,
  longText: LongTextField,
  richText: RichTextField,
  number: NumberField,
  switch: SwitchField,
  choice: ChoiceField,
  color: ColorField,
  image: PictureField,
  mark: MarkField,
  link: LinkField,
  icon: IconField,
  list: ListField,
  group: GroupField,
  date: DateField,
  day: DateField,
  choices: ChoicesField,
  times: TimesField,
  dish: DishField,
} satisfies Record<Exclude<FieldKind, 'hidden' | 'byVariant'>, ComponentType<FieldProps>>;
