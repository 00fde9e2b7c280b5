import type { ReactNode } from 'react';
import type { Fields } from '#kit/contract/field.ts';
import { ActFrame } from '#areas/dokumen/web/act/act-frame.tsx';
import { useStep, type StepOptions } from '#areas/dokumen/web/act/use-step.tsx';

type Props<P, B, A, F extends Fields, T> = StepOptions<P, B, A, F, T> & {
  title: string;
  act: string;
  facts?: Readonly<Record<string, ReactNode>>;
  note?: ReactNode;
  width?: number;
  /** Why it cannot be done, though nothing was pressed yet. */
  said?: string;
  onClose: () => void;
};

/** A step of a document, or another call on it, in a dialog: what is known, what is typed, its money, F9. */
export function StepDialog<P, B, A, F extends Fields, T>(props: Props<P, B, A, F, T>) {
  const { title, act, facts, note, sum, onClose, after } = props;
  const step = useStep({
    ...props,
    after: (done) => {
      onClose();
      after?.(done);
    },
  });
  return (
    <ActFrame
      title={title}
      act={act}
      busy={step.busy}
      onSave={step.save}
      onClose={onClose}
      width={props.width}
      sum={sum && [sum.label, sum.amount]}
      facts={facts}
      note={note}
      said={step.said ?? props.said}
      inputs={step.inputs.length > 0 ? step.inputs : undefined}
    >
      {step.view}
    </ActFrame>
  );
}
