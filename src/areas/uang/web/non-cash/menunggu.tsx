import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatInt } from '#kit/rules/format.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import {
  JENIS_NON_CASH,
  menungguCairEndpoint,
  menungguRow,
} from '#areas/uang/contract/non-cash.api.ts';
import { saringRekening } from '#areas/uang/contract/saring-rekening.ts';
import { kunciBayar } from '#areas/uang/rules/non-cash.ts';
import { FormCair } from '#areas/uang/web/non-cash/form-cair.tsx';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import css from '#areas/uang/web/uang.module.css';

type Row = AnswerOf<typeof menungguCairEndpoint>[number];
const LIMIT = 200;
const {
  no_dokumen,
  tgl_system,
  umur_hari,
  jenis: cara,
  nama_bank,
  keterangan,
  marketplace: _m,
  ...sisa
} = menungguRow;
const { jumlah_gesek_rp, biaya_bank, dana_masuk, no_rekening: rekening, input_by } = sisa;
const KOLOM = {
  no_dokumen,
  tgl_system,
  umur_hari,
  jenis: cara,
  nama_bank,
  keterangan,
  jumlah_gesek_rp,
  biaya_bank,
  dana_masuk,
  no_rekening: rekening,
  input_by,
};
const JENIS = [
  { value: 'ALL', label: 'SEMUA' },
  ...Object.entries(JENIS_NON_CASH).map(([value, label]) => ({ value, label })),
];
const SORT = ['tgl_system', 'jumlah_gesek_rp'];
const CELLS: Readonly<Record<string, object>> = {
  no_dokumen: { width: 150 },
  tgl_system: { width: 92 },
  jenis: { width: 76 },
  nama_bank: { width: 100 },
  jumlah_gesek_rp: { bare: true },
  biaya_bank: { bare: true },
  dana_masuk: { bare: true },
  input_by: { width: 90 },
  no_rekening: { width: 116 },
  keterangan: { width: 110 },
  umur_hari: {
    width: 64,
    cell: (row: Row) => (
      <span className={row.umur_hari > 3 ? css.out : undefined}>
        {t('{n} hari', { n: formatInt(row.umur_hari) })}
      </span>
    ),
  },
};

const WORDS = {
  label: 'Menunggu validasi',
  search: 'Cari nomor atau customer',
  none: 'Tidak ada yang menunggu',
  hint: 'Kartu dan transfer yang diterima kasir menunggu di sini sampai uangnya masuk.',
  total: mark('{n} pembayaran menunggu'),
};
const keyOf = (row: object): string => kunciBayar(row as Row);

/** Payments that wait, ticked as the statement names them, beside what they come to. */
export function Menunggu() {
  const [jenis, setJenis] = useState('ALL');
  const [no_rekening, setRekening] = useState<string | null>('ALL');
  const [dipilih, setDipilih] = useState<ReadonlySet<string>>(new Set());
  const lepas = () => setDipilih(new Set());
  const saring = (change: () => void) => {
    change();
    lepas();
  };
  return (
    <PagedList
      of={menungguCairEndpoint}
      name="validasi-non-cash"
      words={WORDS}
      columns={KOLOM}
      more={CELLS}
      pinned="no_dokumen"
      rowKey={keyOf}
      sortable={SORT}
      sort="tgl_system"
      query={{ jenis, no_rekening: no_rekening ?? 'ALL' }}
      filters={
        <>
          <SelectInput
            label={t('Jenis')}
            width={130}
            options={JENIS}
            searchable={false}
            value={jenis}
            onChange={(next) => saring(() => setJenis(next ?? 'ALL'))}
          />
          <RefInput
            label={t('Rekening')}
            width={190}
            source={sourceOf(saringRekening.no_rekening)}
            all
            value={no_rekening}
            onChange={(next) => saring(() => setRekening(next))}
          />
        </>
      }
      limit={LIMIT}
      slim
      onNarrow={lepas}
      selected={dipilih}
      onSelect={setDipilih}
      around={(list, rows) => (
        <BesideForm
          label={t('Uang yang masuk')}
          form={
            <FormCair dipilih={rows.filter((row) => dipilih.has(kunciBayar(row)))} onDone={lepas} />
          }
        >
          {list}
        </BesideForm>
      )}
    />
  );
}
