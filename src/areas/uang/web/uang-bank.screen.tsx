import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import { formatRupiah } from '#kit/rules/format.ts';
import { wordIn } from '#kit/rules/row-word.ts';
import { useRead } from '#kit/web/api/query.ts';
import { formatClock } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { PagedList } from '#kit/web/grid/paged-list.tsx';
import { DayInput } from '#kit/web/input/day-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { Facts } from '#kit/web/mark/facts.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { saringRekening } from '#areas/uang/contract/saring-rekening.ts';
import { bankRow, saldoBankEndpoint, uangBankEndpoint } from '#areas/uang/contract/riwayat.api.ts';
import type { ArahKas } from '#areas/uang/rules/kas.ts';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import { kasActs } from '#areas/uang/web/acts-kas.ts';
import { FormKas } from '#areas/uang/web/form-kas.tsx';
import { RowActs } from '#areas/dokumen/web/row-acts.tsx';
import { useScanned, type Scanned } from '#areas/dokumen/web/use-scanned.ts';
import css from '#areas/uang/web/uang.module.css';

type Row = AnswerOf<typeof uangBankEndpoint>[number];
const ARAH = [
  { value: 'MASUK', label: 'Bank masuk' },
  { value: 'KELUAR', label: 'Bank keluar' },
];
const { no_bukti, waktu, nama_bank, no_rekening, transaksi, keterangan, ...lain } = bankRow;
const { masuk, keluar, input_by } = lain;
const KOLOM = {
  no_bukti,
  waktu,
  nama_bank,
  no_rekening,
  transaksi,
  keterangan,
  masuk,
  keluar,
  input_by,
};
const SEL: Readonly<Record<string, object>> = {
  transaksi: { aside: true },
  waktu: { width: 62, cell: (row: Row) => formatClock(row.waktu) },
  nama_bank: { aside: true },
  masuk: { bare: true },
  keluar: { bare: true },
  input_by: { aside: true },
};
const WORDS = {
  label: 'Gerak uang bank',
  search: 'Cari nomor, keterangan',
  none: 'Belum ada gerak uang bank',
  hint: 'Kartu yang cair, transfer, dan uang yang masuk atau keluar tampil di sini.',
  total: mark('Total {n} baris'),
};
/** The account with its bank before it; before its words what moved it, and that it was cancelled. */
const tandai = (row: Row): Row => ({
  ...row,
  no_rekening: [row.kode_bank, row.no_rekening].filter(Boolean).join(' '),
  keterangan: [row.batal && t('BATAL'), wordIn(transaksi.words, row.transaksi, t), row.keterangan]
    .filter(Boolean)
    .join(' · '),
});

/** Money at banks: what each account holds, what comes and goes apart from documents, and all of a day. */
export default function UangBankScreen() {
  const scanned = useScanned();
  const [arah, setArah] = useState<ArahKas>('MASUK');
  return (
    <Screen>
      <ScreenHead />
      <BesideForm
        label={t('Transaksi bank')}
        form={
          <>
            <SelectInput
              label={t('Arah')}
              options={ARAH}
              value={arah}
              onChange={(next) => setArah((next as ArahKas | null) ?? 'MASUK')}
            />
            <FormKas key={arah} arah={arah} bank />
            <Saldo />
          </>
        }
      >
        <Gerak key={JSON.stringify(scanned)} scanned={scanned} />
      </BesideForm>
    </Screen>
  );
}

function Saldo() {
  const { data } = useRead(saldoBankEndpoint, { staleTime: 0 });
  if (!data?.length) return null;
  return (
    <div className={css.balances}>
      <Facts
        of={Object.fromEntries(
          data.map((one) => [`${one.kode_bank} ${one.no_rekening}`, formatRupiah(one.saldo)]),
        )}
      />
    </div>
  );
}

/** Every movement of a day, whatever document it belongs to; own ones are printed and cancelled here. */
function Gerak({ scanned }: { scanned: Scanned }) {
  const { tgl_system } = usePerson();
  const [tgl, setTgl] = useState(scanned.tgl);
  const [rekening, setRekening] = useState<string | null>('ALL');
  return (
    <PagedList
      of={uangBankEndpoint}
      name="uang-bank"
      words={WORDS}
      columns={KOLOM}
      more={SEL}
      pinned="no_bukti"
      rowKey={(row) => `${row.no_bukti} ${row.no_rekening}`}
      show={tandai}
      query={{ tgl_from: tgl, tgl_to: tgl, no_rekening: rekening ?? 'ALL' }}
      filters={
        <>
          <DayInput
            label={t('Tanggal')}
            value={tgl}
            max={tgl_system}
            onChange={(next) => next && setTgl(next)}
          />
          <RefInput
            label={t('Rekening')}
            width={190}
            source={sourceOf(saringRekening.no_rekening)}
            all
            value={rekening}
            onChange={setRekening}
          />
        </>
      }
      q={scanned.q}
      isMuted={(row) => row.batal === true}
      actionsWidth={96}
      actions={(row) => <Tindakan row={row as Row} hariIni={row.tgl_system === tgl_system} />}
    />
  );
}

const MILIK_SENDIRI = /^R[MK]/;

function Tindakan({ row, hariIni }: { row: Row; hariIni: boolean }) {
  if (!MILIK_SENDIRI.test(row.no_bukti)) return null;
  const no_kas = row.no_bukti;
  const jumlah = row.masuk > 0 ? row.masuk : row.keluar;
  return (
    <RowActs
      no={no_kas}
      onStruk={() => kasActs.print({ no_kas })}
      onCetakUlang={() => kasActs.reprint({ no_kas })}
      onBatal={
        !row.batal && hariIni
          ? () => kasActs.cancel({ no_kas, jumlah, keterangan: row.keterangan })
          : undefined
      }
    />
  );
}
