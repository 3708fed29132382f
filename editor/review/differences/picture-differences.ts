import { mediaSchema } from '#schemas/config/media.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import { valueAt, type Path } from '../../core/settings/value-at.ts';
import type { Difference, PictureDetail } from './difference.ts';

const nothing = mediaSchema.parse({});

/** What is known of pictures beside their address: descriptions, and what stays in sight. */
export function pictureDifferences(before: SiteConfig, after: SiteConfig): Difference[] {
  const keys = new Set([...Object.keys(before.media), ...Object.keys(after.media)]);
  const isOfBoth = (key: string) => {
    const [first, id = ''] = key.split('.');
    return (
      first !== 'sections' ||
      (Object.hasOwn(before.sections, id) && Object.hasOwn(after.sections, id))
    );
  };
  return [...keys].filter(isOfBoth).flatMap((key) => {
    const old = before.media[key] ?? nothing;
    const next = after.media[key] ?? nothing;
    const path = pathOf(after, key);
    const { group, groupLabel, label: own } = nameOfSetting(after, path);
    const about = { group, groupLabel, field: path.join('.') };
    const describeSetting = (
      label: string,
      names: readonly PictureDetail[],
      view: Difference['view'],
    ): Difference[] =>
      names.every((name) => old[name] === next[name])
        ? []
        : [
            {
              ...about,
              key: `${names.join(' ')} ${key}`,
              label: `${own} › ${label}`,
              place: { kind: 'picture', key, names },
              view,
            },
          ];
    return [
      ...describeSetting('Description', ['alt'], {
        kind: 'text',
        before: old.alt,
        after: next.alt,
      }),
      ...describeSetting('Decoration only', ['decorative'], {
        kind: 'words',
        before: isOn(old.decorative),
        after: isOn(next.decorative),
      }),
      ...describeSetting('What stays in sight', ['focusX', 'focusY'], {
        kind: 'words',
        before: focusInWords(old),
        after: focusInWords(next),
      }),
    ];
  });
}

const isOn = (value: boolean) => (value ? 'On' : 'Off');

const percent = (share: number) => `${Math.round(share * 100)} %`;

const focusInWords = ({ focusX, focusY }: { focusX: number; focusY: number }) =>
  `${percent(focusX)} across, ${percent(focusY)} down`;

/** Of a list's picture its place among the others, by the id that its key ends in. */
function pathOf(config: SiteConfig, key: string): Path {
  const steps = key.split('.');
  const list = valueAt(config, steps.slice(0, -1));
  if (!Array.isArray(list)) return steps;
  const index = list.findIndex((item: unknown) => valueAt(item, ['id']) === steps.at(-1));
  return index === -1 ? steps : [...steps.slice(0, -1), index, 'image'];
}
