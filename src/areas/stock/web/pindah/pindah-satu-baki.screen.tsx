import { useState } from 'react';
import type { AnswerOf } from '#kit/contract/endpoint.ts';
import type { Field } from '#kit/contract/field.ts';
import { formatInt } from '#kit/rules/format.ts';
import { usePage } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { FieldInput } from '#kit/web/input/field-input.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import { useWrite } from '#kit/web/write/use-write.ts';
import { sourceOf } from '#kit/contract/chosen.ts';
import { barangEndpoint, daftarBarangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { asalFields, pindahDocument, tujuanFields } from '#areas/stock/contract/pindah.document.ts';
import css from '#areas/stock/web/kerja.module.css';
import { FormTujuan } from '#areas/stock/web/pindah/form-tujuan.tsx';
import { SelesaiPindah } from '#areas/stock/web/pindah/selesai-pindah.tsx';
import { GatherAndDo } from '#areas/stock/web/pindai/gather-and-do.tsx';
import { TabelPindai } from '#areas/stock/web/pindai/tabel-pindai.tsx';

const FIELDS = { ...asalFields, ...tujuanFields };
type Isi = {
  dari_gudang: string;
  dari_baki: string;
  kode_gudang: string;
  kode_baki: string | null;
  keterangan: string | null;
};

/** Everything that lies in one tray, shown before it goes to another. */
export default function PindahSatuBakiScreen() {
  const form = useFields(FIELDS);
  const { dari_gudang, dari_baki } = form.values as Partial<Isi>;
  const dipilih = !!dari_gudang && !!dari_baki;
  const isi = usePage(daftarBarangEndpoint, {
    query: { kode_gudang: dari_gudang!, kode_baki: dari_baki!, limit: 1000, sort: 'kode_barcode' },
    enabled: dipilih,
    staleTime: 0,
  });
  const barang = dipilih ? (isi.data?.data ?? []).filter(adaDiBaki) : [];
  const [selesai, setSelesai] = useState<AnswerOf<typeof pindahDocument.makes.satuBaki>>();
  const write = useWrite(pindahDocument.makes.satuBaki, {
    success: 'Pindah barang disimpan',
    refresh: [daftarBarangEndpoint, barangEndpoint, pindahDocument.list],
    onProblem: form.take,
    after: (dokumen) => {
      setSelesai(dokumen);
      form.set('dari_baki', null);
    },
  });
  const simpan = () => {
    const values = form.check() as Isi | undefined;
    if (values && barang.length > 0) void write.send({ body: { ...values, qty: barang.length } });
  };
  return (
    <GatherAndDo
      note={barang.length > 0 && t('{n} barang', { n: formatInt(barang.length) })}
      above={
        <div className={css.saring}>
          <FieldInput
            of={asalFields.dari_gudang as Field}
            {...form.bind('dari_gudang')}
            width={220}
          />
          <RefInput
            {...form.bind('dari_baki')}
            value={dari_baki ?? null}
            label={t('Baki Asal')}
            source={sourceOf(asalFields.dari_baki)}
            within={{ kode_gudang: dari_gudang }}
            width={220}
          />
        </div>
      }
      list={
        <TabelPindai
          nama="pindah-satu-baki"
          label={t('Isi baki')}
          barang={barang}
          loading={dipilih && isi.isPending}
          empty={
            <EmptyBlock
              title={dipilih ? t('Baki kosong') : t('Pilih baki asal')}
              text={t('Seluruh isi baki tampil di sini sebelum dipindah.')}
            />
          }
        />
      }
      form={<FormTujuan form={form} />}
      act={{
        label: t('Tujuan'),
        button: t('Pindahkan {n} barang', { n: formatInt(barang.length) }),
        ready: barang.length > 0,
        busy: write.busy,
        onSave: simpan,
      }}
      done={selesai && <SelesaiPindah dokumen={selesai} />}
    />
  );
}

/** Every piece with the tray counts in it, held ones too (D-8.5). */
const adaDiBaki = ({ status }: { status: string }): boolean =>
  status === 'READY' || status === 'TITIP';
