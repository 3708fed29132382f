import { useState } from 'react';
import { ComboBox } from '../combo-box/combo-box.tsx';
import { dishOptions } from '../dish/dish-options.ts';
import type { describedBy } from '../field/field-frame.tsx';
import styles from '../field/field.module.css';
import type { LinkKind, LinkTargets } from './link-kinds.ts';

type LinkTargetProps = {
  id: string;
  kind: LinkKind;
  target: string;
  targets: LinkTargets;
  described: ReturnType<typeof describedBy>;
  onChoose(target: string): void;
};

/** What a link leads to, chosen from what there is. */
export function LinkTarget({ id, kind, target, targets, described, onChoose }: LinkTargetProps) {
  if (kind === 'dish') {
    return <DishTarget {...{ id, target, targets, described, onChoose }} />;
  }
  const options = optionsOf(kind, targets);
  if (kind === 'none') return null;
  if (options.length === 0) return <p className={styles.help}>There is none of this kind yet.</p>;
  return (
    <select
      id={id}
      className={styles.input}
      value={target}
      onChange={(event) => onChoose(event.target.value)}
      {...described}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

function optionsOf(kind: LinkKind, { screens, sections, categories }: LinkTargets) {
  if (kind === 'screen') return screens.map(({ path, name }) => ({ value: path, label: name }));
  if (kind === 'section') return sections.map(({ id, name }) => ({ value: id, label: name }));
  if (kind === 'category') {
    return categories.map(({ id, name }) => ({ value: String(id), label: name }));
  }
  return [];
}

type DishTargetProps = Omit<LinkTargetProps, 'kind'>;

/** A menu is long: its dishes are searched. */
function DishTarget({ id, target, targets, described, onChoose }: DishTargetProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const name = targets.dishes.find((dish) => String(dish.id) === target)?.name ?? '';
  return (
    <ComboBox
      id={id}
      text={typed ?? name}
      options={dishOptions(targets)}
      nothing="No dish of this name."
      placeholder="Search the menu"
      onText={setTyped}
      onChoose={({ value }) => {
        setTyped(null);
        onChoose(value);
      }}
      onBlur={() => setTyped(null)}
      {...described}
    />
  );
}
