import { Modal } from '#ui/dialog/modal.tsx';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { useDeskMessages } from '../../shared/use-desk-messages.ts';
import css from '../menu.module.css';
import { nameOf, orderOf, type DescribeContext } from './describe-change.ts';
import type { ChangedSince } from './use-take-back.ts';

type ChangedSinceDialogProps = {
  asked: ChangedSince;
  context: DescribeContext;
  isPending: boolean;
  onRest(change: ChangedSince['change']): void;
  onLeave(): void;
};

/** Names what was changed again since, and asks whether the rest is to be taken back. */
export function ChangedSinceDialog(props: ChangedSinceDialogProps) {
  const { asked, context, isPending, onRest, onLeave } = props;
  const words = useDeskMessages().deskMenuHistory.changedSince;
  return (
    <Modal
      isOpen
      title={words.title}
      text={words.text}
      closeLabel={words.leave}
      onClose={onLeave}
      footer={
        <>
          <ActionButton
            aria-disabled={isPending}
            onClick={() => !isPending && onRest(asked.change)}
          >
            {words.rest}
          </ActionButton>
          <ActionButton look="outline" onClick={onLeave}>
            {words.leave}
          </ActionButton>
        </>
      }
    >
      <ul className={css.dialogList}>
        {[...new Set(asked.places.map((place) => placeText(place, context)))].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </Modal>
  );
}

/** 'dishes.12.online_price' as 'Online price of Burger'. */
function placeText(place: string, context: DescribeContext): string {
  const { words } = context;
  const [kind = '', key, ...rest] = place.split('.');
  if (key === undefined) return orderOf(words, kind);
  const name = nameOf(kind, key, context);
  const field = rest.findLast((step) => !/^\d+$/.test(step));
  if (field === undefined) return name;
  return words.of(new Map<string, string>(Object.entries(words.fields)).get(field) ?? field, name);
}
