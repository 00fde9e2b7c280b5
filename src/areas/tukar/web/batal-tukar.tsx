import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPendek } from '#kit/rules/hari.ts';
import type { Rupiah } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { pembelianDocument } from '#areas/pembelian/contract/pembelian.document.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { CancelSide } from '#areas/dokumen/web/cancel-side.tsx';
import { OtherNota } from '#areas/penjualan/web/dokumen/other-nota.tsx';
import { tukarDocument, type DokumenTukar } from '#areas/tukar/contract/tukar.document.ts';
import { labelSelisih } from '#areas/tukar/rules/struk-tukar.ts';
import { TIDAK_TUKAR } from '#areas/tukar/rules/tukar.ts';
import { IsiTukar } from '#areas/tukar/web/dokumen/isi-tukar.tsx';

type Props = { no: string; onDone: () => void };

/** Cancels a ticket of today, both halves at once, by approval of somebody else (D-6.4, D-14.1). */
export default function BatalTukar({ no, onDone }: Props) {
  const { tgl_system } = usePerson();
  const { data, error } = useRead(tukarDocument.one, { params: { no }, staleTime: 0 });
  if (no.slice(5, 11) !== formatHariPendek(tgl_system))
    return <EmptyBlock title={t(TIDAK_TUKAR.TUKAR_KEMARIN.message)} text={no} />;
  if (error) return <EmptyBlock title={t(error.message)} text={no} />;
  return data ? <Batal dokumen={data} onDone={onDone} /> : null;
}

function Batal({ dokumen, onDone }: { dokumen: DokumenTukar; onDone: () => void }) {
  const { no_tukar: no, status, selisih } = dokumen;
  const uang = formatRupiah(Math.abs(selisih) as Rupiah);
  return (
    <CancelSide
      no={no}
      status={status}
      of={tukarDocument.cancel}
      params={{ no }}
      statusField={tukarDocument.row.status}
      refused={status === 'CANC' ? { why: t(TIDAK_TUKAR.SUDAH_BATAL.message) } : undefined}
      consequence={
        <>
          {t('{no}: barang kembali ke baki, emas dan selisih {uang} dikembalikan.', { no, uang })}{' '}
          {t('Penjualan dan pembelian dibatalkan bersama.')} {t(labelSelisih(selisih))} {uang}
        </>
      }
      act={t('Batalkan tukar tambah')}
      success="Tukar tambah dibatalkan"
      lists={[
        tukarDocument.list,
        tukarDocument.one,
        penjualanDocument.list,
        penjualanDocument.one,
        pembelianDocument.list,
      ]}
      document={<IsiTukar dokumen={dokumen} />}
      after={onDone}
    >
      <OtherNota onOpen={onDone} />
    </CancelSide>
  );
}
