import type { Endpoint } from '#kit/contract/endpoint.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import type { DocumentOf } from '#kit/web/document/document.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Drawer } from '#kit/web/frame/drawer.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import css from '#kit/web/document/document.module.css';

type Shown<D extends { readonly status: string }> = {
  of: DocumentOf<D>;
  no: string;
  onClose: () => void;
};

function useDocument<D extends { readonly status: string }>(
  { of, no }: Shown<D>,
  more: { toko?: string; keep?: true; onClose?: () => void } = {},
) {
  const read = of.read as Endpoint<{ no: string }, undefined, undefined, D>;
  const { toko, keep, onClose } = more;
  const { data, error, refetch } = useRead(read, { params: { no }, toko, keep });
  const { Body, Acts } = of;
  return {
    data,
    state: data && <StatusWord of={of.status} value={data.status} />,
    acts: data && !toko && <Acts dokumen={data} onClose={onClose} />,
    body: error ? (
      <ErrorBlock problem={error} onRetry={() => void refetch()} />
    ) : data ? (
      <Body key={no} dokumen={data} />
    ) : (
      <p className={css.wait}>{t('Memuat ...')}</p>
    ),
  };
}

/** A document beside its list; one of another shop can only be read. */
export function DocumentDrawer<D extends { readonly status: string }>({
  toko,
  ...shown
}: Shown<D> & { toko?: string }) {
  const { state, acts, body } = useDocument(shown, { toko, keep: true });
  return (
    <Drawer title={shown.no} note={state} onClose={shown.onClose} foot={acts}>
      {body}
    </Drawer>
  );
}

/** A document over whatever screen asked for it: its number scanned, or pressed in a report. */
export function DocumentPeek<D extends { readonly status: string }>(shown: Shown<D>) {
  const { state, acts, body } = useDocument(shown, { onClose: shown.onClose });
  return (
    <DialogFrame
      title={shown.no}
      aside={state}
      onClose={shown.onClose}
      width={500}
      flush
      foot={acts}
    >
      {body}
    </DialogFrame>
  );
}
