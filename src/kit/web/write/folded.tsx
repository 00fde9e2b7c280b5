import { useState, type ReactNode } from 'react';
import { Button } from '#kit/web/frame/button.tsx';
import { focusSoon } from '#kit/web/write/focus.ts';

type Props = {
  /** What is behind it. */
  label: string;
  /** One of its fields holds something: it is shown then. */
  held: boolean;
  /** The field that is typed in first. */
  first: string;
  children: ReactNode;
};

/** Fields that few deals need, behind one press: Enter does not walk through them before. */
export function Folded({ label, held, first, children }: Props) {
  const [open, setOpen] = useState(held);
  if (open || held) return children;
  const show = () => {
    setOpen(true);
    focusSoon(first);
  };
  return (
    <Button size="sm" look="quiet" aria-expanded={false} onClick={show}>
      {label}
    </Button>
  );
}
