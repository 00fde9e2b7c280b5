import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import type { ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import { mutasiDocument } from '#areas/uang/contract/mutasi.document.ts';
import { namaSisi, type JenisMutasi } from '#areas/uang/rules/mutasi.ts';
import { mutasiActs } from '#areas/uang/web/mutasi/acts.ts';
import { FormMutasi } from '#areas/uang/web/mutasi/form-mutasi.tsx';
import { FormPengalihan } from '#areas/uang/web/mutasi/form-pengalihan.tsx';

type Row = ListRowOf<typeof mutasiDocument.spec>;
const WORDS = {
  label: 'Mutasi uang',
  search: 'Cari nomor, keterangan, pengguna',
  none: 'Belum ada mutasi uang',
  hint: 'Uang yang berpindah tempat pada hari ini tercatat di sini.',
};
const { no_mutasi, input_date, asal, tujuan, no_slip, deskripsi, keterangan, jumlah, input_by } =
  mutasiDocument.row;
const HEAD = { no_mutasi, input_date, asal, tujuan };
const REST = { deskripsi, keterangan, jumlah, input_by };
/** Only cash that goes to a bank has a slip. */
const COLUMNS = { ...HEAD, ...REST };
const WITH_SLIP = { ...HEAD, no_slip, ...REST };
const withAccounts = (row: Row) => ({
  ...row,
  asal: namaSisi(row.asal, row.asal_rekening),
  tujuan: namaSisi(row.tujuan, row.tujuan_rekening),
});

const buka = (jenis: JenisMutasi): void =>
  void openDialog((close) =>
    jenis === 'SALDO' ? (
      <FormPengalihan onClose={() => close(undefined)} />
    ) : (
      <FormMutasi jenis={jenis} onClose={() => close(undefined)} />
    ),
  );

/** Transfers of one kind on a day; a button opens the form (2§2). */
const LayarMutasi = ({ jenis }: { jenis: JenisMutasi }) => (
  <Screen>
    <ScreenHead
      acts={
        <Button look="primary" onClick={() => buka(jenis)}>
          {jenis === 'SALDO' ? t('Alihkan saldo') : t('Tambah mutasi')}
        </Button>
      }
    />
    <DocumentDay
      of={mutasiDocument}
      acts={mutasiActs}
      name={`mutasi-${jenis.toLowerCase()}`}
      words={WORDS}
      columns={jenis === 'CASH' ? WITH_SLIP : COLUMNS}
      show={withAccounts}
      only={{ jenis }}
    />
  </Screen>
);

export const MutasiBank = () => <LayarMutasi jenis="BANK" />;
export const MutasiCash = () => <LayarMutasi jenis="CASH" />;
export const PengalihanSaldo = () => <LayarMutasi jenis="SALDO" />;
