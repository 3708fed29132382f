import type { DescribedSchema } from '#schemas/config/fields/field.ts';
import { checkValue } from '../../core/settings/check-value.ts';
import type { Path } from '../../core/settings/value-at.ts';
import type { describedBy } from '../field/field-frame.tsx';
import styles from '../field/field.module.css';
import { linkProblem, type ReadLink } from './link-kinds.ts';
import { useOwnText } from '../field/use-own-text.ts';

type Kind = 'telephone' | 'mail' | 'web';

type LinkAddressProps = {
  id: string;
  kind: Kind;
  place: Path;
  /** The address as it is stored, without what its kind puts before it. */
  target: string;
  described: ReturnType<typeof describedBy>;
  /** What is meant by a text. */
  read(text: string): ReadLink;
  /** The link as it is stored. */
  toLink(meant: ReadLink): string;
  /** A stored link as this field shows it. */
  print(link: string): string;
  schema: DescribedSchema;
  onWrite(link: string): void;
  onSettled(): void;
};

const inputs = {
  telephone: { type: 'tel', inputMode: 'tel', placeholder: '+61 2 9876 5432' },
  mail: { type: 'text', inputMode: 'email', placeholder: 'hello@example.com' },
  web: { type: 'text', inputMode: 'url', placeholder: 'https://… or /menu' },
} as const;

/** An address that is typed: a number, a mail address, or one of the web. */
export function LinkAddress({
  id,
  kind,
  place,
  target,
  described,
  read,
  toLink,
  print,
  schema,
  onWrite,
  onSettled,
}: LinkAddressProps) {
  const { props } = useOwnText<string>({
    place,
    printed: target,
    read: (text) => {
      const meant = read(text);
      const link = toLink(meant);
      const problem = linkProblem(meant) ?? checkValue(schema, link);
      return problem === null ? { value: link } : { problem };
    },
    print,
    onChange: onWrite,
    onSettled,
  });
  return (
    <input
      id={id}
      className={styles.input}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      {...inputs[kind]}
      {...props}
      {...described}
    />
  );
}
