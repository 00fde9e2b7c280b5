import { useState } from 'react';
import { formatRupiah } from '#kit/rules/format.ts';
import { formatHariPanjang, type Hari } from '#kit/rules/hari.ts';
import type { Miligram } from '#kit/rules/quantity.ts';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { focusScan } from '#kit/web/write/focus.ts';
import { nomorDari } from '#areas/buku/rules/kode.ts';
import { CancelSide } from '#areas/dokumen/web/cancel-side.tsx';
import { hutangDocument } from '#areas/hutang/contract/hutang.document.ts';
import { barangDitimbang, lunasDocument } from '#areas/hutang/contract/lunas.document.ts';
import { batalLunasEndpoint } from '#areas/hutang/contract/validasi.api.ts';
import { lunasActs } from '#areas/hutang/web/acts.ts';
import type { Hutang } from '#areas/hutang/web/hutang.ts';
import { HutangBody } from '#areas/hutang/web/hutang-body.tsx';
import { WeighedGoods } from '#areas/hutang/web/timbang/weighed-goods.tsx';
import css from '#areas/hutang/web/hutang.module.css';

const isHutang = nomorDari('HT');

/** Takes a redemption of today back: the ticket scanned, the goods on the scale again, then the owner (D-16.3). */
export default function BatalHutangLunasScreen() {
  const [no, setNo] = useState('');
  const { data, error } = useRead(hutangDocument.one, {
    params: { no },
    enabled: no !== '',
    staleTime: 0,
  });
  return (
    <Screen>
      <ScreenHead domain="hutang" />
      <div className={css.scanWide}>
        <ScanField
          only
          takes={isHutang}
          label={t('Pindai atau ketik nomor hutang, 14 karakter')}
          onScan={(kode) => setNo(isHutang(kode) ? kode : '')}
          said={error ? t(error.message) : undefined}
          tone="bad"
        />
      </div>
      {data && no ? (
        <Cancel
          key={no}
          hutang={data}
          onDone={() => {
            setNo('');
            // The approval gives the focus back a moment after it has gone.
            setTimeout(focusScan, 80);
          }}
        />
      ) : (
        <EmptyBlock
          title={t('Belum ada hutang')}
          text={t(
            'Hanya pelunasan hari ini yang dapat dibatalkan, selama barangnya masih di toko, dengan otorisasi pemilik.',
          )}
        />
      )}
    </Screen>
  );
}

const lateOf = (tgl: Hari): string =>
  t('Pelunasan {tgl} tidak dapat dibatalkan lagi, hanya pada harinya sendiri.', {
    tgl: formatHariPanjang(tgl, t),
  });

type Weighed = { readonly urut: number; readonly berat: Miligram | null };
const ASKS = { barang: barangDitimbang };

function Cancel({ hutang, onDone }: { hutang: Hutang; onDone: () => void }) {
  const { no_faktur_hutang: no, status, detail_barang: goods } = hutang;
  const { tgl_system } = usePerson();
  const acts = useRead(lunasDocument.list, { query: { no_faktur_hutang: no, limit: 100 } }).data;
  const last = acts?.find((one) => one.status !== 'CANC');
  const late = status === 'LUNAS' && last !== undefined && last.tgl_system !== tgl_system;
  const redeemed = last !== undefined && !late && (status === 'LUNAS' || status === 'TUNGGU');
  const why = acts && (late ? lateOf(last.tgl_system) : t('Hutang ini belum dilunasi'));
  return (
    <CancelSide
      no={no}
      status={status}
      statusField={hutangDocument.row.status}
      document={<HutangBody dokumen={hutang} />}
      of={batalLunasEndpoint}
      params={{ no }}
      asks={ASKS}
      start={{ barang: goods.map(({ urut }): Weighed => ({ urut, berat: null })) }}
      inputs={{
        barang: (bound) => (
          <WeighedGoods<Weighed>
            key="barang"
            goods={goods}
            bound={bound}
            hint={bound.error && t('Semua barang ditimbang ulang dahulu')}
          />
        ),
      }}
      refused={redeemed ? undefined : { why }}
      consequence={
        last?.no_faktur_beli
          ? t('Beli putus ini dibatalkan bersama pembelian {no}, barang kembali menjadi jaminan.', {
              no: last.no_faktur_beli,
            })
          : t('{total} dikembalikan ke customer, barang kembali menjadi jaminan.', {
              total: formatRupiah(hutang.jumlah_hutang),
            })
      }
      act={t('Batalkan pelunasan')}
      success="Pelunasan dibatalkan"
      lists={lunasActs.lists}
      after={onDone}
    />
  );
}
