import { useState } from 'react';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { ReasonDialog } from '#kit/web/feedback/reason-dialog.tsx';
import type { ListRowOf } from '#areas/dokumen/contract/document-types.ts';
import { bisaLihatKas } from '#areas/buku/rules/lihat-akun.ts';
import { BesideForm } from '#areas/dokumen/web/beside-form.tsx';
import { DocumentDay } from '#areas/dokumen/web/document-day.tsx';
import type { Level } from '#areas/toko/rules/level.ts';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { bukaLaciEndpoint } from '#areas/uang/contract/laci.api.ts';
import { bankRow } from '#areas/uang/contract/riwayat.api.ts';
import type { ArahKas } from '#areas/uang/rules/kas.ts';
import { kasActs } from '#areas/uang/web/acts-kas.ts';
import { FormKas } from '#areas/uang/web/form-kas.tsx';

type Row = ListRowOf<typeof kasDocument.spec>;
const ARAH = [
  { value: 'MASUK', label: 'Kas masuk' },
  { value: 'KELUAR', label: 'Kas keluar' },
];
const WORDS = {
  label: 'Transaksi kas',
  search: 'Cari nomor, keterangan, kasir',
  none: 'Belum ada transaksi kas',
  hint: 'Uang masuk dan keluar laci di luar penjualan dan pembelian tercatat di sini.',
};
const { no_kas, input_date, deskripsi, keterangan, saldo, input_by } = kasDocument.row;
const { masuk, keluar } = bankRow;
const BLIND = { no_kas, input_date, deskripsi, keterangan, masuk, keluar, input_by };
const KNOWN = { no_kas, input_date, deskripsi, keterangan, masuk, keluar, saldo, input_by };
const MORE = {
  masuk: { bare: true },
  keluar: { bare: true },
  saldo: { bare: true },
  input_by: { aside: true },
};

/** What came and what went stand apart, so that each has its sum below. */
const inAndOut = (row: Row) => ({
  ...row,
  masuk: row.arah === 'MASUK' ? row.jumlah : null,
  keluar: row.arah === 'KELUAR' ? row.jumlah : null,
});

/** Cash that comes and goes apart from goods: the form beside what was moved today (D-19.1). */
export default function UangKasScreen() {
  const [arah, setArah] = useState<ArahKas>('KELUAR');
  const known = bisaLihatKas(usePerson().level as Level);
  return (
    <Screen>
      <ScreenHead acts={<Button onClick={bukaLaci}>{t('Buka laci')}</Button>} />
      <BesideForm
        label={t('Transaksi kas')}
        form={
          <>
            <SelectInput
              label={t('Arah')}
              options={ARAH}
              value={arah}
              onChange={(next) => setArah((next as ArahKas | null) ?? 'KELUAR')}
            />
            <FormKas key={arah} arah={arah} />
          </>
        }
      >
        <DocumentDay
          of={kasDocument}
          acts={kasActs}
          name="uang-kas"
          words={WORDS}
          columns={known ? KNOWN : BLIND}
          more={MORE}
          show={inAndOut}
          today={!known}
        />
      </BesideForm>
    </Screen>
  );
}

const bukaLaci = (): void =>
  void openDialog((close) => (
    <ReasonDialog
      of={bukaLaciEndpoint}
      title={t('Buka laci tanpa transaksi')}
      question={t('Laci dibuka dan tercatat, tidak ada uang yang bergerak.')}
      act={t('Buka laci')}
      success="Pembukaan laci dicatat"
      onClose={() => close(undefined)}
    />
  ));
