import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import { formatClock, formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  bukuBakiEndpoint,
  daftarTimbangEndpoint,
  hasilTimbangEndpoint,
  mulaiTimbangEndpoint,
  terimaSelisihEndpoint,
  timbangRow,
} from '#areas/opname/contract/timbang.api.ts';
import { fokusSelesai } from '#areas/opname/web/hitung/bilah-selesai.tsx';
import { bagianIsi } from '#areas/opname/web/hitung/gambar-baki.tsx';
import type { Nilai } from '#areas/opname/web/hitung/hitung-props.ts';
import { TabelHitung } from '#areas/opname/web/hitung/tabel-hitung.tsx';
import type { BarisTimbang } from '#areas/opname/web/timbang/susun-timbang.ts';
import css from '#areas/opname/web/hitung/hitung.module.css';

type Hasil = NonNullable<BarisTimbang['hasil']>;

/** The trays of the round: what the scale says of each, and then what it should have said. */
export const TabelTimbang = ({
  rows,
  fokus,
}: {
  rows: readonly BarisTimbang[];
  fokus?: string;
}) => (
  <TabelHitung
    label={t('Daftar timbang')}
    rows={rows}
    keyOf={(row) => row.key}
    baki={({ kode_baki, kode_gudang, nama, hasil, lama }) => ({
      kode: kode_baki,
      note: hasil
        ? `${(lama ? formatInstant : formatClock)(hasil.waktu)} · ${hasil.input_by}`
        : [kode_gudang, nama].filter(Boolean).join(' · '),
      isi: hasil && bagianIsi(hasil.qty, hasil.qty, hasil.status),
    })}
    menunggu={({ menunggu }) => menunggu}
    redup={({ lama }) => lama}
    isian={[
      {
        name: 'berat_timbang',
        label: t('Hasil timbang'),
        kind: 'berat',
        hasil: ({ hasil }) => <b>{formatGram(hasil?.berat_timbang ?? mg(0))} g</b>,
      },
      {
        name: 'kemasan',
        label: t('Kemasan lain'),
        kind: 'gram',
        optional: true,
        hasil: ({ hasil }) => (hasil?.kemasan ? `${formatGram(hasil.kemasan)} g` : '-'),
      },
    ]}
    kolom={[
      { label: t('Seharusnya'), end: true, desk: true, isi: seharusnya },
      { label: t('Selisih'), end: true, desk: true, isi: selisih },
      { label: t('Status'), isi: status },
    ]}
    useSimpan={useSimpan}
    fokus={fokus}
    onHabis={fokusSelesai}
  />
);

/** A tray that is not on the list yet is put there first, then the scale's figure is kept. */
function useSimpan({ id, kode_gudang, kode_baki }: BarisTimbang) {
  const mulai = useWrite(mulaiTimbangEndpoint);
  const hasil = useWrite(hasilTimbangEndpoint, {
    refresh: [daftarTimbangEndpoint, bukuBakiEndpoint],
  });
  return async ({ berat_timbang, kemasan }: Nilai) => {
    const body = { kode_gudang, kode_toko: kode_baki };
    const no = id ?? (await mulai.send({ body }))?.data.data_timbang[0]?.id;
    if (no === undefined) return false;
    const berat = {
      berat_timbang: berat_timbang as Miligram,
      kemasan: (kemasan ?? null) as Miligram | null,
    };
    return !!(await hasil.send({ body: { id: no, ...berat } }));
  };
}

const seharusnya = ({ hasil }: BarisTimbang) =>
  hasil &&
  t('{n} barang, {berat} g', {
    n: formatInt(hasil.qty),
    berat: formatGram(mg((hasil.berat_timbang ?? 0) - (hasil.selisih ?? 0))),
  });

const selisih = ({ hasil }: BarisTimbang) =>
  hasil && (
    <span className={hasil.status === 'COCOK' ? css.benar : css.salah}>
      {formatGram(hasil.selisih ?? mg(0))} g
    </span>
  );

/** It agrees, but not alone: it was off before, or tray or packaging changed (decision 1034). */
const dalamToleransi = ({ selisih, toleransi }: Hasil): boolean =>
  Math.abs(selisih ?? 0) <= (toleransi ?? 0);

const status = ({ hasil }: BarisTimbang) =>
  hasil && (
    <>
      <StatusWord of={timbangRow.status} value={hasil.status} />{' '}
      {hasil.diterima_by && t('diterima {user}', { user: hasil.diterima_by })}
      {hasil.status === 'SELISIH' && dalamToleransi(hasil) && (
        <small>{t('cocok, tetapi perlu diterima')} </small>
      )}
      {hasil.status === 'SELISIH' && (
        <Button size="sm" onClick={() => terima(hasil)}>
          {t('Terima selisih')}
        </Button>
      )}
    </>
  );

const terima = (row: Hasil): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={terimaSelisihEndpoint}
      lengkap={(alasan) => ({ id: row.id, alasan })}
      title={t('Terima selisih timbang?')}
      question={t('Baki {baki}: selisih {berat} g. Pindai isi baki dahulu di Stock Opname.', {
        baki: row.kode_toko,
        berat: formatGram(row.selisih ?? mg(0)),
      })}
      act={t('Terima selisih')}
      success="Selisih timbang diterima"
      refresh={[daftarTimbangEndpoint]}
      onClose={() => close(undefined)}
    />
  ));
