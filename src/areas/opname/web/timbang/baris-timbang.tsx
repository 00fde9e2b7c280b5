import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatGram, formatInt } from '#kit/rules/format.ts';
import { mg, type Miligram } from '#kit/rules/quantity.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { t } from '#kit/web/base/text.ts';
import { WeightInput } from '#kit/web/counter/weight-input.tsx';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { StatusWord } from '#kit/web/mark/status-word.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  bukuBakiEndpoint,
  daftarTimbangEndpoint,
  hasilTimbangEndpoint,
  terimaSelisihEndpoint,
  timbangRow,
} from '#areas/opname/contract/timbang.api.ts';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import css from '#areas/opname/web/opname.module.css';

type Row = AnswerOf<typeof daftarTimbangEndpoint>[number];

/** A tray on the list: waiting for the scale, or with what it should have weighed. */
export const BarisTimbang = ({ row }: { row: Row }) => (
  <div className={css.baki} role="listitem">
    <span>
      <b>
        {row.kode_gudang}/{row.kode_toko}
      </b>
      <small>
        {formatInstant(row.waktu)} · {row.input_by}
      </small>
    </span>
    {row.status === 'MULAI' ? <Isian row={row} /> : <Hasil row={row} />}
    <StatusWord of={timbangRow.status} value={row.status} />
  </div>
);

function Isian({ row }: { row: Row }) {
  const [berat, setBerat] = useState<Miligram | null>(null);
  const [kemasan, setKemasan] = useState<Miligram | null>(null);
  const write = useWrite(hasilTimbangEndpoint, {
    refresh: [daftarTimbangEndpoint, bukuBakiEndpoint],
  });
  const simpan = () => {
    if (berat) void write.send({ body: { id: row.id, berat_timbang: berat, kemasan } });
  };
  return (
    <div className={css.isian}>
      <WeightInput
        label={t('Hasil timbang')}
        name={`timbang-${row.id}`}
        width={150}
        value={berat}
        onChange={setBerat}
      />
      <WeightInput label={t('Kemasan lain')} width={130} value={kemasan} onChange={setKemasan} />
      <Button look="primary" busy={write.busy} disabled={!berat} onClick={simpan}>
        {t('Simpan hasil')}
      </Button>
    </div>
  );
}

function Hasil({ row }: { row: Row }) {
  const selisih = row.selisih ?? mg(0);
  const harap = mg((row.berat_timbang ?? 0) - selisih);
  return (
    <div className={css.angka}>
      <span>
        {t('Ditimbang')} <b>{formatGram(row.berat_timbang ?? mg(0))} g</b>
      </span>
      <span>
        {t('Seharusnya')} <b>{formatGram(harap)} g</b>
      </span>
      <span className={row.status === 'COCOK' ? css.benar : css.salah}>
        {t('Selisih')} {formatGram(selisih)} g
      </span>
      <span>{t('{n} barang', { n: formatInt(row.qty) })}</span>
      {row.diterima_by && <span>{t('diterima {user}', { user: row.diterima_by })}</span>}
      {row.status === 'SELISIH' && (
        <Button size="sm" onClick={() => terima(row)}>
          {t('Terima selisih')}
        </Button>
      )}
    </div>
  );
}

const terima = (row: Row): void =>
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
