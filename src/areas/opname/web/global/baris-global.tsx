import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { IntInput } from '#kit/web/input/number-input.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  batalGlobalEndpoint,
  daftarGlobalEndpoint,
  globalRow,
  hitungGlobalEndpoint,
} from '#areas/opname/contract/global.api.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import css from '#areas/opname/web/opname.module.css';

type Row = AnswerOf<typeof daftarGlobalEndpoint>[number];

/** A tray: waiting for its count, or what came of it. */
export const BarisGlobal = ({ row }: { row: Row }) => (
  <div className={css.baki} role="listitem">
    <span>
      <b>
        {row.kode_gudang}/{row.kode_baki}
      </b>
      <small>{row.waktu ? `${formatClock(row.waktu)} · ${row.input_by}` : row.nama}</small>
    </span>
    {row.status === 'BELUM' ? <Isian row={row} /> : <Hasil row={row} />}
    <StatusWord of={globalRow.status} value={row.status} />
  </div>
);

function Isian({ row: { kode_gudang, kode_baki } }: { row: Row }) {
  const [qty, setQty] = useState<number | null>(null);
  const [berat, setBerat] = useState<Miligram | null>(null);
  const write = useWrite(hitungGlobalEndpoint, { refresh: [daftarGlobalEndpoint] });
  const simpan = () => {
    if (qty !== null && berat !== null)
      void write.send({ body: { kode_gudang, kode_baki, qty_fisik: qty, berat_fisik: berat } });
  };
  return (
    <div className={css.isian}>
      <IntInput label={t('Jumlah barang')} width={120} value={qty} onChange={setQty} />
      <WeightInput
        label={t('Berat tanpa baki')}
        name={`global-${kode_gudang}-${kode_baki}`}
        width={150}
        value={berat}
        onChange={setBerat}
      />
      <Button
        look="primary"
        busy={write.busy}
        disabled={qty === null || berat === null}
        onClick={simpan}
      >
        {t('Simpan hasil')}
      </Button>
    </div>
  );
}

const Hasil = ({ row }: { row: Row }) => (
  <div className={css.angka}>
    <span>
      {t('Dihitung')} <b>{formatInt(row.qty_fisik ?? 0)}</b>
      {row.selisih_qty ? ` (${formatInt(row.selisih_qty)})` : ''}
    </span>
    <span>
      {t('Ditimbang')} <b>{formatGram(row.berat_fisik ?? mg(0))} g</b>
    </span>
    <span>
      {t('Seharusnya')}{' '}
      <b>
        {t('{n} barang, {berat} g', {
          n: formatInt(row.qty ?? 0),
          berat: formatGram(mg((row.berat ?? 0) + (row.berat_label ?? 0))),
        })}
      </b>
    </span>
    <span className={row.status === 'COCOK' ? css.benar : css.salah}>
      {t('Selisih')} {formatGram(row.selisih ?? mg(0))} g
    </span>
    <Button size="sm" look="quiet" onClick={() => ulang(row)}>
      {t('Hitung ulang')}
    </Button>
  </div>
);

const ulang = (row: Row): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={batalGlobalEndpoint}
      params={{ no: row.no_opname_global! }}
      title={t('Hitung ulang baki?')}
      question={t('Hasil baki {baki} dikesampingkan dan tetap tercatat.', { baki: row.kode_baki })}
      act={t('Hitung ulang')}
      success={mark('Baki menunggu dihitung ulang')}
      refresh={[daftarGlobalEndpoint]}
      onClose={() => close(undefined)}
    />
  ));
