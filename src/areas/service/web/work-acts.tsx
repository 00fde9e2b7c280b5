import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { sense } from '#kit/rules/sentence.ts';
import { mayCancel } from '#areas/dokumen/contract/document.ts';
import type { DocumentSpec } from '#areas/dokumen/contract/document-spec.ts';
import type { DocumentActs } from '#areas/dokumen/web/document-acts.tsx';
import { PaperButtons } from '#areas/dokumen/web/paper-buttons.tsx';
import { TombolWa } from '#areas/pesan/web/tombol-wa.tsx';

type Row = Readonly<Record<string, unknown>>;
type Act<D> = (one: D) => Promise<void>;
/** What is done with work, each in a dialog of its own. */
export type WorkOpens<D> = {
  readonly give: Act<D>;
  readonly finish: Act<D>;
  readonly fetch: Act<D>;
  readonly pay: Act<D>;
  readonly cancel: Act<D>;
  readonly take: Act<D>;
};
type Props<D> = {
  one: D & { readonly status: string; readonly no_hp: string | null };
  no: string;
  spec: DocumentSpec;
  acts: DocumentActs;
  opens: WorkOpens<D>;
  /** Part of what it costs is not paid yet. */
  owes: boolean;
  /** What the button says that rejects one that waits. */
  reject: string;
};

/** The states in which a craftsman may have it. */
const HERE = ['VALID', 'DITERIMA', 'PROSES'];

/** What can be done with a job or an order where it is: to the craftsman, finished, fetched; F9 goes on with it. */
export function WorkActs<D extends Row>({ one, no, spec, acts, opens, owes, reject }: Props<D>) {
  const { status, no_hp } = one;
  const [here, ready, waits] = [HERE.includes(status), status === 'SELESAI', status === 'OPEN'];
  const payable = (here || ready) && owes;
  const next = ready ? opens.fetch : waits ? opens.take : opens.finish;
  useHotkey('F8', () => void opens.give(one), here);
  useHotkey('F9', () => void next(one), here || ready || waits);
  useHotkey('F10', () => void opens.pay(one), payable);
  return (
    <>
      <PaperButtons acts={acts} row={one} />
      <TombolWa small no={no} no_hp={no_hp} />
      {mayCancel(spec, status) && (
        <Button look="danger" onClick={() => void opens.cancel(one)}>
          {waits ? reject : t('Batalkan')}
        </Button>
      )}
      {payable && (
        <Button shortcut="F10" onClick={() => void opens.pay(one)}>
          {t('Tambah DP')}
        </Button>
      )}
      {here && (
        <Button shortcut="F8" onClick={() => void opens.give(one)}>
          {status === 'PROSES' ? t('Tambah emas tukang') : t('Ke tukang')}
        </Button>
      )}
      {(here || ready || waits) && (
        <Button look="primary" shortcut="F9" onClick={() => void next(one)}>
          {ready
            ? t('Ambil')
            : waits
              ? t(sense('Validasi', 'tombol'))
              : t(sense('Selesai', 'akhiri'))}
        </Button>
      )}
    </>
  );
}
