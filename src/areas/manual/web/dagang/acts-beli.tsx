import { formatRupiah } from '#kit/rules/format.ts';
import { rp, type Rupiah } from '#kit/rules/quantity.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { barangManualEndpoint } from '#areas/manual/contract/barang-manual.api.ts';
import { beliManualDocument } from '#areas/manual/contract/beli-manual.document.ts';
import { tungguManualEndpoint } from '#areas/manual/contract/validasi-manual.api.ts';
import { kertas } from '#areas/manual/web/dagang/kertas.ts';
import { KirimBukti } from '#areas/pesan/web/tombol-wa.tsx';

/** Lists that a purchase, its validation or its cancel changes. */
export const beliManualLists = [
  beliManualDocument.list,
  beliManualDocument.one,
  barangManualEndpoint,
  tungguManualEndpoint,
];

type Row = Readonly<Record<string, unknown>>;
const noOf = (row: Row): string => String(row['no_faktur_beli']);

/** Its way back on its own day, or its refusal while it waits: both agreed to (BATAL_MANUAL). */
export const batalBeli = (
  { no, tunggu, total }: { no: string; tunggu: boolean; total: Rupiah },
  onDone?: () => void,
): void =>
  void openDialog<void>((close) => (
    <ReasonDialog
      of={beliManualDocument.cancel}
      params={{ no }}
      lengkap={(alasan) => ({ alasan: alasan ?? '' })}
      title={tunggu ? t('Tolak {no}', { no }) : t('Batalkan {no}?', { no })}
      question={t('{total}. Uang diterima kembali dari penjual, barangnya dikembalikan.', {
        total: formatRupiah(total),
      })}
      act={tunggu ? t('Tolak') : t('Batalkan')}
      danger
      success={t('Pembelian manual dibatalkan')}
      refresh={beliManualLists}
      {...(onDone && { after: onDone })}
      onClose={close}
    />
  ));

const cancel = (row: Row): void =>
  batalBeli({
    no: noOf(row),
    tunggu: row['status'] === 'OPEN',
    total: rp(Number(row['grand_total'])),
  });
const pdf = (row: Row): void => kertas.beli.pdf(noOf(row));

/** The paper and the way back of a purchase, where no counter prints. */
export const beliManualActs = { lists: beliManualLists, print: pdf, pdf, cancel, Send: KirimBukti };
/** The same with further paper of the counter. */
export function useBeliManualActs() {
  const sesi = useSesi();
  const reprint = (row: Row): void => kertas.beli.reprint(noOf(row), sesi);
  return { ...beliManualActs, reprint };
}
