import { Suspense, useState } from 'react';
import { formatHariPendek } from '#kit/rules/hari.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { penjualanDocument } from '#areas/penjualan/contract/penjualan.document.ts';
import { TIDAK_JUAL } from '#areas/penjualan/rules/periksa-penjualan.ts';
import { CancelSide } from '#areas/dokumen/web/cancel-side.tsx';
import { OtherNota } from '#areas/penjualan/web/dokumen/other-nota.tsx';
import { IsiDokumen } from '#areas/penjualan/web/dokumen/isi-dokumen.tsx';
import { BatalTukar } from '#areas/penjualan/web/kasir/tukar-slot.tsx';
import type { Dokumen } from '#areas/penjualan/web/kasir/use-jual.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const isNota = nomorDari('PJ', 'TK');

/** Cancels a sale of today: scan its number, see it, say why, and let somebody else approve (D-6.4). */
export default function BatalPenjualanScreen() {
  const { tgl_system } = usePerson();
  const [no, setNo] = useState('');
  const kemarin = no !== '' && no.slice(5, 11) !== formatHariPendek(tgl_system);
  const { data, error } = useRead(penjualanDocument.one, {
    params: { no },
    enabled: no !== '' && !kemarin && !no.startsWith('TK'),
    staleTime: 0,
  });
  const said = kemarin ? TIDAK_JUAL.JUAL_KEMARIN.message : error?.message;
  const tiket = kemarin ? undefined : no.startsWith('TK') ? no : data?.tukar?.no_tukar;
  const pindai = (kode: string) => setNo(isNota(kode) ? kode : '');
  return (
    <Screen>
      <ScreenHead domain="penjualan" />
      <div className={css.pindai}>
        <ScanField
          only
          takes={isNota}
          label={t('Pindai atau ketik nomor nota, 14 karakter')}
          onScan={pindai}
          said={said && t(said)}
          tone="bad"
        />
      </div>
      {tiket ? (
        <Suspense>
          <BatalTukar key={tiket} no={tiket} onDone={() => setNo('')} />
        </Suspense>
      ) : data && !kemarin ? (
        <Batal key={data.no_faktur_jual} dokumen={data} onDone={() => setNo('')} />
      ) : (
        <EmptyBlock
          title={said ? t(said) : t('Belum ada nota')}
          text={t(
            'Hanya penjualan hari ini yang dapat dibatalkan, seluruhnya, dengan otorisasi SPV atau pemilik.',
          )}
        />
      )}
    </Screen>
  );
}

function Batal({ dokumen, onDone }: { dokumen: Dokumen; onDone: () => void }) {
  const { no_faktur_jual: no, status, grand_total } = dokumen;
  const total = formatRupiah(grand_total);
  return (
    <CancelSide
      no={no}
      status={status}
      of={penjualanDocument.cancel}
      params={{ no }}
      statusField={penjualanDocument.row.status}
      refused={status === 'CANC' ? { why: t(TIDAK_JUAL.SUDAH_BATAL.message) } : undefined}
      consequence={t('{no}, {total}. Barang kembali ke baki, uang dikembalikan.', { no, total })}
      act={
        <>
          {t('Batalkan')} {total}
        </>
      }
      success="Penjualan dibatalkan"
      lists={[penjualanDocument.list, penjualanDocument.one]}
      document={<IsiDokumen dokumen={dokumen} />}
      after={onDone}
    >
      <OtherNota onOpen={onDone} />
    </CancelSide>
  );
}
