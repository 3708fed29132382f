import { useState, type ReactNode } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { ComboBox } from '#editor/fields/combo-box/combo-box.tsx';
import { MenuButton } from '#editor/parts/menu-button.tsx';
import { useSelection } from '#desk/menu/list/use-selection.ts';
import { PriceField } from '#desk/menu/price-field.tsx';
import { MarksField } from '#desk/menu/form/marks-field.tsx';
import { PlanTableButton } from '#desk/settings/tables/plan-table-button.tsx';
import { DialogFrame } from '#ui/dialog/dialog-frame.tsx';
import { Modal } from '#ui/dialog/modal.tsx';
import { listenForKeys } from '#variants/listen-for-keys.ts';
import { SortableList } from '#variants/sortable/sortable-list.tsx';
import { drawAtDesk } from '../../desk/draw-desk.tsx';

/** What lies around everything that is drawn, such as the editor or the desk. */
const outer = vi.fn<(key: string) => void>();
beforeEach(() => {
  outer.mockClear();
  onTestFinished(
    listenForKeys(({ key }) => {
      outer(key);
      return true;
    }),
  );
});

const draw = (node: ReactNode) =>
  drawAtDesk(node, { fetch: () => Promise.reject(new Error('nothing is asked for')) });
const escape = () => userEvent.keyboard('{Escape}');
const dialog = page.getByRole('dialog', { name: 'Which size?' });
const nothing = () => undefined;

function Question() {
  const [isOpen, setOpen] = useState(true);
  const close = () => setOpen(false);
  return <Modal isOpen={isOpen} title="Which size?" text="One." closeLabel="No" onClose={close} />;
}

function Beside() {
  const [isOpen, setOpen] = useState(true);
  return (
    <DialogFrame
      isOpen={isOpen}
      isModal={false}
      titleId="beside"
      className=""
      onClose={() => setOpen(false)}
    >
      <h2 id="beside">Which size?</h2>
    </DialogFrame>
  );
}

function Price() {
  const [price, setPrice] = useState(12);
  const state = { isUnpriced: false, isSaving: false };
  return <PriceField label="Price" price={price} currency="AUD" onChange={setPrice} {...state} />;
}

function Boxes() {
  const { selected, press, onKeyDown } = useSelection(['soup']);
  return (
    <div data-dishes="">
      <input
        type="checkbox"
        aria-label="Soup"
        data-dish="soup"
        checked={selected.has('soup')}
        onClick={(event) => press('soup', event)}
        onKeyDown={onKeyDown}
        onChange={nothing}
      />
    </div>
  );
}

const table = {
  id: 7,
  area_id: 1,
  name: '7',
  x: 0,
  y: 0,
  width: 2,
  height: 2,
  min_party: 2,
  max_party: 4,
  is_round: false,
  is_bookable: true,
};

const Plan = () => (
  <PlanTableButton
    table={table}
    label="Table 7"
    describedBy=""
    isSelected={false}
    rows={10}
    cellSize={() => 20}
    onSelect={nothing}
    onMove={nothing}
  />
);

function Cities() {
  const [text, setText] = useState('');
  return (
    <ComboBox
      id="city"
      text={text}
      options={[{ value: 'syd', label: 'Sydney' }]}
      nothing="None"
      onText={setText}
      onChoose={({ label }) => setText(label)}
      onBlur={nothing}
    />
  );
}

const Rows = () => (
  <SortableList
    label="Rows"
    items={['Soup', 'Bread'].map((name) => ({ key: name, name }))}
    onMove={nothing}
    renderRow={(_, name) => name}
  />
);

const send = (element: Element, event: Event) => void element.dispatchEvent(event);
const box = page.getByRole('checkbox', { name: 'Soup' });
const price = page.getByRole('textbox', { name: 'Price' });
const plan = page.getByRole('button', { name: 'Table 7' });
const option = page.getByRole('option', { name: 'Sydney' });
const rows = page.getByRole('list', { name: 'Rows' });
const handle = page.getByRole('button', { name: 'Drag Soup' });
const menu = page.getByRole('menu', { name: 'More' });

const seen = (what: Locator) => async () => {
  await expect.element(what).toBeVisible();
};
const gone = (what: Locator) => async () => {
  await expect.element(what).not.toBeInTheDocument();
};
const putDown = async () => {
  await expect.element(rows).not.toHaveAttribute('data-dragging');
};

type Pair = {
  what: string;
  node: ReactNode;
  /** Brings it where Escape means something to it. */
  begin(): Promise<void>;
  /** What the key has done to it. */
  isDone(): Promise<void>;
};

const pairs: Pair[] = [
  {
    what: 'a dialog over the page',
    node: <Question />,
    begin: seen(dialog),
    isDone: gone(dialog),
  },
  {
    what: 'a dialog beside the page',
    node: <Beside />,
    begin: seen(dialog),
    isDone: gone(dialog),
  },
  {
    what: 'a price that is being typed',
    node: <Price />,
    async begin() {
      await price.fill('13');
    },
    async isDone() {
      await expect.element(price).toHaveValue('12.00');
    },
  },
  {
    what: 'a selection of dishes',
    node: <Boxes />,
    async begin() {
      await box.click();
    },
    async isDone() {
      await expect.element(box).not.toBeChecked();
    },
  },
  {
    what: 'a table that is dragged on the plan',
    node: <Plan />,
    async begin() {
      await expect.element(plan).toBeVisible();
      const element = plan.element();
      element.setPointerCapture = nothing;
      element.focus();
      const at = { bubbles: true, pointerId: 1, button: 0, clientY: 10 };
      send(element, new PointerEvent('pointerdown', { ...at, clientX: 10 }));
      send(element, new PointerEvent('pointermove', { ...at, clientX: 60 }));
      await expect.element(plan).toHaveAttribute('data-dragged');
    },
    async isDone() {
      await expect.element(plan).not.toHaveAttribute('data-dragged');
    },
  },
  {
    what: 'suggestions below a field',
    node: <Cities />,
    async begin() {
      await page.getByRole('combobox').click();
      await expect.element(option).toBeVisible();
    },
    isDone: gone(option),
  },
  {
    what: 'a menu',
    node: (
      <MenuButton label="More" className="" items={[{ label: 'Copy', onSelect: nothing }]}>
        More
      </MenuButton>
    ),
    async begin() {
      await page.getByRole('button', { name: 'More' }).click();
      await expect.element(menu).toBeVisible();
    },
    isDone: gone(menu),
  },
  {
    what: 'a popover of the browser, wherever the focus is',
    node: (
      <div popover="auto" id="pages">
        Pages
      </div>
    ),
    async begin() {
      await expect.poll(() => document.getElementById('pages')).not.toBeNull();
      document.getElementById('pages')?.showPopover();
    },
    async isDone() {
      await expect.element(page.getByText('Pages')).not.toBeVisible();
    },
  },
  {
    what: 'a row that the mouse drags',
    node: <Rows />,
    async begin() {
      await expect.element(handle).toHaveAttribute('aria-roledescription');
      const at = { bubbles: true, cancelable: true, button: 0, clientX: 5 };
      send(handle.element(), new MouseEvent('mousedown', { ...at, clientY: 5 }));
      send(document.body, new MouseEvent('mousemove', { ...at, clientY: 30 }));
      await expect.element(rows).toHaveAttribute('data-dragging');
    },
    isDone: putDown,
  },
  {
    what: 'a row that the keyboard moves',
    node: <Rows />,
    async begin() {
      await expect.element(handle).toHaveAttribute('aria-roledescription');
      handle.element().focus();
      await userEvent.keyboard(' ');
      await expect.element(rows).toHaveAttribute('data-dragging');
    },
    isDone: putDown,
  },
];

test.each(pairs)('Escape means $what and nothing further out', async ({ node, begin, isDone }) => {
  draw(node);
  await begin();
  await escape();
  await isDone();
  expect(outer).not.toHaveBeenCalledWith('Escape');
  await escape();
  expect(outer).toHaveBeenCalledExactlyOnceWith('Escape');
});

describe('a word that is being composed', () => {
  const field = page.getByRole('combobox', { name: 'Add to tags' });
  const marks = { label: 'Tags', hint: '', problem: undefined, words: [], used: [] };
  const compose = (key: string, how: KeyboardEventInit) =>
    send(field.element(), new KeyboardEvent('keydown', { key, bubbles: true, ...how }));

  test.each([
    ['still', { isComposing: true }],
    ['just now, where the key comes after it', { keyCode: 229 }],
  ])('has Enter and Escape for itself: %s', async (_, how) => {
    const onChange = vi.fn<(words: string[]) => void>();
    draw(<MarksField {...marks} onChange={onChange} />);
    await field.fill('すし');
    compose('Enter', how);
    compose('Escape', how);
    expect(onChange).not.toHaveBeenCalled();
    expect(outer).not.toHaveBeenCalled();
    compose('Enter', {});
    expect(onChange).toHaveBeenCalledExactlyOnceWith(['すし']);
  });
});
