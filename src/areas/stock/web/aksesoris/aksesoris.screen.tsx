import { useState } from 'react';
import type { Field } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import { useRead } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { openPeek } from '#kit/web/frame/peek.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { IntInput } from '#kit/web/input/number-input.tsx';
import { EmptyBlock, ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  kartuAksesorisEndpoint,
  saldoAksesorisEndpoint,
} from '#areas/stock/contract/aksesoris.api.ts';
import { aksesorisDocument, gerakFields } from '#areas/stock/contract/aksesoris.document.ts';
import { AksesorisHariIni } from '#areas/stock/web/aksesoris/aksesoris-hari-ini.tsx';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import css from '#areas/stock/web/kerja.module.css';

type Isi = { jenis: 'TAMBAH' | 'AMBIL' | 'JUAL'; keterangan: string };

/** Every accessory with what there is of it: so many come in, are taken, or go with a sale. */
export default function AksesorisScreen() {
  const { data, error, refetch } = useRead(saldoAksesorisEndpoint, { staleTime: 0 });
  const [qty, setQty] = useState<Readonly<Record<string, number | null>>>({});
  const form = useFields(gerakFields, { start: { jenis: 'TAMBAH' } });
  const barang = Object.entries(qty).flatMap(([kode_aksesoris, n]) =>
    n ? [{ kode_aksesoris, qty: n }] : [],
  );
  const write = useWrite(aksesorisDocument.makes.gerak, {
    success: 'Stock aksesoris disimpan',
    refresh: [saldoAksesorisEndpoint, aksesorisDocument.list, kartuAksesorisEndpoint],
    onProblem: form.take,
    after: () => {
      setQty({});
      form.set('keterangan', null);
    },
  });
  const simpan = () => {
    const isi = barang.length > 0 ? (form.check() as Isi | undefined) : undefined;
    if (isi) void write.send({ body: { ...isi, barang } });
  };
  const buah = barang.reduce((all, one) => all + one.qty, 0);
  return (
    <GatherAndDo
      note={buah > 0 && t('{n} buah', { n: formatInt(buah) })}
      onClear={() => setQty({})}
      rows
      list={
        <>
          {error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
          {data?.length === 0 && (
            <EmptyBlock
              title={t('Belum ada aksesoris')}
              text={t('Tambahkan kotak, dompet, atau kait di Master Aksesoris.')}
            />
          )}
          {data?.map((one) => (
            <div key={one.kode_aksesoris} className={css.hitung}>
              <button
                type="button"
                className={css.nama}
                onClick={() => void openPeek('aksesoris', one.kode_aksesoris)}
              >
                {one.nama_aksesoris}
                <small>{one.kode_aksesoris}</small>
              </button>
              <span className={one.saldo < one.minimum ? css.ingat : css.tenang}>
                {t('{n} buah', { n: formatInt(one.saldo) })}
                {one.saldo < one.minimum && (
                  <small>{t('kurang dari minimum {n}', { n: formatInt(one.minimum) })}</small>
                )}
              </span>
              <IntInput
                bare
                fromOne
                label={t('Qty {nama}', { nama: one.nama_aksesoris })}
                value={qty[one.kode_aksesoris] ?? null}
                onChange={(n) => setQty((old) => ({ ...old, [one.kode_aksesoris]: n }))}
                width={96}
              />
            </div>
          ))}
        </>
      }
      form={
        <>
          <FieldInput of={gerakFields.jenis as Field} {...form.bind('jenis')} />
          <FieldInput of={gerakFields.keterangan as Field} {...form.bind('keterangan')} />
        </>
      }
      act={{
        label: t('Tambah atau ambil'),
        button: t('Simpan {n} buah', { n: formatInt(buah) }),
        ready: buah > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={<AksesorisHariIni />}
    />
  );
}
