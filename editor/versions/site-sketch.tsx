import type { ColorsConfig } from '#schemas/config/colors.ts';
import { sectionPath } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { describeFields } from '../describe-fields.ts';
import { describeSection } from '../describe-section.ts';
import { findField } from '../find-field.ts';
import { moved } from '../publish/list-lines.ts';
import { nameOfSection } from '../sections/section-names.ts';
import { valueAt } from '../value-at.ts';
import styles from './site-sketch.module.css';

type SiteSketchProps = { title: string; config: SiteConfig; other: SiteConfig };

const groups = describeFields(siteConfigSchema);

/**
 * A site drawn in small: its palette, its type, and the blocks of its home page in order with the
 * design of each; what the other one has otherwise is marked.
 */
export function SiteSketch({ title, config, other }: SiteSketchProps) {
  const { colors, theme } = config;
  const sections = shownSections(config);
  const others = new Map(shownSections(other).map(({ id, design }) => [id, design]));
  const common = sections.map(({ id }) => id).filter((id) => others.has(id));
  const elsewhere = new Set(
    moved(
      [...others.keys()].filter((id) => common.includes(id)),
      common,
    ),
  );
  return (
    <figure className={styles.sketch}>
      <figcaption className={styles.title}>{title}</figcaption>
      <ul className={styles.palette} aria-label="Colours">
        {names(colors).map((name) => (
          <li
            key={name}
            style={{ backgroundColor: colors[name] }}
            title={`${name} ${colors[name]}`}
            data-differs={colors[name] !== other.colors[name] || undefined}
          >
            <span className={styles.said}>
              {name} {colors[name]}
              {colors[name] !== other.colors[name] && ' (differs)'}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.type} data-differs={theme.fonts !== other.theme.fonts || undefined}>
        {optionLabel('theme.fonts', theme.fonts)}
      </p>
      <ol
        className={styles.page}
        aria-label="Home page"
        style={{ backgroundColor: colors.background, borderColor: colors.text }}
      >
        {sections.map(({ id, name, design }) => {
          const differs = others.get(id) !== design || elsewhere.has(id);
          return (
            <li key={id} data-differs={differs || undefined}>
              <span className={styles.name}>{name}</span>
              <span className={styles.design}>{design}</span>
              {differs && <span className={styles.said}> (differs)</span>}
            </li>
          );
        })}
      </ol>
    </figure>
  );
}

const names = (colors: ColorsConfig): (keyof ColorsConfig)[] => {
  const { primary, secondary, accent, background, text } = colors;
  const all = { primary, secondary, accent, background, text };
  return ['primary', 'secondary', 'accent', 'background', 'text'].filter(
    (name): name is keyof typeof all => name in all,
  );
};

const optionLabel = (path: string, value: string): string =>
  findField(groups, path)?.options.find((option) => option.value === value)?.label ?? value;

/** What the home page shows, each with the name of its design. */
function shownSections(config: SiteConfig) {
  const ids = config.layout.home.filter(({ hidden }) => !hidden).map(({ id }) => id);
  return [...new Set(ids)].flatMap((id) => {
    const kind = kindOfSection(config, id);
    if (!kind) return [];
    const path = sectionPath(id);
    const variant = String(valueAt(config, [...path.split('.'), 'variant']));
    const design = describeSection(kind, path)
      .fields.find((field) => field.path.at(-1) === 'variant')
      ?.options.find((option) => option.value === variant);
    return [{ id, name: nameOfSection(config, id), design: design?.label ?? variant }];
  });
}
