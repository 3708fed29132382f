import { lazyPart } from '#variants/lazy-part.tsx';
import { LookPartContext, type LookPartProps } from '#desk/setup/look/look-part.ts';
import { DeskScreen } from '../screens/desk.tsx';

const lookPanel = lazyPart<LookPartProps>('src/editor-host/look-panel.tsx', () =>
  import('../editor-host/look-panel.tsx').then((module) => module.LookPanel),
);

const drawLook = (props: LookPartProps) => <lookPanel.Component {...props} />;

/** The desk, with what its set-up needs of the editor: the desk itself stands below that. */
export function DeskWithEditor() {
  return (
    <LookPartContext value={drawLook}>
      <DeskScreen />
    </LookPartContext>
  );
}
