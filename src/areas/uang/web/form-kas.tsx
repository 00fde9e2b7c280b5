import { Fragment } from 'react';
import { BULAN, type Hari } from '#kit/rules/hari.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { SelectInput } from '#kit/web/input/select-input.tsx';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { sourceOf } from '#kit/contract/chosen.ts';
import { DocumentForm } from '#areas/dokumen/web/document-form.tsx';
import { kasDocument } from '#areas/uang/contract/kas.document.ts';
import { KODE_OTOMATIS, kodeTransaksiMaster } from '#areas/uang/contract/kode-transaksi.master.ts';
import { saringRekening } from '#areas/uang/contract/saring-rekening.ts';
import { setidaknya, type Level } from '#areas/toko/rules/level.ts';
import { masaBerakhir, SETOR_PAJAK, type ArahKas } from '#areas/uang/rules/kas.ts';
import { adalahUangSupplier } from '#areas/uang/rules/supplier.ts';
import { kasActs } from '#areas/uang/web/acts-kas.ts';
import { PilihSupplier } from '#areas/uang/web/supplier/pilih-supplier.tsx';

/** The four movements: into the drawer and out of it, to an account and from it. */
const MOVES = {
  kas: {
    MASUK: { make: 'kasMasuk', success: 'Kas masuk disimpan' },
    KELUAR: { make: 'kasKeluar', success: 'Kas keluar disimpan' },
  },
  bank: {
    MASUK: { make: 'bankMasuk', success: 'Bank masuk disimpan' },
    KELUAR: { make: 'bankKeluar', success: 'Bank keluar disimpan' },
  },
} as const;

/** Codes of one direction; those that the product books by itself, or a superior alone, are not typed by hand. */
function useKode(arah: ArahKas, level: Level) {
  const { data } = useRead(kodeTransaksiMaster.endpoints.list, { query: { limit: 1000 } });
  return (data ?? [])
    .filter((row) => row.arah === arah && !KODE_OTOMATIS.includes(row.kode_transaksi))
    .filter((row) => setidaknya(level, 'SPV') || !SETOR_PAJAK[row.kode_transaksi])
    .map((row) => ({
      value: row.kode_transaksi,
      label: `${row.kode_transaksi} · ${row.deskripsi}`,
    }));
}

/** The months whose tax may still be paid in, the newest first: the year before this one, and this one by the owner. */
function masaPilihan(hari: Hari, level: Level) {
  const [tahun = 0, bulan = 1] = hari.split('-').map(Number);
  return Array.from({ length: 13 }, (_, lalu) => {
    const ke = tahun * 12 + bulan - 1 - lalu;
    const [year, month] = [Math.floor(ke / 12), ke % 12];
    const value = `${year}-${String(month + 1).padStart(2, '0')}`;
    return { value, label: `${t(BULAN[month] ?? '')} ${year}` };
  }).filter(({ value }) => level === 'OWN' || masaBerakhir(value, hari));
}

/** One movement of money: why, how much, a remark; the paper comes with it. */
export function FormKas({ arah, bank }: { arah: ArahKas; bank?: boolean }) {
  const { level, tgl_system } = usePerson();
  const codes = useKode(arah, level as Level);
  const masa = masaPilihan(tgl_system as Hari, level as Level);
  return (
    <DocumentForm
      {...MOVES[bank ? 'bank' : 'kas'][arah]}
      of={kasDocument}
      acts={kasActs}
      inputs={{
        no_rekening: (bound) => (
          <RefInput
            key="no_rekening"
            {...bound}
            label={t('No Rekening')}
            source={sourceOf(saringRekening.no_rekening)}
            value={bound.value as string | null}
          />
        ),
        kode_transaksi: (bound) => (
          <SelectInput
            key="kode_transaksi"
            {...bound}
            value={bound.value as string | null}
            label={t('Kode Transaksi')}
            options={codes}
            asIs
            searchable
          />
        ),
        kode_supplier: (bound, values) =>
          adalahUangSupplier(String(values.kode_transaksi)) ? (
            <PilihSupplier
              key="kode_supplier"
              {...bound}
              arah={arah}
              value={bound.value as string | null}
            />
          ) : (
            <Fragment key="kode_supplier" />
          ),
        masa_pajak: (bound, values) =>
          SETOR_PAJAK[String(values.kode_transaksi)] ? (
            <SelectInput
              key="masa_pajak"
              {...bound}
              value={bound.value as string | null}
              label={t('Masa Pajak')}
              options={masa}
            />
          ) : (
            <Fragment key="masa_pajak" />
          ),
        keterangan: (bound) => (
          <LongTextInput
            key="keterangan"
            {...bound}
            value={bound.value as string | null}
            label={t('Keterangan')}
            rows={2}
          />
        ),
      }}
    />
  );
}
