import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '#ui/paths.ts';
import css from './menu.module.css';

type DishLinkProps = { dishKey: string; children: ReactNode };

/** A dish's name that opens it; from there, the way back leads to this place of the list. */
export function DishLink({ dishKey, children }: DishLinkProps) {
  const navigate = useNavigate();
  const path = paths.deskMenu('dishes', dishKey);
  const open = (event: MouseEvent) => {
    const { metaKey, ctrlKey, shiftKey, altKey, button } = event;
    if (metaKey || ctrlKey || shiftKey || altKey || button !== 0) return;
    event.preventDefault();
    void navigate(path, { state: { from: 'list' } });
  };
  return (
    <a className={css.link} href={path} onClick={open}>
      {children}
    </a>
  );
}
