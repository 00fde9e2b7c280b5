import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  batalGlobalEndpoint,
  daftarGlobalEndpoint,
  globalRow,
  hitungGlobalEndpoint,
} from '#areas/opname/contract/global.api.ts';
import { fokusSelesai } from '#areas/opname/web/hitung/bilah-selesai.tsx';
import { bagianIsi } from '#areas/opname/web/hitung/gambar-baki.tsx';
import type { Nilai } from '#areas/opname/web/hitung/hitung-props.ts';
import { TabelHitung } from '#areas/opname/web/hitung/tabel-hitung.tsx';
import css from '#areas/opname/web/hitung/hitung.module.css';

type Row = AnswerOf<typeof daftarGlobalEndpoint>[number];

/** The trays of today: how many pieces and how heavy, and what came of it. */
export const TabelGlobal = ({ rows }: { rows: readonly Row[] }) => (
  <TabelHitung
    label={t('Baki hari ini')}
    rows={rows}
    keyOf={(row) => `${row.kode_gudang}/${row.kode_baki}`}
    baki={(row) => ({
      kode: row.kode_baki,
      note: row.waktu
        ? `${formatClock(row.waktu)} · ${row.input_by}`
        : [row.kode_gudang, row.nama].filter(Boolean).join(' · '),
      isi: row.status === 'BELUM' ? undefined : bagianIsi(row.qty_fisik, row.qty, row.status),
    })}
    menunggu={(row) => row.status === 'BELUM'}
    isian={[
      {
        name: 'qty_fisik',
        label: t('Jumlah barang'),
        kind: 'qty',
        hasil: (row) => <b>{formatInt(row.qty_fisik ?? 0)}</b>,
      },
      {
        name: 'berat_fisik',
        label: t('Berat tanpa baki'),
        kind: 'berat',
        hasil: (row) => <b>{formatGram(row.berat_fisik ?? mg(0))} g</b>,
      },
    ]}
    kolom={[
      { label: t('Seharusnya'), end: true, desk: true, isi: seharusnya },
      { label: t('Selisih'), end: true, desk: true, isi: selisih },
      {
        label: t('Status'),
        isi: (row) => <StatusWord of={globalRow.status} value={row.status} />,
      },
      {
        label: t('Tindakan'),
        isi: (row) => (
          <Button size="sm" look="quiet" onClick={() => ulang(row)}>
            {t('Hitung ulang')}
          </Button>
        ),
      },
    ]}
    useSimpan={useSimpan}
    onHabis={fokusSelesai}
  />
);

function useSimpan({ kode_gudang, kode_baki }: Row) {
  const write = useWrite(hitungGlobalEndpoint, { refresh: [daftarGlobalEndpoint] });
  return async ({ qty_fisik, berat_fisik }: Nilai) => {
    if (qty_fisik === null || qty_fisik === undefined) return false;
    const isi = { qty_fisik, berat_fisik: berat_fisik as Miligram };
    return !!(await write.send({ body: { kode_gudang, kode_baki, ...isi } }));
  };
}

const seharusnya = (row: Row) =>
  t('{n} barang, {berat} g', {
    n: formatInt(row.qty ?? 0),
    berat: formatGram(mg((row.berat ?? 0) + (row.berat_label ?? 0))),
  });

const selisih = (row: Row) => (
  <span className={row.status === 'COCOK' ? css.benar : css.salah}>
    {row.selisih_qty ? `${formatInt(row.selisih_qty)} · ` : ''}
    {formatGram(row.selisih ?? mg(0))} g
  </span>
);

const ulang = (row: Row): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={batalGlobalEndpoint}
      params={{ no: row.no_opname_global ?? '' }}
      title={t('Hitung ulang baki?')}
      question={t('Hasil baki {baki} dikesampingkan dan tetap tercatat.', { baki: row.kode_baki })}
      act={t('Hitung ulang')}
      success={mark('Baki menunggu dihitung ulang')}
      refresh={[daftarGlobalEndpoint]}
      onClose={() => close(undefined)}
    />
  ));
