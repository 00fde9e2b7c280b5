import type { ComponentProps } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import { useSaidWrite } from '#kit/web/write/use-said-write.ts';
import { UangDialog } from '#areas/uang/web/bayar/uang-dialog.tsx';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';

type Props<P, Q, B, A> = Omit<ComponentProps<typeof UangDialog>, 'busy' | 'onSend'> & {
  /** The act that takes the money. */
  of: Endpoint<P, Q, B, A>;
  params: P;
  /** What is sent with it; no line of money where none is taken. */
  body: (pembayaran: Bayar[]) => B;
  success: string | ((done: A) => string);
  /** Lists to read again. */
  lists: readonly { readonly call: string }[];
  /** Its paper, once the dialog is closed. */
  after: (done: A) => void;
};

/** An act that takes money towards a document, whole: the money, the write, what refuses it, and its paper. */
export function PayDialog<P, Q, B, A>(props: Props<P, Q, B, A>) {
  const { of, params, body, success, lists, after, said: first, ...dialog } = props;
  const { said, busy, send } = useSaidWrite(of, {
    success,
    refresh: lists,
    after: (done) => {
      dialog.onClose();
      after(done);
    },
  });
  return (
    <UangDialog
      {...dialog}
      busy={busy}
      said={said ?? first}
      onSend={(pembayaran) => send(params, body(pembayaran))}
    />
  );
}
