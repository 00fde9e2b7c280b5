import type { ReactNode } from 'react';
import type { Endpoint } from '#kit/contract/endpoint.ts';
import type { Fields } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import { mark, t } from '#kit/web/base/text.ts';
import { LongTextInput } from '#kit/web/input/text-input.tsx';
import { messagesFor, tidyValues, type Values } from '#kit/web/write/check.ts';
import { useFields, type FieldsForm } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import {
  alasanUbah,
  UBAH_PALING_BANYAK,
  type hitungKadarEndpoint,
  type hitungProfitEndpoint,
  type pratinjauRow,
} from '#areas/stock/contract/ubah-massal.api.ts';
import css from '#areas/stock/web/kerja.module.css';
import { AmbilSaringan } from '#areas/stock/web/massal/ambil-saringan.tsx';
import { TabelUbah } from '#areas/stock/web/massal/tabel-ubah.tsx';
import { UpdateHariIni, type UbahDocument } from '#areas/stock/web/massal/update-hari-ini.tsx';
import { usePratinjau } from '#areas/stock/web/massal/use-pratinjau.ts';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { usePindaiBarang } from '#areas/stock/web/pindai/use-pindai-barang.ts';

type Props = {
  nama: string;
  of: UbahDocument;
  hitung: typeof hitungProfitEndpoint | typeof hitungKadarEndpoint;
  fields: Fields;
  kolom: readonly (keyof typeof pratinjauRow)[];
  /** The inputs of what is asked. */
  isian: (form: FieldsForm) => ReactNode;
  /** Whether enough is said for a preview. */
  siap: (values: Values) => boolean;
};

/** Many pieces changed at once: gathered, shown before and after, saved with a reason (D-21.1). */
export function LayarUbah({ nama, of, hitung, fields, kolom, isian, siap }: Props) {
  const pindai = usePindaiBarang({
    paling: UBAH_PALING_BANYAK,
    penuh: mark('Barang maksimal {n}'),
    status: ['READY'],
  });
  const codes = pindai.barang.map((one) => one.kode_barcode);
  const form = useFields({ ...fields, ...alasanUbah });
  const tertulis = isianDari(fields, form.values);
  const lihat = codes.length > 0 && tertulis !== undefined && siap(form.values);
  const { baris, salah } = usePratinjau(
    hitung as Endpoint<unknown, unknown, object, unknown>,
    lihat ? { barang: codes, ...tertulis } : undefined,
  );
  const write = useWrite(of.makes.simpan as Endpoint<unknown, unknown, object, unknown>, {
    success: 'Update barang disimpan',
    refresh: [daftarBarangEndpoint, barangEndpoint, of.list],
    onProblem: form.take,
    after: () => {
      pindai.kosongkan();
      form.reset();
    },
  });
  const berubah = baris.filter((one) => one.berubah).length;
  const simpan = () => {
    const isi = berubah > 0 ? form.check() : undefined;
    if (isi) void write.send({ body: { barang: codes, ...isi } });
  };
  const alasan = form.bind('alasan');
  return (
    <GatherAndDo
      note={codes.length > 0 && t('{n} barang', { n: formatInt(codes.length) })}
      scan={pindai}
      above={<AmbilSaringan paling={UBAH_PALING_BANYAK} masukkan={pindai.masukkan} />}
      list={
        <TabelUbah
          nama={nama}
          kolom={kolom}
          barang={pindai.barang}
          pratinjau={baris}
          onBuang={pindai.buang}
        />
      }
      form={
        <>
          {isian(form)}
          <LongTextInput
            {...alasan}
            value={alasan.value as string | null}
            label={t('Alasan')}
            rows={2}
          />
          {salah && (
            <p className={css.ingat} role="alert">
              {salah}
            </p>
          )}
        </>
      }
      act={{
        label: t('Perubahan'),
        button: t('Ubah {n} barang', { n: formatInt(berubah) }),
        ready: berubah > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={<UpdateHariIni of={of} />}
    />
  );
}

/** What is said so far, when it is content with itself. */
const isianDari = (fields: Fields, values: Values): Values | undefined =>
  Object.keys(messagesFor(fields, values)).length > 0
    ? undefined
    : tidyValues(
        fields,
        Object.fromEntries(Object.keys(fields).map((name) => [name, values[name]])),
      );
